//! The worst that each command takes in: what lies at a bound, and what lies beyond it and is refused.
//! Prints, for each line, the seconds of one core and the most memory; both are to stay below 2 s and
//! 200 MB. Needs the program `time`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// What is refused, and what is answered: the words, and the file that they read.
type Row = (String, Option<String>);

fn main() -> std::io::Result<()> {
    println!("{:>8} {:>8} {:>5}  command", "s", "MB", "exit");
    let (mut slow, mut large) = (0, 0);
    for (words, file) in rows() {
        let (seconds, memory, code) = run(&words, file.as_deref())?;
        slow += usize::from(seconds >= 2.0);
        large += usize::from(memory >= 200_000);
        let shown: String = words.chars().take(80).collect();
        println!("{seconds:>8.2} {:>8} {code:>5}  {shown}", memory / 1000);
    }
    println!("{slow} of 2 s and more, {large} of 200 MB and more");
    Ok(())
}

fn rows() -> Vec<Row> {
    let words = |words: &str| (words.to_owned(), None);
    let many = |count: usize, word: &str| vec![word; count].join(" ");
    let up_to =
        |count: u64| (1..=count).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    let ones = |count: usize| many(count, "1").replace(' ', ",");
    let entries = |count: usize, piles: usize| {
        let entry = format!("{{\"piles\":[{}],\"outcome\":\"P\"}}", ones(piles));
        vec![entry; count].join(",")
    };
    let certificate = format!(
        "{{\"schema\":1,\"game\":\"prove\",\"of\":\"nim\",\"rules\":{{\"limit\":null,\"play\":\"normal\"}},\
         \"position\":{{\"piles\":[2]}},\"outcome\":\"P\",\"certificate\":[{}],\"steps\":[]}}",
        entries(40, 20_000)
    );
    let turns = (1..=20_000).map(|pile| format!("{{\"pile\":{pile},\"take\":1,\"leaves\":0}}"));
    let record = format!(
        "{{\"schema\":1,\"game\":\"nim\",\"rules\":{{\"limit\":null,\"play\":\"normal\"}},\
         \"position\":{{\"piles\":[{}]}},\"first\":\"computer\",\"level\":\"perfect\",\"seed\":1,\
         \"idea\":null,\"moves\":[{}],\"resigned\":null,\"winner\":null,\"deciding\":null}}",
        ones(20_000),
        turns.collect::<Vec<_>>().join(",")
    );
    vec![
        words(&format!("prove {} --detail verdict", many(1000, "2"))),
        words("prove --box 3 667 --detail verdict"),
        words("prove 1400 700 --certificate"),
        words("prove race 100000 --say 1-100000 --full"),
        ("prove --verify FILE".to_owned(), Some(certificate)),
        ("play --replay FILE".to_owned(), Some(record)),
        ("prove --batch FILE --full".to_owned(), Some("race 100000 --say 1-100000\n".repeat(2))),
        ("explain --batch FILE".to_owned(), Some("3 ".repeat(10_000_000))),
        ("explain --batch FILE".to_owned(), Some("3 ".repeat(8_000_000))),
        words(&format!("count {} --up-to 2^1000", up_to(300))),
        words(&format!("count {} --up-to 2^1000", up_to(600))),
        words(&format!("count {} --up-to 2^1000", up_to(1000))),
        words(&format!("explain {}", up_to(20_000))),
        words("explain race 100000 --say 1-100000 --full"),
        words("explain 100000 99999 --take 1,2,99999 --full"),
        words("grundy --take 1,2,77777 --up-to 1000000"),
        words("worksheet --topic winning-move:2 --raising --piles 6 --max 1000 --format json"),
        words("worksheet --topic columns:4 --level 5 --trap mod-k --format json"),
        words("worksheet --topic misere:6 --piles 6 --max 100 --seed 3 --format json"),
        words("worksheet --topic nim-sum:200 --trap sum-rule --format json"),
        words("worksheet --copies 500 --trap only-down --format json"),
        words("answers F160-249W-SRY3-GES"),
    ]
}

/// Seconds of the processor, kilobytes, and the exit code.
fn run(words: &str, file: Option<&str>) -> std::io::Result<(f64, u64, String)> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("input");
    fs::write(&path, file.unwrap_or_default())?;
    let figures = folder.path().join("figures");
    let mut command = Command::new("time");
    command.args(["-q", "-f", "%U %S %M %x", "-o"]).arg(&figures);
    command.arg(env!("CARGO_BIN_EXE_carryless"));
    command.args(words.split(' ').map(|word| match word {
        "FILE" => path.as_path(),
        word => Path::new(word),
    }));
    command.env("RAYON_NUM_THREADS", "1").current_dir(folder.path());
    command.stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    let figures = fs::read_to_string(figures)?;
    let mut figures = figures.split_whitespace();
    let mut next = || figures.next().unwrap_or_default();
    let seconds = [next(), next()].iter().filter_map(|part| part.parse::<f64>().ok()).sum();
    Ok((seconds, next().parse().unwrap_or(0), next().to_owned()))
}
