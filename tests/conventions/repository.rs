//! Checks the contents of the repository: licences and lock files exist, and no file names a package host or
//! a path of the developer's machine.

use std::process::Command;

use super::nothing_found;
use super::source::{read, root};

/// Hosts that a build reaches only through configured clients. Written in two parts so that this file passes
/// its own test.
const HOSTS: &[[&str; 2]] = &[
    ["crates", ".io"],
    ["registry.npmjs", ".org"],
    ["registry.yarnpkg", ".com"],
    ["pypi", ".org"],
    ["pythonhosted", ".org"],
    ["deb.debian", ".org"],
    ["security.debian", ".org"],
    ["static.rust-lang", ".org"],
    ["proxy.golang", ".org"],
];

/// Files tracked by git.
fn committed() -> Vec<String> {
    let git = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    let list = String::from_utf8(git.expect("git is there").stdout).expect("names are UTF-8");
    let files: Vec<String> = list.split_terminator('\0').map(str::to_owned).collect();
    assert!(files.len() > 20, "the repository was not found: {files:?}");
    files.into_iter().filter(|path| root().join(path).is_file()).collect()
}

#[test]
fn no_committed_file_names_a_host_or_a_path_of_this_machine() {
    let home = std::env::var("HOME").map(|home| format!("{home}/")).ok();
    let home = home.filter(|home| home.len() > 2);
    let here = [Some(format!("{}/", root().display())), home];
    let places: Vec<String> = here.into_iter().flatten().collect();
    let hosts: Vec<String> = HOSTS.iter().map(|parts| parts.concat()).collect();
    let mut findings = Vec::new();
    for path in committed() {
        let Ok(text) = std::fs::read_to_string(root().join(&path)) else {
            continue;
        };
        // Cargo's own name for its registry.
        let index = ["crates", ".io-index"].concat();
        let text = if path.ends_with("Cargo.lock") { text.replace(&index, "") } else { text };
        let bad = hosts.iter().chain(&places).filter(|word| text.contains(word.as_str()));
        findings.extend(bad.map(|word| format!("{path} names {word}")));
    }
    nothing_found("a file names a host or a place that others do not have", &findings);
}

#[test]
fn licences_and_lock_files_are_committed() {
    let committed = committed();
    let wanted = [
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "Cargo.lock",
        "fuzz/Cargo.lock",
        "tests/browser/package-lock.json",
    ];
    let missing: Vec<String> = wanted
        .iter()
        .filter(|name| !committed.iter().any(|path| path == *name))
        .map(|name| (*name).to_owned())
        .collect();
    nothing_found("a file is not committed", &missing);
    assert!(!read("tests/browser/package-lock.json").contains("\"resolved\""));
    assert!(read("Cargo.toml").contains("license = \"MIT OR Apache-2.0\""));
}

/// Every downloaded package has a checksum in its lock file.
#[test]
fn lock_files_have_checksums_for_all_downloads() {
    for name in ["Cargo.lock", "fuzz/Cargo.lock"] {
        let list = read(name);
        let fetched = list.split("[[package]]").filter(|part| part.contains("\nsource = "));
        let without: Vec<&str> =
            fetched.clone().filter(|part| !part.contains("\nchecksum = \"")).collect();
        assert!(fetched.count() > 100 && without.is_empty(), "{name}: {without:?}");
    }
    let list = read("tests/browser/package-lock.json");
    let list: serde_json::Value = serde_json::from_str(&list).unwrap();
    let packages = list["packages"].as_object().unwrap().iter().filter(|(at, _)| !at.is_empty());
    let without: Vec<&String> =
        packages.clone().filter(|(_, it)| it["integrity"].is_null()).map(|(at, _)| at).collect();
    assert!(packages.count() > 5 && without.is_empty(), "{without:?}");
    let list = read("tests/browser/consumers/requirements.txt");
    let fetched = list.matches("==").count();
    assert!(fetched > 3 && list.matches("--hash=sha256:").count() >= fetched);
}

/// Page scripts never evaluate or insert text as code.
#[test]
fn page_scripts_never_run_data_as_code() {
    let scripts: Vec<String> = committed()
        .into_iter()
        .filter(|path| path.ends_with(".js") && !path.starts_with("tests/"))
        .collect();
    assert!(scripts.iter().any(|path| path == "theme/carryless.js"), "{scripts:?}");
    let mut findings = Vec::new();
    for path in &scripts {
        let text = read(path);
        let bad = ["eval(", "new Function", "document.write", "insertAdjacentHTML", "outerHTML ="];
        let bad = bad.into_iter().filter(|word| text.contains(word));
        findings.extend(bad.map(|word| format!("{path} has {word}")));
    }
    nothing_found("a script runs what it reads", &findings);
    // Only one line of the page inserts HTML, which the engine has rendered.
    let with: Vec<&String> =
        scripts.iter().filter(|path| read(path).contains("innerHTML")).collect();
    assert_eq!(with, ["templates/web/page.js"]);
    assert_eq!(read(with[0]).matches("innerHTML").count(), 1);
}
