//! A drawing in the language of Graphviz: frames are clusters.

use std::fmt::{self, Write as _};

use super::drawing::{Drawing, Edge, Item, NodeId};

/// The text.
pub(super) fn dot(drawing: &Drawing) -> String {
    let mut out = String::from("digraph {\n  compound=true;\n  node [shape=box, fontname=\"monospace\"];\n");
    let mut depth = 1;
    for item in &drawing.items {
        match item {
            Item::Open(number) => {
                let pad = "  ".repeat(depth);
                let _ = writeln!(out, "{pad}subgraph cluster_op{number} {{\n{pad}  style=rounded;");
                depth += 1;
            }
            Item::Close => {
                depth -= 1;
                let _ = writeln!(out, "{}}}", "  ".repeat(depth));
            }
            Item::Node(node) => {
                let lines: Vec<String> = node.label.iter().map(|line| quoted(line)).collect();
                let label = lines.join("\\n");
                let shape = if matches!(node.id, NodeId::Arg(..)) { "shape=ellipse, " } else { "" };
                let _ = writeln!(out, "{}{} [{shape}label=\"{label}\"];", "  ".repeat(depth), node.id);
            }
        }
    }
    for edge in &drawing.edges {
        let _ = match edge {
            Edge::Use { from, result, to, operand } => {
                writeln!(out, "  {from} -> {to} [taillabel=\"{result}\", headlabel=\"{operand}\"];")
            }
            Edge::Branch { from, to } => writeln!(out, "  {from} -> {to} [style=dashed];"),
            // The frame says it.
            Edge::Holds { .. } => Ok(()),
        };
    }
    out.push_str("}\n");
    out
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NodeId::Op(number) => write!(f, "op{number}"),
            NodeId::Arg(block, index) => write!(f, "arg{block}_{index}"),
        }
    }
}

fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ")
}
