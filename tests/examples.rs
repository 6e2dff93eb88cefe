//! Small examples of the crate's modules, one for each module, as a reader of the module needs them.

type Ran = Result<(), Box<dyn std::error::Error>>;

#[test]
fn asked_file() -> Ran {
    use carryless_args::options;
    use carryless_args::spec_file::SpecFile;
    SpecFile::parse("sheet.toml", "topic = \"columns:3\"\nlevel = 2\n", options::SHEET.iter())?;
    assert!(SpecFile::parse("sheet.toml", "levle = 2\n", options::SHEET.iter()).is_err());
    Ok(())
}

#[test]
fn book() -> Ran {
    use carryless_book::LessonWriter;
    use carryless_render::i18n::Language;
    let writer = LessonWriter::new(Language::of_code("en")?)?;
    let chapter = "# Nim\n\n> ```carryless\n> explain 3 4 5 --detail verdict\n> ```\n";
    let answered = writer.render_chapter("nim.md", chapter).unwrap_or_default();
    assert!(answered.contains("\n> <div class=\"carryless walk\" lang=\"en\">"), "{answered}");
    let wrong = writer.render_chapter("nim.md", "```carryless\nexplain 3 x 5\n```\n").unwrap_err();
    assert_eq!((wrong[0].line, wrong[0].error.id()), (2, "not-a-number"));
    Ok(())
}

#[test]
fn columns() -> Ran {
    use carryless_games::columns::Columns;
    let columns = Columns::from_numbers(&[3, 4, 5], 2);
    assert_eq!((columns.width(), columns.sums()), (3, [2, 1, 2].as_slice()));
    assert_eq!(columns.odd_weights().powers().collect::<Vec<_>>(), [2]);
    Ok(())
}

#[test]
fn error() -> Ran {
    use carryless_args::error::{Error, ErrorKind, faults};

    faults! {
        /// Errors of the example: a bag.
        pub(crate) enum BagFault {
            /// More marbles than fit in.
            Full { most: u64 } = "bag-full",
            /// A bag that does not open.
            Stuck = "bag-stuck" => Outside,
        }
    }

    let error = Error::from(BagFault::Full { most: 3 }).with_word("4");
    assert_eq!(error.to_string(), "bag-full word=4 most=3");
    assert_eq!((BagFault::Stuck.id(), BagFault::Stuck.exit() as u8), ("bag-stuck", 3));
    assert!(matches!(error.fault(), Some(BagFault::Full { .. })));
    Ok(())
}

#[test]
fn exercises() -> Ran {
    use carryless_exercises::{self as exercises, Constraint, Constraints, question_text};
    use carryless_render::i18n::Language;
    let kind = exercises::kind("winning-move").ok_or("no such kind")?;
    let writer = question_text::writer(Language::of_code("zh")?)?;
    for exercise in
        kind.space(&Constraints::default().with(Constraint::Level, 1))?.draw(2026).take(5)
    {
        println!("{}", exercise.json(&exercise.question(&writer)?)?);
    }
    Ok(())
}

#[test]
fn exercises_dice() -> Ran {
    use carryless_exercises::rng::SeededRng;
    let mut dice = SeededRng::new(7, "columns");
    let first: Vec<u64> = (0..3).map(|_| dice.below(6)).collect();
    let mut again = SeededRng::new(7, "columns");
    assert_eq!(first, (0..3).map(|_| again.below(6)).collect::<Vec<_>>());
    Ok(())
}

#[test]
fn exercises_exercise() -> Ran {
    use carryless_exercises::{constraints::Constraints, kind};
    let space = kind("columns").ok_or("no such kind")?.space(&Constraints::default())?;
    let ids: Vec<String> = space.draw(1).take(2).map(|exercise| exercise.id()).collect();
    assert_ne!(ids[0], ids[1]);
    Ok(())
}

#[test]
fn exercises_mark() -> Ran {
    use carryless_exercises::{Marker, constraints::Constraints, kind};
    let space = kind("columns").ok_or("no such kind")?.space(&Constraints::default())?;
    let exercise = space.draw(1).next().ok_or("empty")?;
    assert!(!Marker::new()?.mark(&exercise, "9").is_right());
    Ok(())
}

#[test]
fn exercises_multisets() -> Ran {
    use carryless_exercises::multisets::Multisets;
    let piles = Multisets { count: 3, least: 1, most: 7 };
    assert_eq!(piles.size(), Some(84));
    assert_eq!(piles.at(0), [1, 1, 1]);
    assert_eq!(piles.at(83), [7, 7, 7]);
    Ok(())
}

