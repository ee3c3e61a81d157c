//! Pieces of our own PDLL files with one token changed: mostly syntax errors, whose place and message are
//! compared.
//!
//! A mutated piece depends only on its seed. The pieces are those that ours accepts and that do not include
//! files, so that the change is their only mistake.

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use legalize::pdll::{PdllOptions, compile};
use legalize::source::SourceMap;

use crate::RandomFlags;
use crate::case::{first_message, first_place, head};
use crate::files::{all_below, inputs};
use crate::random::Random;
use crate::report::SuiteReport;
use crate::tools::{Output, Tools, root};

/// Minimum number of pieces that must cover every change and many places.
const ENOUGH: u64 = 500;

/// Tokens that are inserted.
const VOCABULARY: [&str; 50] = [
    "(",
    ")",
    "<",
    ">",
    "[",
    "]",
    "{",
    "}",
    ",",
    ";",
    ":",
    ".",
    "=",
    "=>",
    "->",
    "_",
    "#",
    "1",
    "\"s\"",
    "[{ s }]",
    "name",
    "attr",
    "op",
    "type",
    "op<a.b>",
    "attr<\"1\">",
    "type<\"i1\">",
    "Attr",
    "Op",
    "OpName",
    "Type",
    "TypeRange",
    "Value",
    "ValueRange",
    "Constraint",
    "Rewrite",
    "Pattern",
    "erase",
    "let",
    "not",
    "replace",
    "return",
    "rewrite",
    "with",
    "benefit",
    "recursion",
    "@",
    "\"",
    "x: Value",
    "=> 1",
];

/// The changes, as they are counted.
const CHANGES: [&str; 7] = ["delete", "double", "put in", "replace", "replace by its own", "swap", "cut off"];

/// Result of a mutated piece.
enum Verdict {
    Same,
    Other,
    BothAccept,
    Crash,
}

/// Spoils pieces and compares the errors.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, flags: &RandomFlags) {
    if !report.filter().is_empty()
        && !"spoilt piece".contains(report.filter())
        && !report.filter().contains("spoilt")
    {
        return;
    }
    let pieces = pieces();
    report.check("spoilt pieces have something to spoil", pieces.len() > 100, || {
        format!("{} pieces", pieces.len())
    });
    if pieces.is_empty() {
        return;
    }
    let seeds: Vec<u64> = (flags.seed..flags.seed + flags.mistakes).collect();
    let mut part = report.part();
    let runs = part.each(&seeds, |part, &seed| one(tools, part, &pieces, seed, &flags.differing));
    let count =
        |wanted: fn(&Verdict) -> bool| runs.iter().flatten().filter(|(_, verdict)| wanted(verdict)).count();
    let same = count(|verdict| matches!(verdict, Verdict::Same));
    let other = count(|verdict| matches!(verdict, Verdict::Other));
    let accepted = count(|verdict| matches!(verdict, Verdict::BothAccept));
    let crashed = count(|verdict| matches!(verdict, Verdict::Crash));
    let refused = same + other;
    if refused == 0 {
        return;
    }
    report.note(format!(
        "pdll: spoilt pieces: {same} of {refused} refused in the same place with the same words, {accepted} accepted by \
         both, {crashed} crash upstream's tool"
    ));
    // All of them: a single different one counts as a difference.
    report.floor("spoilt pieces", same, refused, refused);
    if flags.mistakes >= ENOUGH {
        let most = refused * 100 >= runs.len() * 70;
        report.check("spoilt pieces: most are refused", most, || format!("{refused} of {}", runs.len()));
        let hit = |change: &&&str| runs.iter().flatten().any(|(hit, _)| hit == *change);
        let missing: Vec<&&str> = CHANGES.iter().filter(|change| !hit(change)).collect();
        report.check("spoilt pieces show every change", missing.is_empty(), || format!("never: {missing:?}"));
    }
}

fn one(
    tools: &Tools,
    part: &mut SuiteReport,
    pieces: &[String],
    seed: u64,
    differing: &Path,
) -> Option<(&'static str, Verdict)> {
    let (change, text) = mutate(pieces, seed);
    let folder = tempfile::tempdir().ok()?;
    let file = folder.path().join("spoilt.pdll");
    std::fs::write(&file, &text).ok()?;
    let args = ["-x".as_ref(), "ast".as_ref(), file.as_os_str()];
    let upstream = tools.upstream("mlir-pdll", args);
    let ours = tools.ours(std::iter::once("pdll".as_ref()).chain(args));
    let verdict = judge(&ours, &upstream);
    if matches!(verdict, Verdict::Other) {
        part.say(format!(
            "pdll: spoilt piece {seed} ({change}): another error\n  - {}\n{}  + exit {:?}\n{}",
            first_message(&upstream.stderr),
            head(&upstream.stderr),
            ours.code,
            head(&ours.stderr)
        ));
        let folder = root().join(differing).join("pdll");
        // For convenience only; the report has the difference too.
        let _ = std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(folder.join(format!("spoilt_{seed}.pdll")), &text));
    }
    Some((change, verdict))
}

