//! Reads a package for Canvas (QTI 1.2) as Instructure's importers do; lost content is an error.

use std::collections::HashSet;

use roxmltree::Node;

use super::markup;
use super::package::{self, Package, Resource};
use super::platform::{Question, number};
use super::qti12_answers;

const SPACES: [&str; 3] = [
    "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1",
    "http://www.imsglobal.org/xsd/imscp_v1p1",
    "http://www.imsglobal.org/xsd/imsccv1p2/imscp_v1p1",
];
const QTI: &str = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2";
const META: &str = "associatedcontent/imscc_xmlv1p1/learning-application-resource";

/// Questions of all quizzes in the package.
pub(crate) fn read(files: &[(String, Vec<u8>)]) -> Result<Vec<Question>, String> {
    let package = Package::open(files, &SPACES)?;
    let mut reader =
        Reader { package, ids: HashSet::new(), used: HashSet::new(), questions: Vec::new() };
    let resources = reader.package.resources.clone();
    for quiz in resources.iter().filter(|resource| resource.kind.starts_with("imsqti_xmlv1p2")) {
        reader.quiz(quiz).map_err(|fault| format!("quiz {}: {fault}", quiz.id))?;
    }
    for resource in resources.iter().filter(|resource| resource.kind == "webcontent") {
        if let Some(loose) = resource.files.iter().find(|file| !reader.used.contains(*file)) {
            return Err(format!("{loose} is in no question"));
        }
    }
    if reader.questions.is_empty() {
        return Err("no question in the package".to_owned());
    }
    Ok(reader.questions)
}

struct Reader<'a> {
    package: Package<'a>,
    ids: HashSet<String>,
    used: HashSet<String>,
    questions: Vec<Question>,
}

