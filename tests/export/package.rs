//! Reads an IMS content package: the manifest, its resources, and whether every file is listed.

use std::collections::HashSet;

use roxmltree::{Document, Node};

use super::markup;

/// Files of a package and the resources of its manifest.
#[derive(Debug)]
pub(crate) struct Package<'a> {
    files: &'a [(String, Vec<u8>)],
    pub(crate) resources: Vec<Resource>,
}

/// A resource of the manifest.
#[derive(Debug, Clone)]
pub(crate) struct Resource {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) href: Option<String>,
    pub(crate) files: Vec<String>,
    pub(crate) dependencies: Vec<String>,
}

impl<'a> Package<'a> {
    /// Parses the manifest, which must be in one of these namespaces.
    pub(crate) fn open(files: &'a [(String, Vec<u8>)], spaces: &[&str]) -> Result<Self, String> {
        let mut names = HashSet::new();
        for (name, _) in files {
            let steps = name.split('/').any(|step| matches!(step, "" | "." | ".."));
            if steps || name.contains(['\\', ':', '?', '*']) || !name.is_ascii() {
                return Err(format!("file {name:?} cannot be unpacked everywhere"));
            }
            if !names.insert(name.to_lowercase()) {
                return Err(format!("file {name} twice"));
            }
        }
        let mut package = Package { files, resources: Vec::new() };
        let text = package.text("imsmanifest.xml")?;
        let tree = tree("imsmanifest.xml", text)?;
        let root = tree.root_element();
        let space = root.tag_name().namespace().unwrap_or_default();
        if root.tag_name().name() != "manifest" || !spaces.contains(&space) {
            return Err(format!("imsmanifest.xml: <{}> in {space:?}", root.tag_name().name()));
        }
        for part in ["organizations", "resources"] {
            if !root.children().any(|node| node.tag_name().name() == part) {
                return Err(format!("imsmanifest.xml: no <{part}>"));
            }
        }
        unique(root)?;
        let found = root.descendants().filter(|node| node.tag_name().name() == "resource");
        package.resources = found.map(resource).collect::<Result<_, _>>()?;
        package.whole()?;
        Ok(package)
    }

    pub(crate) fn bytes(&self, path: &str) -> Option<&'a [u8]> {
        let found = self.files.iter().find(|(name, _)| name == path);
        found.map(|(_, bytes)| bytes.as_slice())
    }

    /// Text of a package file: UTF-8, without byte order mark and control characters.
    pub(crate) fn text(&self, path: &str) -> Result<&'a str, String> {
        let bytes = self.bytes(path).ok_or(format!("{path} is not in the package"))?;
        let text = std::str::from_utf8(bytes).map_err(|_| format!("{path} is not UTF-8"))?;
        match markup::forbidden(text) {
            Some(fault) => Err(format!("{path}: {fault}")),
            None => Ok(text),
        }
    }

    pub(crate) fn resource(&self, id: &str) -> Result<&Resource, String> {
        let found = self.resources.iter().find(|resource| resource.id == id);
        found.ok_or(format!("no resource {id}"))
    }

    /// Checks that every file is listed, every listed file exists, and every dependency is a resource.
    fn whole(&self) -> Result<(), String> {
        let mut listed: HashSet<&str> = HashSet::new();
        for resource in &self.resources {
            let id = &resource.id;
            for file in &resource.files {
                if self.bytes(file).is_none() {
                    return Err(format!("resource {id}: {file} is not in the package"));
                }
                listed.insert(file);
            }
            if resource.files.is_empty() {
                return Err(format!("resource {id} has no file"));
            }
            if resource.href.as_ref().is_some_and(|href| !resource.files.contains(href)) {
                return Err(format!("resource {id}: its href is not among its files"));
            }
            for other in &resource.dependencies {
                let other =
                    self.resource(other).map_err(|fault| format!("resource {id}: {fault}"))?;
                if other.id == *id {
                    return Err(format!("resource {id} depends on itself"));
                }
            }
        }
        let loose = |name: &&str| *name != "imsmanifest.xml" && !listed.contains(name);
        let loose = self.files.iter().map(|(name, _)| name.as_str()).find(loose);
        loose.map_or(Ok(()), |name| Err(format!("{name} is not in the manifest")))
    }

    /// Checks that there is a valid picture at the path.
    pub(crate) fn picture(&self, path: &str) -> Result<(), String> {
        let bytes = self.bytes(path).ok_or(format!("picture {path} is not in the package"))?;
        markup::is_picture(bytes).map_err(|fault| format!("picture {path}: {fault}"))
    }
}

/// XML tree of a file; its prolog may declare no encoding but UTF-8.
pub(crate) fn tree<'a>(path: &str, text: &'a str) -> Result<Document<'a>, String> {
    let prolog = text.strip_prefix("<?xml").and_then(|rest| rest.split("?>").next());
    let other =
        |prolog: &str| prolog.contains("encoding") && !prolog.to_uppercase().contains("UTF-8");
    if prolog.is_some_and(other) {
        return Err(format!("{path}: not said to be UTF-8"));
    }
    Document::parse(text).map_err(|fault| format!("{path}: no XML: {fault}"))
}

/// Checks a name against NCName of XML Schema, and so QTI's identifiers: it starts with a letter or `_`.
pub(crate) fn identifier(name: &str) -> Result<(), String> {
    let starts = name.starts_with(|letter: char| letter.is_alphabetic() || letter == '_');
    let rest = |letter: char| letter.is_alphanumeric() || "_-.".contains(letter);
    if starts && name.chars().all(rest) {
        return Ok(());
    }
    Err(format!("{name:?} is no identifier"))
}

fn unique(root: Node) -> Result<(), String> {
    let mut seen = HashSet::new();
    let named = ["manifest", "organization", "resource", "item"];
    for node in root.descendants().filter(|node| named.contains(&node.tag_name().name())) {
        let tag = node.tag_name().name();
        let id = node.attribute("identifier").ok_or(format!("<{tag}> without an identifier"))?;
        identifier(id)?;
        if !seen.insert(id) {
            return Err(format!("identifier {id} twice in the manifest"));
        }
    }
    Ok(())
}

fn resource(node: Node) -> Result<Resource, String> {
    let id = node.attribute("identifier").unwrap_or_default().to_owned();
    let kind = node.attribute("type").ok_or(format!("resource {id} without a type"))?.to_owned();
    let all = |tag: &str, attribute: &str| -> Result<Vec<String>, String> {
        let parts = node.children().filter(|part| part.tag_name().name() == tag);
        let values = parts.map(|part| {
            let value = part.attribute(attribute).map(markup::percent);
            value.ok_or(format!("resource {id}: <{tag}> without {attribute}"))
        });
        values.collect()
    };
    let (files, dependencies) = (all("file", "href")?, all("dependency", "identifierref")?);
    let href = node.attribute("href").map(markup::percent);
    Ok(Resource { id, kind, href, files, dependencies })
}
