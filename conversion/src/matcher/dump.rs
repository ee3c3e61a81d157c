//! The predicate tree as text.

use std::fmt::Write;

use crate::matcher::program::Program;
use crate::matcher::program::question::Check;
use legalize_ir::Context;

impl Program {
    /// The tree, and the user searches and guards of each pattern; indentation is nesting.
    pub(crate) fn dump(&self, ctx: &Context) -> String {
        let wording = self.wording(ctx);
        let mut out = String::new();
        let mut stack = vec![Line::Node(0, 0)];
        while let Some(line) = stack.pop() {
            let (node, depth) = match line {
                Line::Text(text) => {
                    out.push_str(&text);
                    continue;
                }
                Line::Node(node, depth) => (&self.tree.nodes[node as usize], depth),
            };
            let pad = "  ".repeat(depth.min(64));
            for &pattern in &node.patterns {
                let pattern = &self.patterns[pattern as usize];
                let _ = writeln!(out, "{pad}=> {}", pattern.name);
                for user in &pattern.compiled.users {
                    let via = self.positions.describe(ctx, user.via);
                    let _ = writeln!(out, "{pad}     for each user of {via}");
                    for &Check { question: id, answer, .. } in &user.checks {
                        let question = self.questions.at(id);
                        let asked = wording.question(question);
                        let _ = writeln!(out, "{pad}       {asked}: {}", wording.answer(question, answer));
                    }
                }
                for guard in &pattern.compiled.guards {
                    let not = if guard.negated { "not " } else { "" };
                    let _ = writeln!(out, "{pad}     if {not}{}", guard.summary);
                }
            }
            // The last one pushed is written first.
            for switch in node.switches.iter().rev() {
                let question = self.questions.at(switch.question);
                for (answer, to) in switch.arms().into_iter().rev() {
                    stack.push(Line::Node(to, depth + 2));
                    let answer = wording.answer(question, answer);
                    stack.push(Line::Text(format!("{pad}  {answer}:\n")));
                }
                stack.push(Line::Text(format!("{pad}{}\n", wording.question(question))));
            }
        }
        out
    }
}

/// Line or node that is still to be written.
enum Line {
    Text(String),
    Node(u32, usize),
}