#[test]
fn exercises_multisets_2() -> Ran {
    use carryless_exercises::multisets::Multisets;
    let piles = Multisets { count: 3, least: 1, most: 7 };
    assert!((0..84).all(|index| piles.number(&piles.at(index)) == index));
    Ok(())
}

#[test]
fn exercises_page() -> Ran {
    use carryless_exercises::{constraints::Constraints, kind, question_text};
    use carryless_render::i18n::Language;
    let writer = question_text::writer(Language::of_code("en")?)?;
    let space = kind("columns").ok_or("no such kind")?.space(&Constraints::default())?;
    let exercise = space.draw(1).next().ok_or("empty")?;
    assert!(exercise.question(&writer)?.contains("without carry"));
    Ok(())
}

#[test]
fn exercises_permutation() -> Ran {
    use carryless_exercises::{permutation::Permutation, rng::SeededRng};
    let order = Permutation::new(10, &mut SeededRng::new(1, "order"));
    let mut all: Vec<u64> = (0..10).map(|index| order.at(index)).collect();
    all.sort_unstable();
    assert_eq!(all, (0..10).collect::<Vec<_>>());
    assert!((0..10).all(|index| order.position_of(order.at(index)) == index));
    // Values asked for together equal those asked for one by one; positions past the end repeat the last
    // value.
    for size in 1..100 {
        let order = Permutation::new(size, &mut SeededRng::new(size, "order"));
        let one = |index: u64| order.at(index.min(size - 1));
        assert!(
            (0..size)
                .all(|start| (start..).zip(order.batch_at(start)).all(|(at, it)| it == one(at)))
        );
    }
    Ok(())
}

#[test]
fn exercises_space() -> Ran {
    use carryless_exercises::{constraints::Constraints, kind, pool::Allowance};
    let space = kind("winning-move").ok_or("no such kind")?.space(&Constraints::default())?;
    let plan = vec![vec![None; 3]; 4];
    let rows = space.deal(7, &plan, None, &Allowance::default()).ok_or("too few")?;
    assert!(rows.iter().all(|row| row.iter().all(|one| one.effort() == row[0].effort())));
    Ok(())
}

#[test]
fn exercises_constraints() -> Ran {
    use carryless_exercises::constraints::{Constraint, Constraints};
    let constraints = Constraints::default().with(Constraint::Limit, 3).and(Constraint::Misere);
    assert_eq!(constraints.number(Constraint::Limit), Some(3));
    assert!(constraints.has(Constraint::Misere));
    Ok(())
}

#[test]
fn games() -> Ran {
    use carryless_args::command_line::CommandLine;
    use carryless_games::games::Question;
    assert!(Question::parse(&CommandLine::parse("3 4 5 --limit 3 --misere")).is_ok());
    assert!(Question::parse(&CommandLine::parse("race 30 --say 2-1")).is_err());
    Ok(())
}

#[test]
fn games_count_automaton() -> Ran {
    use carryless_games::games::count::automaton::Automaton;
    let automaton = Automaton::explore(&[1, 2, 3], 31);
    assert_eq!((automaton.state_count(), automaton.carries(1)), (3, vec![0, 1, 1]));
    Ok(())
}

#[test]
fn games_count_automaton_2() -> Ran {
    use carryless_games::games::count::automaton::states_bound;
    assert_eq!(states_bound(&[1, 2, 3], 31), 8);
    assert_eq!(states_bound(&[1 << 40, 1 << 41], 3), 30);
    assert_eq!(states_bound(&[1 << 40, 7], 100), 2);
    Ok(())
}

#[test]
fn games_count_recurrence() -> Ran {
    use carryless_games::games::count::recurrence::Recurrence;
    let terms = [1u32, 2, 3, 5, 8, 13, 21, 34].map(Into::into);
    let found = Recurrence::find(&terms, 3).unwrap();
    assert_eq!((found.coefficients, found.from, found.fibonacci), (vec![1, 1], 2, true));
    Ok(())
}

#[test]
fn games_count_tally() -> Ran {
    use carryless_games::games::count::{automaton::Automaton, count_words::WordCount};
    let automaton = Automaton::explore(&[1, 2, 3], 31);
    let tally = WordCount::up_to(&automaton, &(1u32 << 30).into());
    assert_eq!(tally.count(), 2178309u32.into());
    Ok(())
}

