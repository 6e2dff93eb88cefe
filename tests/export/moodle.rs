//! Reads Moodle XML as Moodle 4.2 imports it; input that Moodle would refuse, drop or alter is an error.

use std::collections::HashSet;

use roxmltree::{Document, Node};

use super::markup;
use super::moodle_answers;
use super::platform::{Question, number};

const KNOWN: &str = " name questiontext generalfeedback defaultgrade penalty \
    hidden idnumber tags coursetags answer single shuffleanswers answernumbering \
    showstandardinstruction correctfeedback partiallycorrectfeedback incorrectfeedback \
    shownumcorrect hint usecase unitgradingtype unitpenalty showunits unitsleft units \
    instructions subquestion responseformat responserequired responsefieldlines minwordlimit \
    maxwordlimit attachments attachmentsrequired maxbytes filetypeslist graderinfo \
    responsetemplate ";

/// Questions of a file.
pub(crate) fn read(xml: &str) -> Result<Vec<Question>, String> {
    if let Some(fault) = markup::forbidden(xml) {
        return Err(fault);
    }
    let declared = xml.starts_with("<?xml").then(|| xml.split("?>").next().unwrap_or_default());
    if declared
        .is_some_and(|line| line.contains("encoding") && !line.to_uppercase().contains("UTF-8"))
    {
        return Err("the file is not said to be UTF-8".to_owned());
    }
    let tree = Document::parse(xml).map_err(|fault| format!("no XML: {fault}"))?;
    let root = tree.root_element();
    if root.tag_name().name() != "quiz" || root.tag_name().namespace().is_some() {
        return Err("the root is not <quiz>".to_owned());
    }
    if tree.descendants().any(|node| node.has_tag_name("text") && !only_text(node)) {
        return Err("a <text> holds a tag".to_owned());
    }
    let mut reader = Reader::default();
    for node in root.children() {
        if node.is_text() && node.text().is_some_and(|text| !text.trim().is_empty()) {
            return Err("words between the questions".to_owned());
        }
        if node.is_element() {
            reader.question(node)?;
        }
    }
    if reader.questions.is_empty() {
        return Err("no question in the file".to_owned());
    }
    Ok(reader.questions)
}

#[derive(Default)]
struct Reader {
    category: Option<String>,
    ids: HashSet<(String, String)>,
    questions: Vec<Question>,
}

impl Reader {
    fn question(&mut self, node: Node) -> Result<(), String> {
        if !node.has_tag_name("question") {
            return Err(format!("<{}> among the questions", node.tag_name().name()));
        }
        let kind = node.attribute("type").ok_or("a question without a type")?;
        if kind == "category" {
            let place = child(node, "category").ok_or("a category without a place")?;
            self.category = Some(category(&plain(place)?)?);
            return Ok(());
        }
        let name = name(node)?;
        let category = self.category.clone().ok_or(format!("{name}: before any category"))?;
        let question =
            one(node, kind, &name, category).map_err(|fault| format!("{name}: {fault}"))?;
        let id = (question.category.clone(), question.id.clone());
        if !question.id.is_empty() && !self.ids.insert(id) {
            return Err(format!("{name}: idnumber {} twice in a category", question.id));
        }
        self.questions.push(question);
        Ok(())
    }
}

fn one(node: Node, kind: &str, name: &str, category: String) -> Result<Question, String> {
    for part in node.children().filter(Node::is_element) {
        let part = part.tag_name().name();
        if !KNOWN.contains(&format!(" {part} ")) {
            return Err(format!("Moodle knows no <{part}>"));
        }
        let single = !matches!(part, "answer" | "subquestion" | "hint");
        if single && node.children().filter(|other| other.has_tag_name(part)).count() > 1 {
            return Err(format!("<{part}> twice: Moodle reads the first"));
        }
    }
    let stem = child(node, "questiontext").ok_or("no <questiontext>")?;
    let mut question = Question {
        kind: "essay",
        id: value(node, "idnumber").unwrap_or_default(),
        name: name.to_owned(),
        category,
        tags: tags(node)?,
        stem: text(stem)?,
        gaps: Vec::new(),
        feedback: child(node, "generalfeedback").map_or(Ok(String::new()), text)?,
        points: amount(node, "defaultgrade", 1.0)?,
        pictures: files(node)?,
        marker: child(node, "graderinfo").map_or(Ok(String::new()), text)?,
        engine: None,
    };
    if question.id.chars().count() > 100 {
        return Err("an idnumber of more than 100 characters".to_owned());
    }
    if question.stem.is_empty() {
        return Err("nothing is asked".to_owned());
    }
    if question.points <= 0.0 {
        return Err("a question without points".to_owned());
    }
    if !(0.0..=1.0).contains(&amount(node, "penalty", 0.0)?) {
        return Err("a penalty outside of 0 to 1".to_owned());
    }
    if !matches!(value(node, "hidden").as_deref(), None | Some("0" | "1")) {
        return Err("hidden is neither 0 nor 1".to_owned());
    }
    for part in node.descendants().filter(|part| child(*part, "text").is_some()) {
        text(part)?;
    }
    moodle_answers::read(node, kind, &mut question)?;
    Ok(question)
}

fn name(node: Node) -> Result<String, String> {
    let name = plain(child(node, "name").ok_or("a question without a <name>")?)?;
    match name.chars().count() {
        0 => Err("a question with an empty name".to_owned()),
        1..=250 if name.contains(['\n', '\r', '\t']) => Err(format!("{name}: lines in the name")),
        1..=250 => Ok(name),
        _ => Err(format!("{name}: a name of more than 250 characters")),
    }
}

