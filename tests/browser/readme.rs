//! Compares the pictures of both READMEs in `docs` with screenshots of the current page, coarsely, because
//! fonts differ between machines. `UPDATE=1` writes them.

use std::fs;

use crate::chromium::{Chromium, LAPTOP, View};
use crate::program::{program, root};

const SCREEN: View = LAPTOP.sized("readme", 1180, 800).still();

/// Script that shows the frame in which the pairs are found.
const PAIR: &str = "(document.querySelectorAll('.thumb')[2].click(), 1)";

/// Script: difference of two pictures: their sizes, or the share of 20 × 20 squares that are lighter or
/// darker by more than a tenth.
const COMPARE: &str = "(async (...sources) => {
    const images = await Promise.all(sources.map(bytes => createImageBitmap(new Blob([new Uint8Array(bytes)]))));
    const [one, other] = images.map(image => `${image.width} x ${image.height}`);
    if (one !== other) return [`${one}, not ${other}`];
    const [width, height] = [images[0].width / 20, images[0].height / 20].map(Math.floor);
    const shades = images.map(image => {
        const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
        paper.drawImage(image, 0, 0);
        const sum = (x, y) => {
            const { data } = paper.getImageData(x * 20, y * 20, 20, 20);
            let sum = 0;
            for (let at = 0; at < data.length; at += 4) sum += data[at] + data[at + 1] + data[at + 2];
            return sum / (data.length / 4 * 3);
        };
        return Array.from({ length: width * height }, (_, at) => sum(at % width, Math.floor(at / width)));
    });
    const far = shades[0].filter((shade, at) => Math.abs(shade - shades[1][at]) > 25).length;
    const share = far / shades[0].length;
    return share > .06 ? [`${(share * 100).toFixed(1)} % of it is different`] : [];
})";

#[test]
#[ignore = "needs Chromium"]
fn pictures_of_the_readmes_are_up_to_date() {
    let chromium = Chromium::shared();
    let mut findings: Vec<String> = Vec::new();
    for language in ["en", "zh"] {
        let file = chromium.folder("readme").join(format!("{language}.html"));
        let mut command = program();
        command.args(["explain", "3", "4", "5", "--lang", language, "-o"]).arg(&file);
        assert!(command.status().unwrap().success());
        let shown = root().join(format!("docs/explain-3-4-5.{language}.png"));
        let found: Vec<String> = chromium.run(async {
            let tab = chromium.open(&format!("file://{}", file.display()), SCREEN).await;
            let _: u8 = tab.value(PAIR).await;
            let now = tab.png().await;
            if std::env::var_os("UPDATE").is_some() {
                fs::write(&shown, &now).expect("the picture is written");
            }
            let old = fs::read(&shown).expect("a picture");
            let found = tab.value(&format!("{COMPARE}({now:?}, {old:?})")).await;
            tab.close().await;
            found
        });
        findings.extend(found.into_iter().map(|what| format!("{}: {what}", shown.display())));
    }
    assert!(findings.is_empty(), "{findings:#?}: run this test with UPDATE=1 and look at them");
}