#[test]
fn games_count_trying() -> Ran {
    use carryless_games::games::count::brute_force::count;
    assert_eq!(count(&[1, 2, 3], 1..=8), 5);
    Ok(())
}

#[test]
fn games_count_walk() -> Ran {
    use carryless_games::games::count::{
        automaton::Automaton, count_words::WordCount, enumerate::first_solutions,
    };
    let automaton = Automaton::explore(&[1, 2, 3], 4);
    let ten = 10u8.into();
    let found = first_solutions(&automaton, &WordCount::up_to(&automaton, &ten), 5, &ten);
    assert_eq!(found, [1u8, 2, 4, 5, 8].map(Into::into));
    Ok(())
}

#[test]
fn games_moore_closed_form() -> Ran {
    use carryless_games::games::moore::Rules;
    use carryless_games::position::Outcome;
    assert_eq!(Rules::new(2).outcome(&[3, 4, 5]), Outcome::N);
    assert_eq!(Rules::new(2).outcome(&[4, 4, 4]), Outcome::P);
    Ok(())
}

#[test]
fn games_moore_count() -> Ran {
    use carryless_games::games::moore::count::most_piles;
    assert_eq!((most_piles(1), most_piles(7), most_piles(30)), (64, 12, 30));
    Ok(())
}

#[test]
fn games_moore_count_2() -> Ran {
    use carryless_games::games::moore::Rules;
    assert_eq!(Rules::new(2).winning_move_count(&[1, 1, 2, 3]).0.to_string(), "2");
    Ok(())
}

#[test]
fn games_nim() -> Ran {
    use carryless_games::game::Game;
    use carryless_games::games::nim::{Nim, Question};
    let answer = Nim::explain(&Question::from_piles(&[3, 4, 5]), 32);
    assert_eq!(answer.facts.winning_moves[0].leaves, 1);
    Ok(())
}

#[test]
fn games_nim_closed_form() -> Ran {
    use carryless_games::games::nim::Rules;
    use carryless_games::position::Outcome;
    assert_eq!(Rules::default().outcome(&[3, 4, 5]), Outcome::N);
    assert_eq!(Rules { limit: Some(3), ..Rules::default() }.outcome(&[4]), Outcome::P);
    Ok(())
}

#[test]
fn games_nim_closed_form_2() -> Ran {
    use carryless_games::games::nim::Rules;
    let moves: Vec<_> = Rules::default().winning_moves(&[12, 9, 6]).collect();
    assert_eq!((moves.len(), moves[0].pile, moves[0].take), (1, 3, 1));
    Ok(())
}

#[test]
fn games_nim_ideas() -> Ran {
    use carryless_games::games::nim::{Rules, misconceptions::Misconception};
    let limited = Rules { limit: Some(3), ..Rules::default() };
    assert!(Misconception::applying_to(limited).any(|idea| idea == Misconception::ModK));
    assert!(Misconception::applying_to(Rules::default()).all(|idea| idea != Misconception::ModK));
    Ok(())
}

#[test]
fn games_nim_ideas_2() -> Ran {
    use carryless_games::games::nim::{Rules, misconceptions::Misconception};
    use carryless_games::position::PileMove;
    let chosen = PileMove { pile: 2, take: 5, leaves: 1 };
    assert!(Misconception::NimSumFromLargest.produces(Rules::default(), &[3, 6], chosen));
    assert!(!Misconception::Equalise.produces(Rules::default(), &[3, 6], chosen));
    Ok(())
}

#[test]
fn games_race_closed_form() -> Ran {
    use carryless_games::games::race::{EndRule, Range};
    use carryless_games::position::Outcome;
    let rules = Range { bounds: [1, 2], end: EndRule::StuckLoses };
    assert_eq!(rules.outcome_at(30), Outcome::P);
    Ok(())
}

#[test]
fn games_wythoff_closed_form() -> Ran {
    use carryless_games::games::wythoff::closed_form::Pair;
    assert_eq!(Pair::at(2).map(|pair| pair.piles), Some([3, 5]));
    assert_eq!(Pair::at(u64::MAX), None);
    Ok(())
}

#[test]
fn games_wythoff_closed_form_2() -> Ran {
    use carryless_games::games::wythoff::closed_form::outcome;
    use carryless_games::position::Outcome;
    assert_eq!((outcome([5, 3]), outcome([3, 4])), (Outcome::P, Outcome::N));
    Ok(())
}