/// Category path below `$course$/top`; `//` is a slash in a name.
fn category(place: &str) -> Result<String, String> {
    let below = place.strip_prefix("$course$/").or_else(|| place.strip_prefix("$system$/"));
    let below = below.ok_or(format!("category {place:?} does not start with $course$/"))?;
    let below = below.strip_prefix("top/").unwrap_or(below);
    let names = below.replace("//", "\u{1}");
    for name in names.split('/') {
        let name = name.trim().replace('\u{1}', "/");
        if name.is_empty() || name.starts_with('/') || name.ends_with('/') {
            return Err(format!("category {place:?}: Moodle splits it elsewhere"));
        }
        if name.chars().count() > 255 {
            return Err("a category of more than 255 characters".to_owned());
        }
    }
    Ok(below.to_owned())
}

fn tags(node: Node) -> Result<Vec<String>, String> {
    let mut found: Vec<String> = Vec::new();
    let Some(list) = child(node, "tags") else {
        return Ok(found);
    };
    for tag in list.children().filter(Node::is_element) {
        let tag = plain(tag)?;
        if tag.is_empty() || tag.chars().count() > 50 {
            return Err(format!("{tag:?} is no tag of 1 to 50 characters"));
        }
        if found.iter().any(|other| other.to_lowercase() == tag.to_lowercase()) {
            return Err(format!("tag {tag:?} twice"));
        }
        found.push(tag);
    }
    Ok(found)
}

/// Number of embedded pictures; each must be referred to in its text.
fn files(node: Node) -> Result<usize, String> {
    let mut count = 0;
    for holder in node.descendants().filter(Node::is_element) {
        let files: Vec<Node> = holder.children().filter(|part| part.has_tag_name("file")).collect();
        let body = child(holder, "text").and_then(|text| text.text()).unwrap_or_default();
        let mut wanted: HashSet<String> = HashSet::new();
        for piece in body.split("@@PLUGINFILE@@").skip(1) {
            let end = piece.find(['"', '\'', '<', ' ', ')', '?', '\\']).unwrap_or(piece.len());
            wanted.insert(markup::percent(&markup::entities(&piece[..end])));
        }
        let away = markup::pictures(body);
        if let Some(at) = away.iter().find(|at| !at.starts_with("@@PLUGINFILE@@/")) {
            return Err(format!("picture {at} is not in the file"));
        }
        for file in files {
            let name =
                file.attribute("name").filter(|name| !name.is_empty() && !name.contains('/'));
            let name = name.ok_or("a file without a name")?;
            let path = file.attribute("path").unwrap_or("/");
            if !path.starts_with('/') || !path.ends_with('/') {
                return Err(format!("{name}: path {path:?}"));
            }
            if file.attribute("encoding") != Some("base64") {
                return Err(format!("{name}: the encoding is not base64"));
            }
            let bytes = markup::base64(file.text().unwrap_or_default());
            let sound = bytes.and_then(|bytes| markup::is_picture(&bytes));
            sound.map_err(|fault| format!("{name}: {fault}"))?;
            if !wanted.remove(&format!("{path}{name}")) {
                return Err(format!("file {name} is not referred to beside it, or is there twice"));
            }
            count += 1;
        }
        if let Some(name) = wanted.iter().next() {
            return Err(format!("@@PLUGINFILE@@{name} has no file beside it"));
        }
    }
    Ok(count)
}

/// Visible text of an element that has a format.
pub(crate) fn text(holder: Node) -> Result<String, String> {
    let raw = raw(holder)?;
    match holder.attribute("format").unwrap_or("html").trim() {
        "html" | "moodle_auto_format" if markup_free(holder) => Ok(raw),
        "html" | "moodle_auto_format" => {
            markup::check(&raw)?;
            Ok(markup::text_of(&raw))
        }
        "plain_text" | "markdown" => Ok(markup::fold(&raw)),
        other => Err(format!("Moodle knows no format {other:?}")),
    }
}

/// Whether the answers of this question type are plain text, whatever their format says.
fn markup_free(holder: Node) -> bool {
    let kind = holder.parent().and_then(|parent| parent.attribute("type")).unwrap_or_default();
    let tag = holder.tag_name().name();
    let pair = holder.parent().is_some_and(|parent| parent.has_tag_name("subquestion"));
    matches!(tag, "name" | "tag")
        || (tag == "answer" && (matches!(kind, "shortanswer" | "numerical") || pair))
}

/// Contents of `<text>`, trimmed as Moodle does.
pub(crate) fn raw(holder: Node) -> Result<String, String> {
    let tag = holder.tag_name().name();
    let mut texts = holder.children().filter(|part| part.has_tag_name("text"));
    let text = texts.next().ok_or(format!("<{tag}> without a <text>"))?;
    if texts.next().is_some() {
        return Err(format!("<{tag}> with two <text>"));
    }
    let pieces: String = text.children().filter_map(|part| part.text()).collect();
    Ok(pieces.trim().to_owned())
}

pub(crate) fn plain(holder: Node) -> Result<String, String> {
    raw(holder)
}

pub(crate) fn child<'a, 'b>(node: Node<'a, 'b>, name: &str) -> Option<Node<'a, 'b>> {
    node.children().find(|part| part.has_tag_name(name))
}

/// Text of a simple child element such as `<single>`.
pub(crate) fn value(node: Node, name: &str) -> Option<String> {
    child(node, name).map(|part| part.text().unwrap_or_default().trim().to_owned())
}

/// Number in a simple child element, with a default.
pub(crate) fn amount(node: Node, name: &str, otherwise: f64) -> Result<f64, String> {
    let Some(words) = value(node, name) else {
        return Ok(otherwise);
    };
    number(&words).ok_or(format!("<{name}> {words:?} is no number"))
}

fn only_text(node: Node) -> bool {
    node.children().all(|part| part.is_text())
}
