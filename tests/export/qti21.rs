//! Reads a content package of QTI 2.1 or 3.0; content that an engine could not use is an error.

use std::collections::HashSet;

use super::package::{self, Package, Resource};
use super::platform::Question;
use super::qti21_item;
use super::qti21_xml::{Edition, Element};

/// Questions of a QTI 2.1 package.
pub(crate) fn read(files: &[(String, Vec<u8>)]) -> Result<Vec<Question>, String> {
    package(files, Edition::Two)
}

/// Questions of a QTI 3.0 package.
pub(crate) fn read_three(files: &[(String, Vec<u8>)]) -> Result<Vec<Question>, String> {
    package(files, Edition::Three)
}

fn package(files: &[(String, Vec<u8>)], edition: Edition) -> Result<Vec<Question>, String> {
    let (space, test, item) = match edition {
        Edition::Two => (
            "http://www.imsglobal.org/xsd/imscp_v1p1",
            "imsqti_test_xmlv2p1",
            "imsqti_item_xmlv2p1",
        ),
        Edition::Three => (
            "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1",
            "imsqti_test_xmlv3p0",
            "imsqti_item_xmlv3p0",
        ),
    };
    let package = Package::open(files, &[space])?;
    let odd = package
        .resources
        .iter()
        .find(|one| one.kind.starts_with("imsqti_") && one.kind != test && one.kind != item);
    if let Some(odd) = odd {
        return Err(format!("resource {} is of type {}", odd.id, odd.kind));
    }
    let mut reader = Reader {
        package: &package,
        edition,
        seen: HashSet::new(),
        ids: HashSet::new(),
        questions: Vec::new(),
    };
    let tests: Vec<&Resource> = package.resources.iter().filter(|one| one.kind == test).collect();
    if tests.is_empty() {
        return Err("no test in the package".to_owned());
    }
    for one in tests {
        reader.test(one).map_err(|fault| format!("test {}: {fault}", one.id))?;
    }
    if let Some(lost) =
        package.resources.iter().find(|one| one.kind == item && !reader.seen.contains(&one.id))
    {
        return Err(format!("item {} is in no test", lost.id));
    }
    if reader.questions.is_empty() {
        return Err("no question in the package".to_owned());
    }
    Ok(reader.questions)
}

struct Reader<'a> {
    package: &'a Package<'a>,
    edition: Edition,
    seen: HashSet<String>,
    ids: HashSet<String>,
    questions: Vec<Question>,
}

impl Reader<'_> {
    fn test(&mut self, resource: &Resource) -> Result<(), String> {
        let path = resource.href.clone().ok_or("a test without href")?;
        let root = self.tree(&path, "assessmentTest")?;
        root.need("title")?;
        let mut names = HashSet::new();
        for part in root.below() {
            let needs: &[&str] = match part.name.as_str() {
                "assessmentTest" => &["identifier", "title"],
                "testPart" => &["identifier", "navigationMode", "submissionMode"],
                "assessmentSection" => &["identifier", "title", "visible"],
                "assessmentItemRef" => &["identifier", "href"],
                _ => continue,
            };
            for need in needs {
                part.need(need)?;
            }
            package::identifier(part.need("identifier")?)?;
            if part.name != "assessmentTest" && !names.insert(part.need("identifier")?) {
                return Err(format!("identifier {} twice", part.need("identifier")?));
            }
        }
        let parts: Vec<&Element> = root.all("testPart").collect();
        if parts.is_empty() {
            return Err("no testPart".to_owned());
        }
        for part in parts {
            self.sections(part, resource, &path, "")?;
        }
        Ok(())
    }

    fn sections(
        &mut self,
        holder: &Element,
        test: &Resource,
        path: &str,
        above: &str,
    ) -> Result<(), String> {
        for section in holder.all("assessmentSection") {
            let title = section.need("title")?;
            let place =
                if above.is_empty() { title.to_owned() } else { format!("{above}/{title}") };
            for reference in section.all("assessmentItemRef") {
                self.item(reference, test, path, &place)?;
            }
            self.sections(section, test, path, &place)?;
        }
        Ok(())
    }

    fn item(
        &mut self,
        reference: &Element,
        test: &Resource,
        path: &str,
        place: &str,
    ) -> Result<(), String> {
        let href = resolve(path, reference.need("href")?)?;
        let mut found =
            self.package.resources.iter().filter(|one| one.href.as_ref() == Some(&href));
        let resource = found.next().ok_or(format!("{href} is no resource"))?;
        if !resource.kind.starts_with("imsqti_item") {
            return Err(format!("{href} is of type {}", resource.kind));
        }
        if !test.dependencies.contains(&resource.id) {
            return Err(format!("the test does not depend on {}", resource.id));
        }
        let wrong = |fault: String| format!("item {}: {fault}", resource.id);
        if !self.seen.insert(resource.id.clone()) {
            return Err(wrong("is in the test twice".to_owned()));
        }
        let root = self.tree(&href, "assessmentItem").map_err(wrong)?;
        let mut question = qti21_item::read(&root, self.edition).map_err(wrong)?;
        if !self.ids.insert(question.id.clone()) {
            return Err(wrong(format!("identifier {} twice", question.id)));
        }
        question.pictures = self.pictures(&root, resource, &href).map_err(wrong)?;
        place.clone_into(&mut question.category);
        let tags = reference.get("category").unwrap_or_default();
        question.tags = tags.split_whitespace().map(str::to_owned).collect();
        self.questions.push(question);
        Ok(())
    }

    /// Checks that each picture is in the resource or in a dependency of it, and no file is unused.
    fn pictures(&self, root: &Element, resource: &Resource, path: &str) -> Result<usize, String> {
        let mut files: Vec<String> = resource.files.clone();
        for other in &resource.dependencies {
            files.extend(self.package.resource(other)?.files.clone());
        }
        let mut used = HashSet::from([path.to_owned()]);
        let mut count = 0;
        for part in root.below() {
            let at = match part.html() {
                "img" if part.get("alt").is_none() => {
                    return Err("a picture without an alt".to_owned());
                }
                "img" => part.need("src")?,
                "object" if part.get("type").is_none() => {
                    return Err("an object without a type".to_owned());
                }
                "object" => part.need("data")?,
                _ => continue,
            };
            let picture = resolve(path, at)?;
            if !files.contains(&picture) {
                return Err(format!("picture {at} is not in the item's resource"));
            }
            self.package.picture(&picture)?;
            used.insert(picture);
            count += 1;
        }
        match files.iter().find(|file| !used.contains(*file)) {
            Some(loose) => Err(format!("{loose} is not used")),
            None => Ok(count),
        }
    }

    fn tree(&self, path: &str, name: &str) -> Result<Element, String> {
        let tree = package::tree(path, self.package.text(path)?)?;
        let root = Element::read(tree.root_element(), self.edition)?;
        if root.name != name {
            return Err(format!("{path}: <{}> where {name} belongs", root.name));
        }
        Ok(root)
    }
}

/// Resolves a path relative to the file that contains it.
fn resolve(from: &str, to: &str) -> Result<String, String> {
    let to = super::markup::percent(to);
    if to.contains(':') || to.starts_with('/') {
        return Err(format!("{to} is not in the package"));
    }
    let mut steps: Vec<&str> = from.split('/').collect();
    steps.pop();
    for step in to.split('/') {
        match step {
            "." => {}
            ".." => {
                steps.pop().ok_or(format!("{to} leaves the package"))?;
            }
            step => steps.push(step),
        }
    }
    Ok(steps.join("/"))
}
