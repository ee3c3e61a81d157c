//! Lists in pages (`list=NAME`) of registered names.

use legalize::snippet::Classes;

use crate::block::root;
use crate::command::run;

/// The names that a list must contain, in order.
///
/// # Errors
/// If the list does not exist.
pub(crate) fn known(name: &str) -> Result<Vec<String>, String> {
    let names: Vec<&str> = match name {
        "commands" => return commands(),
        "classes" => Classes::builtin_classes().collect(),
        _ => return Err(format!("no test compares a list of {name}")),
    };
    Ok(names.into_iter().map(str::to_owned).collect())
}

/// The commands of the program, as its help lists them.
fn commands() -> Result<Vec<String>, String> {
    let (_, help) = run("legalize --help", root())?;
    let lines =
        help.iter().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    Ok(lines.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect())
}

/// The command in a line `legalize COMMAND …`.
fn command_of(line: &str) -> Option<&str> {
    line.strip_prefix("legalize ")?.split_whitespace().next()
}

/// The names in a list. Commands are at the beginning of their lines, before their descriptions.
pub(crate) fn listed(name: &str, body: &[&str]) -> Vec<String> {
    let names: Vec<&str> = match name {
        "commands" => body.iter().filter_map(|line| command_of(line)).collect(),
        _ => body.iter().flat_map(|line| line.split_whitespace()).collect(),
    };
    names.into_iter().map(str::to_owned).collect()
}

/// Formats a list of these names.
pub(crate) fn written(name: &str, names: &[String], body: &[&str]) -> Vec<String> {
    if name != "commands" {
        return filled(names);
    }
    let line = |name: &String| {
        let line = body.iter().find(|line| command_of(line) == Some(name.as_str()));
        line.map_or_else(|| format!("legalize {name}"), |line| (*line).to_owned())
    };
    names.iter().map(line).collect()
}

/// Fills lines of at most 110 letters with names.
fn filled(names: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for name in names {
        match lines.last_mut().filter(|line| line.len() + 1 + name.len() <= 110) {
            Some(line) => {
                line.push(' ');
                line.push_str(name);
            }
            None => lines.push(name.clone()),
        }
    }
    lines
}
