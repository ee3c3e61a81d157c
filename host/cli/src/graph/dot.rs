//! A drawing as Graphviz text: frames are clusters.

use std::fmt;

use legalize::ir::{Context, Ir};

use super::drawing::{Drawing, Edge, Item, NodeId};

/// Writes the text.
pub(super) fn dot(ctx: &Context, ir: &Ir, drawing: &Drawing, out: &mut dyn fmt::Write) -> fmt::Result {
    out.write_str("digraph {\n  compound=true;\n  node [shape=box, fontname=\"monospace\"];\n")?;
    let mut depth = 1;
    for item in &drawing.items {
        match item {
            Item::Open(number) => {
                let pad = "  ".repeat(depth);
                writeln!(out, "{pad}subgraph cluster_op{number} {{\n{pad}  style=rounded;")?;
                depth += 1;
            }
            Item::Close => {
                depth -= 1;
                writeln!(out, "{}}}", "  ".repeat(depth))?;
            }
            Item::Node(node) => {
                let lines: Vec<String> = node.of.label(ctx, ir).iter().map(|line| quoted(line)).collect();
                let label = lines.join("\\n");
                let shape = if matches!(node.id, NodeId::Arg(..)) { "shape=ellipse, " } else { "" };
                writeln!(out, "{}{} [{shape}label=\"{label}\"];", "  ".repeat(depth), node.id)?;
            }
        }
    }
    for edge in &drawing.edges {
        match edge {
            Edge::Use { from, result, to, operand } => {
                writeln!(out, "  {from} -> {to} [taillabel=\"{result}\", headlabel=\"{operand}\"];")
            }
            Edge::Branch { from, to } => writeln!(out, "  {from} -> {to} [style=dashed];"),
            // The frame shows it.
            Edge::Holds { .. } => Ok(()),
        }?;
    }
    out.write_str("}\n")
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