impl Reader<'_> {
    fn quiz(&mut self, quiz: &Resource) -> Result<(), String> {
        let path = quiz.href.as_ref().unwrap_or(&quiz.files[0]).clone();
        let (folder, file) = path.split_once('/').ok_or(format!("{path} is in no folder"))?;
        if file != format!("{folder}.xml") {
            return Err(format!("{path} is not <id>/<id>.xml"));
        }
        let tree = package::tree(&path, self.package.text(&path)?)?;
        let root = tree.root_element();
        if root.tag_name().name() != "questestinterop" || root.tag_name().namespace() != Some(QTI) {
            return Err(format!("{path}: the root is not <questestinterop> of QTI 1.2"));
        }
        let test = child(root, "assessment").ok_or(format!("{path}: no <assessment>"))?;
        let ident = test.attribute("ident").unwrap_or_default();
        package::identifier(ident)?;
        if ident != folder {
            return Err(format!("{path}: the assessment is {ident}"));
        }
        let title = test.attribute("title").filter(|title| !title.trim().is_empty());
        let title = title.ok_or("an assessment without a title")?;
        self.meta(quiz, &format!("{folder}/assessment_meta.xml"), ident)?;
        let section = child(test, "section").ok_or("no <section>")?;
        if section.attribute("ident").is_none() {
            return Err("a section without an ident".to_owned());
        }
        for item in test.descendants().filter(|node| is(*node, "item")) {
            let id = item.attribute("ident").ok_or("an item without an ident")?;
            self.item(item, id, title).map_err(|fault| format!("item {id}: {fault}"))?;
        }
        Ok(())
    }

    /// Checks that the quiz depends on its settings file, which has the same identifier.
    fn meta(&self, quiz: &Resource, path: &str, ident: &str) -> Result<(), String> {
        let others = quiz.dependencies.iter().filter_map(|id| self.package.resource(id).ok());
        let mut settings = others.filter(|other| other.files.iter().any(|file| file == path));
        let settings = settings.next().ok_or(format!("depends on no resource with {path}"))?;
        if settings.kind != META || settings.href.as_deref() != Some(path) {
            return Err(format!("resource {} is of type {}", settings.id, settings.kind));
        }
        let tree = package::tree(path, self.package.text(path)?)?;
        let root = tree.root_element();
        let space = root.tag_name().namespace();
        if root.tag_name().name() != "quiz"
            || space != Some("http://canvas.instructure.com/xsd/cccv1p0")
        {
            return Err(format!("{path}: the root is not Canvas's <quiz>"));
        }
        if root.attribute("identifier") != Some(ident) {
            return Err(format!("{path}: the identifier is not {ident}"));
        }
        if child(root, "title").is_none() {
            return Err(format!("{path}: no title"));
        }
        Ok(())
    }

    fn item(&mut self, item: Node, id: &str, category: &str) -> Result<(), String> {
        package::identifier(id)?;
        if !self.ids.insert(id.to_owned()) {
            return Err("the identifier is there twice".to_owned());
        }
        let kind = field(item, "question_type").ok_or("no question_type")?;
        let points = field(item, "points_possible").ok_or("no points_possible")?;
        let points = number(&points).filter(|points| *points > 0.0).ok_or("points_possible")?;
        let shown = child(item, "presentation").ok_or("no <presentation>")?;
        let stem = child(shown, "material").ok_or("nothing is asked")?;
        let name = item.attribute("title").filter(|name| !name.trim().is_empty());
        let mut question = Question {
            kind: "essay",
            id: id.to_owned(),
            name: name.ok_or("no title")?.to_owned(),
            category: category.to_owned(),
            tags: Vec::new(),
            stem: material(stem)?,
            gaps: Vec::new(),
            feedback: String::new(),
            points,
            pictures: self.pictures(item)?,
            marker: String::new(),
            engine: None,
        };
        if question.name.chars().count() > 250 {
            return Err("a title of more than 250 characters".to_owned());
        }
        if question.stem.is_empty() {
            return Err("nothing is asked".to_owned());
        }
        qti12_answers::read(item, &kind, &mut question)?;
        self.questions.push(question);
        Ok(())
    }

    fn pictures(&mut self, item: Node) -> Result<usize, String> {
        let mut count = 0;
        for text in item.descendants().filter(|node| is(*node, "mattext")) {
            if text.attribute("texttype") != Some("text/html") {
                continue;
            }
            for at in markup::pictures(&words(text)) {
                let below = ["$IMS-CC-FILEBASE$/", "%24IMS-CC-FILEBASE%24/"];
                let below = below.iter().find_map(|base| at.strip_prefix(base));
                let below = below.ok_or(format!("picture {at} is not in the package"))?;
                let below = markup::percent(below.split('?').next().unwrap_or_default());
                let path = format!("web_resources/{below}");
                self.package.picture(&path)?;
                let mut holders = self.package.resources.iter();
                if !holders.any(|one| one.kind == "webcontent" && one.files.contains(&path)) {
                    return Err(format!("{path} is not of type webcontent"));
                }
                self.used.insert(path);
                count += 1;
            }
        }
        Ok(count)
    }
}

/// Value of a field in the item's metadata.
fn field(item: Node, label: &str) -> Option<String> {
    let mut fields = item.descendants().filter(|node| is(*node, "qtimetadatafield"));
    let found =
        fields.find(|field| child(*field, "fieldlabel").is_some_and(|node| words(node) == label));
    found.and_then(|field| child(field, "fieldentry")).map(words)
}

/// Text of a `<material>`.
pub(crate) fn material(node: Node) -> Result<String, String> {
    let text = child(node, "mattext").ok_or("a <material> without <mattext>")?;
    if text.children().any(|part| part.is_element()) {
        return Err("a tag in <mattext> that is not escaped".to_owned());
    }
    match text.attribute("texttype").unwrap_or("text/plain") {
        "text/html" => {
            markup::check(&words(text))?;
            Ok(markup::text_of(&words(text)))
        }
        "text/plain" => Ok(words(text)),
        other => Err(format!("texttype {other:?}")),
    }
}

pub(crate) fn is(node: Node, name: &str) -> bool {
    node.is_element() && node.tag_name().name() == name
}

pub(crate) fn child<'a, 'b>(node: Node<'a, 'b>, name: &str) -> Option<Node<'a, 'b>> {
    node.children().find(|part| is(*part, name))
}

pub(crate) fn words(node: Node) -> String {
    let pieces: String = node.children().filter_map(|part| part.text()).collect();
    pieces.trim().to_owned()
}
