//! Measures the worst case of each command: input at a bound, and input beyond it, which is refused. Prints
//! processor seconds and peak memory for each line; fails at 2 s or 200 MB, or if a line ends otherwise than
//! with an answer or a refusal. Needs the program `time`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Arguments of a command, and the contents of the file that the command reads, if any.
type Row = (String, Option<String>);

fn main() -> std::io::Result<()> {
    println!("{:>8} {:>8} {:>5}  command", "s", "MB", "exit");
    let (mut slow, mut large, mut ended) = (0, 0, 0);
    // The largest certificates that the program writes, to be verified.
    let own = ["1000 500", "race 399999 --say 1-3"].map(|line| {
        let mut prove = Command::new(env!("CARGO_BIN_EXE_carryless"));
        prove.arg("prove").args(line.split(' ')).arg("--certificate");
        let text =
            prove.output().map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
        text.map(|text| ("prove --verify FILE".to_owned(), Some(text)))
    });
    let own = own.into_iter().collect::<std::io::Result<Vec<Row>>>()?;
    for (words, file) in rows().into_iter().chain(own) {
        let (seconds, memory, code) = run(&words, file.as_deref())?;
        slow += usize::from(seconds >= 2.0);
        large += usize::from(memory >= 200_000);
        ended += usize::from(!["0", "1", "2"].contains(&code.as_str()));
        let shown: String = words.chars().take(80).collect();
        println!("{seconds:>8.2} {:>8} {code:>5}  {shown}", memory / 1000);
    }
    println!("{slow} of 2 s and more, {large} of 200 MB and more, {ended} ended otherwise");
    std::process::exit(i32::from(slow + large + ended > 0));
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
    let witness =
        |half| format!("{{\"piles\":[{}],\"outcome\":\"N\",\"to\":[{half},{half}]}}", 2 * half + 2);
    let stranger = format!(
        "{{\"schema\":1,\"game\":\"prove\",\"of\":\"kayles\",\"rules\":{{}},\"position\":{{\"piles\":[9998]}},\
         \"outcome\":\"N\",\"certificate\":[{}],\"steps\":[]}}",
        (1..4999).map(witness).collect::<Vec<_>>().join(",")
    );
    let turns = (1..=20_000).map(|pile| format!("{{\"pile\":{pile},\"take\":1,\"leaves\":0}}"));
    let record = format!(
        "{{\"schema\":1,\"game\":\"nim\",\"rules\":{{\"limit\":null,\"play\":\"normal\"}},\
         \"position\":{{\"piles\":[{}]}},\"first\":\"computer\",\"level\":\"perfect\",\"seed\":1,\
         \"idea\":null,\"moves\":[{}],\"resigned\":null,\"winner\":null,\"deciding\":null}}",
        ones(20_000),
        turns.collect::<Vec<_>>().join(",")
    );
    let lost = |line: &str, file: String| (line.to_owned(), Some(file));
    let path = (0..99_990).map(|node| format!("n{node}: n{}\n", node + 1)).collect();
    let ways = |node: u64| (node + 1..node + 11).map(|to| format!(" n{to}")).collect::<String>();
    let many_arrows = (0..99_000).map(|node| format!("n{node}:{}\n", ways(node))).collect();
    let large = "9999 9999 9999 9999 9999 9999 9999 9999 9999 9999";
    let set: Vec<String> = (0..64).map(|number| (2 * number + 1).to_string()).collect();
    let answers = "G480-0552-3VW2-1G4D,1,2 1 2 0\n".repeat(49_000);
    vec![
        words("prove 6323 6323 --limit 1 --detail verdict"),
        words(&format!("prove {} --limit 1 --full", many(428, "3"))),
        words(&format!("prove {} --misere --full", many(20, "8"))),
        words(&format!("prove {} --detail verdict", many(1000, "2"))),
        lost("prove --batch FILE --detail verdict", (many(1000, "2") + "\n").repeat(2)),
        words("prove --box 12 12 --limit 1 --detail verdict"),
        words("prove --box 428 3 --limit 1 --detail verdict"),
        words("prove --box 2 270 --idea equalise --detail verdict"),
        words("prove --box 2 1400 --limit 10 --idea ignore-limit --detail verdict"),
        words("prove --box 4 30 --idea largest-pile"),
        words("prove 1100 600 --certificate"),
        words(&format!("prove {} --certificate", many(60, "2"))),
        words("prove race 399999 --say 1-3 --certificate"),
        words("prove race 100000 --say 1-100000 --full"),
        words("prove race 39999999 --say 1-3 --detail verdict"),
        words("prove race 39999999 --say 1,3,4 --detail verdict"),
        words("prove kayles 60 40 --full"),
        words("prove kayles 9999"),
        words("prove grundy 9999"),
        words("prove sum kayles 42 + kayles 42 + kayles 4 --certificate"),
        words("prove octal 0.777777 36 --full"),
        words("prove staircase 9 9 9 9 --full"),
        words("prove staircase 300 200"),
        words("prove 400 300 --take 1,2,3,4,5,6,7,8,9,10 --full"),
        words("prove moore 270 270 --at-most 1"),
        words(&format!("prove moore {} --at-most 1", many(36, "3"))),
        words("prove wythoff 236 236"),
        words(&format!("prove hackenbush {}{}", "(".repeat(200), ")".repeat(200))),
        words(&format!("prove hackenbush {}{}", "(".repeat(999), ")".repeat(999))),
        words("prove 1000000 --take 1,99999,100000 --misere"),
        lost("prove --verify FILE", stranger),
        lost("prove --verify FILE", certificate),
        lost("play --replay FILE", record),
        lost("prove --batch FILE --full", "race 100000 --say 1-100000\n".repeat(2)),
        lost("explain --batch FILE", "\n".repeat(5_000_000)),
        lost("explain --batch FILE", "3 ".repeat(2_000_000)),
        lost("explain --batch FILE", "3 ".repeat(1_000_000)),
        lost(
            "worksheet --roster FILE --format json --topic grid:1 -o set.json",
            "a\n".repeat(49_999),
        ),
        lost("worksheet --roster FILE", "a,".repeat(8_000_000)),
        lost("answers --check FILE", format!("code,question,answer\n{answers}")),
        lost("worksheet --spec FILE", "x=1\n".repeat(250_000)),
        lost("explain graph FILE --from n0", path),
        words(&format!("count {} --up-to 2^1000", up_to(300))),
        words(&format!("count {} --up-to 2^1000", up_to(600))),
        words("count 600001 600001 --up-to 2^30"),
        words("count 300001 300001 --up-to 2^60"),
        words("count 24999999 24999999 --up-to 2^30"),
        words(&format!("explain {}", up_to(20_000))),
        words(&format!("explain {} --full", up_to(60_000))),
        words(&format!("explain {} --full --format html", up_to(60_000))),
        words(&format!("xor {} --full", many(30_000, "18446744073709551615"))),
        words(&format!("xor {} --full --format html", many(30_000, "18446744073709551615"))),
        lost("explain graph FILE --from n0 --full", many_arrows),
        lost("explain --batch FILE --full", (up_to(60_000) + "\n").repeat(20)),
        words("explain race 100000 --say 1-100000 --full"),
        words("explain lasker 9999 9999 9999 --full --format html"),
        words(&format!("explain octal 4.7 {} --full --format json", many(100, "500"))),
        words(&format!("explain {} --misere --full --format html", many(18, "999999999999"))),
        words("explain 100000 99999 --take 1,2,99999 --full"),
        words("explain 100000 99999 --take 1,2,99999 --full --format html"),
        words("explain 999999 --take 1,99991,100000 --full"),
        words(&format!("explain {} --take {}", many(31_250, "99"), set.join(","))),
        words(&format!("explain octal 0.777777777 {large}")),
        words(&format!("explain lasker {large}")),
        words(&format!("explain staircase {}", many(100_000, "9"))),
        words("play kayles 9999 --level idea:add-parts"),
        words("play octal 0.777777777 9999 --level idea:biggest"),
        words(&format!("play kayles {} --level idea:sizes-as-nim", many(50_000, "2"))),
        words(&format!("play hackenbush ({}) --level idea:pieces", "()".repeat(9_999))),
        words(&format!("play staircase {} --level idea:step-numbers", many(1000, "1000"))),
        words(&format!("play sum {} --level idea:odd-many-parts", ["kayles 9999"; 12].join(" + "))),
        words(&format!("play {} --take 1,2,3,4,5 --level idea:biggest", many(20_000, "9999"))),
        words("grundy --take 1,2,77777 --up-to 1000000"),
        words("grundy octal 0.777777777 --up-to 10000"),
        words("worksheet --topic winning-move:2 --raising --piles 6 --max 1000 --format json"),
        words("worksheet --topic columns:4 --level 5 --trap mod-k --format json"),
        words("worksheet --topic misere:6 --piles 6 --max 100 --seed 3 --format json"),
        words("worksheet --topic nim-sum:200 --trap sum-rule --format json"),
        words("worksheet --copies 500 --trap only-down --format json"),
        words("worksheet --trap only-pairs --seed 1 --format json"),
        words(
            "worksheet --topic winning-move:1 --misere --raising --max 168 --limit 3 --trap largest-pile",
        ),
        words(
            "worksheet --topic all-moves:1 --raising --max 1000 --piles 6 --limit 7 --trap largest-pile",
        ),
        words("worksheet --topic misere-limit:1 --limit 12 --piles 6 --max 255 --wins 1 --seed 30"),
        words("worksheet --topic limit:1 --trap sum-move --max 511 --seed 90"),
        words("worksheet --topic judge-move:1 --trap wrong-pile --max 1000 --wins 3 --copies 2"),
        words("worksheet --topic misere:1 --trap take-nim-sum --piles 6 --max 1000 --seed 27"),
        words(
            "worksheet --topic limit:1 --trap mod-k --raising --limit 99 --piles 6 --max 1000 --wins 1",
        ),
        words(
            "worksheet --topic all-moves:1 --limit 15 --piles 6 --max 1000 --wins 3 --copies 200 --seed 3",
        ),
        words(
            "worksheet --topic all-moves:1 --limit 3 --piles 6 --max 1000 --wins 4 --copies 200 --seed 3",
        ),
        words(
            "worksheet --topic limit:1 --trap sum-move --raising --piles 3 --max 511 --copies 200 --seed 93",
        ),
        words(
            "worksheet --topic misere-limit:5 --trap ignore-misere --limit 31 --piles 6 --copies 3 --seed 75",
        ),
        words("worksheet --topic sum:10 --copies 200 --seed 19 --format json"),
        words(
            "worksheet --topic judge-move:160 --misere --piles 5 --max 1000 --trap take-nim-sum --copies 30 --format json",
        ),
        words(
            "worksheet --topic find-mistake:160,moore:160,winning-move:160 --misere --piles 5 --max 511 --wins 5 --copies 30 --seed 1",
        ),
        words(
            "worksheet --topic all-moves:2,winning-move:2 --limit 2 --piles 3 --max 511 --wins 1 --raising --trap mod-k --set",
        ),
        words("answers F4YE-J22E-1J20-0Z9"),
        words("answers R4RJ-D3YJ-TXJ2-Y03Y-JCJ8-98EB"),
    ]
}

/// Runs the program with the arguments `words`. Returns processor seconds, peak memory in kilobytes, and exit
/// code.
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