fn judge(ours: &Output, upstream: &Output) -> Verdict {
    match (ours.accepted(), upstream.accepted()) {
        _ if upstream.crashed() && !ours.crashed() => Verdict::Crash,
        (true, true) => Verdict::BothAccept,
        (false, false) if !ours.crashed() => {
            let message = |output: &Output| {
                let place = first_place(&output.stderr).map(|(_, line, column)| (line, column));
                (place, first_message(&output.stderr))
            };
            if message(ours) == message(upstream) { Verdict::Same } else { Verdict::Other }
        }
        _ => Verdict::Other,
    }
}

/// The pieces that are mutated.
fn pieces() -> Vec<String> {
    let own = root().join("tools/conformance/inputs/pdll");
    let is_left_out = |path: &Path| {
        ["mutants", "included", "large"].iter().any(|folder| path.starts_with(own.join(folder)))
    };
    let mut files: Vec<_> = inputs("pdll", "pdll").into_iter().filter(|path| !is_left_out(path)).collect();
    files.extend(all_below(&root().join("pdll/tests/cases"), "pdll"));
    let texts = files.iter().filter_map(|path| std::fs::read_to_string(path).ok());
    let pieces = texts.flat_map(|text| text.split("// -----").map(str::to_owned).collect::<Vec<_>>());
    pieces
        .filter(|piece| !piece.contains("#include") && tokens(piece).len() > 5 && is_accepted(piece))
        .collect()
}

fn is_accepted(piece: &str) -> bool {
    let sources = Arc::new(SourceMap::new());
    let file = sources.add("piece.pdll", piece);
    let (compiled, diagnostics) = compile(&sources, file, &PdllOptions::default()).into_parts();
    compiled.is_some() && !diagnostics.has_errors()
}

/// The changed piece of a seed, and the kind of the change.
fn mutate(pieces: &[String], seed: u64) -> (&'static str, String) {
    let mut random = Random::new(seed);
    let text = &pieces[random.below(pieces.len())];
    let tokens = tokens(text);
    let at = random.below(tokens.len());
    let token = tokens[at].clone();
    let with =
        |place: &Range<usize>, new: &str| format!("{}{new}{}", &text[..place.start], &text[place.end..]);
    let word = &text[token.clone()];
    let change = random.below(CHANGES.len());
    let mutated = match CHANGES[change] {
        "delete" => with(&token, " "),
        "double" => with(&token, &format!("{word} {word}")),
        "put in" => with(&token, &format!("{} {word}", random.pick(&VOCABULARY))),
        "replace" => with(&token, random.pick(&VOCABULARY)),
        "replace by its own" => {
            let other = tokens[random.below(tokens.len())].clone();
            with(&token, &text[other])
        }
        "swap" => match tokens.get(at + 1) {
            Some(next) => {
                let between = &text[token.end..next.start];
                with(&(token.start..next.end), &format!("{}{between}{word}", &text[next.clone()]))
            }
            None => with(&token, " "),
        },
        _ => text[..token.start].to_owned(),
    };
    (CHANGES[change], mutated)
}

/// The places of a text's tokens: words, numbers, strings, string blocks, arrows, single characters.
fn tokens(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let skip_past =
        |from: usize, end: &str| text[from..].find(end).map_or(text.len(), |at| from + at + end.len());
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let mut out = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        match &bytes[at..] {
            [b'/', b'/', ..] => {
                at = skip_past(at, "\n");
                continue;
            }
            [b'[', b'{', ..] => at = skip_past(at + 2, "}]"),
            [b'"', ..] => at = skip_past(at + 1, "\""),
            [b'=' | b'-', b'>', ..] => at += 2,
            [byte, ..] if byte.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            [byte, ..] if is_word(*byte) => {
                at += bytes[at..].iter().take_while(|byte| is_word(**byte)).count();
            }
            _ => at += text[at..].chars().next().map_or(1, char::len_utf8),
        }
        out.push(start..at);
    }
    out
}
