//! A drawing as a picture: no frames; a dotted line leads from an operation to the beginning of each of its
//! regions.

use std::collections::BTreeMap;

use layout::backends::svg::SVGWriter;
use layout::core::base::Orientation;
use layout::core::style::{LineStyleKind, StyleAttr};
use layout::std_shapes::render::get_shape_size;
use layout::std_shapes::shapes::{Arrow, Element, LineEndKind, ShapeKind};
use layout::topo::layout::VisualGraph;
use legalize::ir::{Context, Ir};
use legalize::source::{Diagnostic, Limit};

use super::drawing::{Drawing, Edge, Item, NodeId};

/// Maximum number of operations and arguments that are laid out; the time grows faster than their number.
const MAX_NODES: usize = 500;

/// Maximum number of arrows.
const MAX_EDGES: usize = 1000;

/// Maximum number of bytes of a label; the widths of its letters are added up one by one, several times.
const MAX_LABEL: usize = 1 << 16;

/// Renders the picture.
///
/// # Errors
/// If the drawing is too large to lay out.
pub(super) fn svg(ctx: &Context, ir: &Ir, drawing: &Drawing) -> Result<String, Diagnostic> {
    let nodes: Vec<_> = drawing
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Node(node) => Some(node),
            Item::Open(_) | Item::Close => None,
        })
        .collect();
    if nodes.len() > MAX_NODES || drawing.edges.len() > MAX_EDGES {
        let (nodes, edges) = (nodes.len(), drawing.edges.len());
        let message =
            format!("{nodes} operations and arguments with {edges} arrows are too many for a picture");
        return Err(Diagnostic::error("opt::graph", message).with_help(format!(
            "at most {MAX_NODES} with {MAX_EDGES} arrows are laid out; draw one function with `--symbol`, or \
             leave the layout to Graphviz with `--format=dot`"
        )));
    }
    let mut space = ctx.sources().limits().budget(Limit::OutputBytes, ctx.sources().bytes());
    let direction = Orientation::TopToBottom;
    let look = StyleAttr::simple();
    let mut graph = VisualGraph::new(direction);
    let mut handles = BTreeMap::new();
    for node in nodes {
        let text = node.of.label(ctx, ir).join("\n");
        if text.len() > MAX_LABEL {
            let message = format!("a label of {} bytes is too long for a picture", text.len());
            return Err(Diagnostic::error("opt::graph", message)
                .with_help("leave the layout to Graphviz with `--format=dot`"));
        }
        space.charge(text.len() as u64).map_err(|exceeded| exceeded.diagnostic())?;
        let shape = match node.id {
            NodeId::Op(_) => ShapeKind::new_box(&text),
            NodeId::Arg(..) => ShapeKind::new_circle(&text),
        };
        let size = get_shape_size(direction, &shape, look.font_size, false);
        let element = Element::create(shape, look.clone(), direction, size);
        handles.insert(node.id, graph.add_node(element));
    }
    for edge in &drawing.edges {
        let (from, to, style, text) = match edge {
            Edge::Use { from, result, to, operand } => {
                (from, to, LineStyleKind::Normal, format!("{result} to {operand}"))
            }
            Edge::Branch { from, to } => (from, to, LineStyleKind::Dashed, String::new()),
            Edge::Holds { from, to } => (from, to, LineStyleKind::Dotted, String::new()),
        };
        // Nodes outside of the chosen symbol are not drawn.
        let (Some(&from), Some(&to)) = (handles.get(from), handles.get(to)) else { continue };
        let arrow = Arrow::new(LineEndKind::None, LineEndKind::Arrow, style, &text, &look, &None, &None);
        graph.add_edge(arrow, from, to);
    }
    let mut picture = SVGWriter::new();
    graph.do_it(false, false, false, &mut picture);
    Ok(picture.finalize())
}