#[test]
fn games_xiangqi_notation() -> Ran {
    use carryless_args::command_line::CommandLine;
    use carryless_games::games::xiangqi::notation::{Motion, Side};
    let line = CommandLine::parse("炮三进一 卒１进１");
    let moves: Vec<_> = line.tokens().map(|word| Motion::parse(word).unwrap()).collect();
    assert_eq!((moves[0].by, moves[0].file), (Side::Red, 3));
    assert_eq!((moves[1].by, moves[1].file), (Side::Black, 9));
    assert_eq!(moves[1].to_string(), "卒1进1");
    Ok(())
}

#[test]
fn games_xor_laws() -> Ran {
    use carryless_games::games::xor::laws::compute;
    let laws = compute(34, 23, 5);
    assert_eq!((laws.len(), laws[0].law), (9, 3));
    assert!(laws.iter().all(|law| law.holds || !law.applies));
    Ok(())
}

#[test]
fn games_xor_odd() -> Ran {
    use carryless_games::games::xor::odd_occurrences::count_occurrences;
    let counted = count_occurrences(&[7, 5, 7]);
    assert_eq!((counted[0].number, counted[0].times, counted[1].odd), (5, 1, false));
    Ok(())
}

#[test]
fn line() -> Ran {
    use carryless_args::command_line::{CommandLine, Token};
    let line = CommandLine::parse("race 30 --say 1-2");
    assert_eq!(line.tokens().count(), 4);
    let line = CommandLine::parse(r#"--line "one two" three"#);
    assert_eq!(line.tokens().map(Token::text).collect::<Vec<_>>(), ["--line", "one two", "three"]);
    Ok(())
}

#[test]
fn listing() -> Ran {
    use carryless_games::elide::elide;
    let list: Vec<u64> = (1..=100).collect();
    assert_eq!(elide(&list, usize::MAX).len(), 100);
    assert_eq!(elide(&list, 6).len(), 7);
    Ok(())
}

#[test]
fn listing_2() -> Ran {
    use carryless_games::elide::is_shown;
    assert!(is_shown(40, 7) && is_shown(40, 36) && !is_shown(40, 20));
    Ok(())
}

#[test]
fn play() -> Ran {
    use carryless_args::command_line::CommandLine;
    use carryless_games::games::Question;
    use carryless_play::{Level, Match, Player, Side};

    let question = Question::parse(&CommandLine::parse("3 4 5"))?;
    let mut game = Match::new(question.state(), Side::Computer);
    let computer = Player::new(Level::Perfect, 0);
    let turn = computer.choose(game.board(), game.turns().len()).unwrap();
    game.apply(turn)?;
    assert_eq!(game.to_move(), Side::Human);
    Ok(())
}

#[test]
fn play_level() -> Ran {
    use carryless_play::Level;
    assert_eq!(Level::parse("errs:30"), Some(Level::ErrorRate(30)));
    assert_eq!(Level::parse("errs:41"), None);
    assert_eq!(Level::parse("last:1"), None);
    Ok(())
}

#[test]
fn render() -> Ran {
    use carryless_args::command_line::CommandLine;
    use carryless_games::games::Question;
    use carryless_render::i18n::Language;
    use carryless_render::{Renderer, View};
    let renderer = Renderer::new(Language::of_code("en")?, &["nim"])?;
    let answer = Question::parse(&CommandLine::parse("3 4 5"))?.explain(false);
    let page = renderer.markdown(answer, View::default())?;
    assert!(page.starts_with("# (3, 4, 5)"));
    Ok(())
}

#[test]
fn render_svg() -> Ran {
    use carryless_games::columns::Columns;
    use carryless_games::figure::Figure;
    use carryless_render::i18n::{Catalogue, Language};
    use carryless_render::svg;
    let words = Catalogue::load(Language::of_code("en")?, &["common", "figures"])?;
    let columns = Columns::from_numbers(&[3, 4, 5], 2);
    let picture = svg::draw(&Figure::Columns { columns: &columns, boxed: true }, &words)?;
    assert!(picture.starts_with("<svg ") && picture.contains("<title>"));
    Ok(())
}

#[test]
fn render_view() -> Ran {
    use carryless_args::Args;
    use carryless_args::command_line::CommandLine;
    use carryless_args::options;
    use carryless_render::{Detail, View};
    let line = CommandLine::parse("3 4 --detail=teach 5 --ask");
    let view = View::from_args(&Args::parse(&line, options::VIEW.iter())?)?;
    assert!(view.detail == Detail::Teach && view.ask);
    Ok(())
}

#[test]
fn search_ranking() -> Ran {
    use carryless_games::search::ranking::sub_positions;
    assert_eq!(sub_positions(&[3, 3]), Some(10));
    assert_eq!(sub_positions(&[3, 4, 5]), Some(48));
    assert_eq!(sub_positions(&[u64::MAX; 9]), None);
    Ok(())
}

#[test]
fn search_ranking_2() -> Ran {
    assert_eq!(carryless_games::search::ranking::box_positions(3, 7), Some(120));
    Ok(())
}

#[test]
fn search_ranking_3() -> Ran {
    let ranking = carryless_games::search::ranking::Ranking::try_new(&[3, 3]).unwrap();
    assert_eq!([[0, 0], [0, 3], [1, 1], [3, 3]].map(|piles| ranking.rank(&piles)), [0, 3, 4, 9]);
    Ok(())
}

#[test]
fn similar() -> Ran {
    use carryless_args::suggest::most_similar;
    assert_eq!(most_similar("explian", ["explain", "play"]), Some("explain"));
    assert_eq!(most_similar("--lim", ["--limit", "--claim"]), Some("--limit"));
    assert_eq!(most_similar("weather", ["explain", "play"]), None);
    Ok(())
}

#[test]
fn wording() -> Ran {
    use carryless_render::i18n::Language;
    assert_eq!(Language::of_locale("zh_CN.UTF-8").code(), "zh");
    assert_eq!(Language::of_locale("C").code(), "en");
    Ok(())
}

#[test]
fn worksheet_code() -> Ran {
    use carryless_args::Args;
    use carryless_args::command_line::CommandLine;
    use carryless_args::options;
    use carryless_render::i18n::Language;
    use carryless_worksheet::{code::SheetCode, spec::Spec};
    let line = CommandLine::parse("--topic columns:4");
    let spec = Spec::read(&Args::parse(&line, options::SHEET.iter())?, Language::of_code("en")?)?;
    let sheet_code = SheetCode {
        content: spec.content,
        seed: 2026,
        class_sheets: 1,
        index: 0,
        languages: spec.look.languages,
    };
    let code = sheet_code.code();
    let typed = CommandLine::parse(&code);
    let word = typed.tokens().next().ok_or("no word")?;
    assert_eq!(SheetCode::read(word)?, sheet_code);
    Ok(())
}

#[test]
fn worksheet_file_name() -> Ran {
    use carryless_worksheet::file_name;
    assert_eq!(file_name(3, 30, "李明"), "03-李明");
    assert_eq!(file_name(3, 30, "../../etc/passwd"), "03-etc-passwd");
    assert_eq!(file_name(3, 9, ""), "03");
    Ok(())
}

#[test]
fn worksheet_markdown() -> Ran {
    use carryless_args::Args;
    use carryless_args::command_line::CommandLine;
    use carryless_args::options;
    use carryless_render::i18n::Language;
    use carryless_worksheet as worksheet;
    let line = CommandLine::parse("--topic columns:2 --seed 7");
    let args = Args::parse(&line, options::SHEET.iter())?;
    let markdown = worksheet::markdown_of(&args, Language::of_code("en")?)?;
    assert!(markdown.starts_with("1. ") && markdown.contains("<details>"));
    Ok(())
}

/// A long block in the tenth list item is indented below its text, not below its number.
#[test]
fn the_tenth_key_of_a_lesson_is_one_item() -> Ran {
    use carryless_args::Args;
    use carryless_args::command_line::CommandLine;
    use carryless_args::options;
    use carryless_render::i18n::Language;
    use carryless_worksheet as worksheet;
    let line = CommandLine::parse("--topic columns:10 --seed 7");
    let args = Args::parse(&line, options::SHEET.iter())?;
    let markdown = worksheet::markdown_of(&args, Language::of_code("en")?)?;
    let (_, keys) = markdown.split_once("<details>").ok_or("no key")?;
    let (_, tenth) = keys.split_once("\n10. ").ok_or("no tenth key")?;
    let rest = tenth.lines().skip(1).take_while(|line| !line.starts_with("</details>"));
    let mut filled = rest.filter(|line| !line.is_empty()).peekable();
    assert!(filled.peek().is_some() && filled.all(|line| line.starts_with("    ")));
    Ok(())
}
