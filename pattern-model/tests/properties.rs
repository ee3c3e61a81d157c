//! Properties of all well-formed models: text is read back as it was, the canonical form is stable, and no
//! text makes the reader panic.

use std::sync::Arc;

use legalize_pattern_model::*;
use legalize_source::SourceMap;
use proptest::prelude::*;

/// A generator that builds statements in order from random numbers, so that symbols are always in order.
struct Builder<'r> {
    random: &'r mut dyn Iterator<Item = u32>,
    pattern: Pattern,
    values: Vec<Sym>,
    ranges: Vec<Sym>,
    types: Vec<Sym>,
    operations: Vec<Sym>,
    next: u32,
}

const TEXTS: [&str; 6] = ["i32", "\"a\\22b\"", "#\"raw\"#", "line\nbreak\r\n", "ünï", ""];

impl Builder<'_> {
    fn number(&mut self, below: usize) -> usize {
        self.random.next().unwrap_or(0) as usize % below.max(1)
    }

    fn coin(&mut self) -> bool {
        self.number(2) == 0
    }

    fn fresh(&mut self) -> Sym {
        self.next += 1;
        format!("v{}", self.next)
    }

    fn text(&mut self) -> String {
        TEXTS[self.number(TEXTS.len())].to_owned()
    }

    fn pick(&mut self, from: &[Sym]) -> Option<Sym> {
        let at = self.number(from.len());
        from.get(at).cloned()
    }

    fn place(&mut self) -> Option<Place> {
        self.coin().then_some(Place { source: 0, start: 1, end: 3 })
    }

    fn ty(&mut self) -> Sym {
        let (id, value) = (self.fresh(), self.coin().then(|| self.text()));
        self.pattern.matches.push(Match::Type { id: id.clone(), value });
        self.types.push(id.clone());
        id
    }

    fn operand(&mut self) -> Sym {
        if self.coin()
            && let Some(value) = self.pick(&self.values.clone())
        {
            return value;
        }
        if self.coin() {
            let (id, types) = (self.fresh(), None);
            self.pattern.matches.push(Match::Operands { id: id.clone(), types, elements: None });
            self.ranges.push(id.clone());
            return id;
        }
        let ty = self.coin().then(|| self.ty());
        let id = self.fresh();
        self.pattern.matches.push(Match::Operand { id: id.clone(), ty });
        self.values.push(id.clone());
        id
    }

    fn operation(&mut self) {
        let mut operands = Vec::new();
        if let Some(op) = self.operations.last().cloned() {
            let id = self.fresh();
            let index = self.number(2) as u32;
            self.pattern.matches.push(Match::Result { id: id.clone(), op, index });
            self.values.push(id.clone());
            operands.push(id);
        }
        for _ in 0..self.number(3) {
            let operand = self.operand();
            operands.push(operand);
        }
        let mut attributes = Vec::new();
        for at in 0..self.number(3) {
            let value = self.coin().then(|| self.text());
            let id = self.fresh();
            self.pattern.matches.push(Match::Attribute { id: id.clone(), ty: None, value });
            attributes.push(AttributeEntry { name: format!("a{at}"), value: id });
        }
        let mut results = Vec::new();
        for _ in 0..self.number(3) {
            let ty = self.ty();
            results.push(ty);
        }
        let id = self.fresh();
        let name = self.coin().then(|| "test.op".to_owned());
        let (successors, regions) = (self.coin().then(Vec::new), self.coin().then(|| self.regions()));
        let place = self.place();
        self.pattern.matches.push(Match::Operation {
            id: id.clone(),
            name,
            operands,
            attributes,
            results,
            successors,
            regions,
            place,
        });
        self.operations.push(id);
    }

    /// Regions, some of which are matched.
    fn regions(&mut self) -> Vec<Sym> {
        let mut regions = Vec::new();
        for _ in 0..self.number(3) {
            let blocks = self.coin().then(|| (0..self.number(3)).map(|_| self.block()).collect());
            let id = self.fresh();
            self.pattern.matches.push(Match::Region { id: id.clone(), blocks });
            regions.push(id);
        }
        regions
    }

    fn block(&mut self) -> Sym {
        let arguments = self.coin().then(|| {
            let ids: Vec<Sym> = (0..self.number(3)).map(|_| self.fresh()).collect();
            for id in &ids {
                self.pattern.matches.push(Match::Operand { id: id.clone(), ty: None });
                self.values.push(id.clone());
            }
            ids
        });
        // An operation that was created before, so that a root is left outside.
        let some = |builder: &mut Self| {
            let count = builder.number(3);
            (0..count).filter_map(|_| builder.pick(&builder.operations.clone())).collect()
        };
        let operations = self.coin().then(|| some(self));
        let ends_with = some(self);
        let id = self.fresh();
        self.pattern.matches.push(Match::Block { id: id.clone(), arguments, operations, ends_with });
        id
    }

    /// An operation with a new region of blocks, one of which is filled.
    fn created_region(&mut self) {
        let (region, op) = (self.fresh(), self.fresh());
        self.pattern.rewrite.push(Action::Region { id: region.clone() });
        self.pattern.rewrite.push(Action::Operation {
            id: op,
            name: "test.outer".to_owned(),
            operands: Vec::new(),
            attributes: Vec::new(),
            results: ResultTypes::Of(Vec::new()),
            successors: Vec::new(),
            regions: vec![region.clone()],
            location: Location::Root,
            place: None,
        });
        let ty = self.fresh();
        self.pattern.rewrite.push(Action::Type { id: ty.clone(), value: "i32".to_owned() });
        let mut blocks = Vec::new();
        for _ in 0..self.number(3) {
            let (id, argument) = (self.fresh(), self.fresh());
            let arguments = self.coin().then(|| BlockArgument { id: argument.clone(), ty: ty.clone() });
            if arguments.is_some() {
                self.values.push(argument);
            }
            let arguments = arguments.into_iter().collect();
            self.pattern.rewrite.push(Action::Block { id: id.clone(), region: region.clone(), arguments });
            blocks.push(id);
        }
        let block = self.pick(&blocks);
        self.pattern.rewrite.push(Action::InsertionPoint { block });
    }

    fn predicate(&mut self, depth: usize) -> Predicate {
        match self.number(if depth == 0 { 3 } else { 7 }) {
            0 => Predicate::True,
            1 => Predicate::False,
            2 => Predicate::Leaf(Snippet { text: self.text(), place: self.place() }),
            3 => Predicate::And((0..self.number(3)).map(|_| self.predicate(depth - 1).into()).collect()),
            4 => Predicate::Or((0..self.number(3)).map(|_| self.predicate(depth - 1).into()).collect()),
            5 => Predicate::Not(Arc::new(self.predicate(depth - 1))),
            _ => Predicate::Concat {
                prefix: self.text(),
                child: Arc::new(self.predicate(depth - 1)),
                suffix: self.text(),
            },
        }
    }

    fn constraint(&mut self) {
        let subject = self.pick(&self.operations.clone()).unwrap_or_default();
        let constraint = match self.number(3) {
            0 => Constraint::Native {
                name: "check".to_owned(),
                args: vec![Arg::Ref(subject), Arg::Text(self.text())],
                results: Vec::new(),
                negated: self.coin(),
                place: self.place(),
            },
            1 => Constraint::Predicate {
                tree: self.predicate(3),
                subject,
                args: Vec::new(),
                summary: self.text(),
                place: self.place(),
            },
            _ => {
                let values = self.values.clone();
                let (Some(left), Some(right)) = (self.pick(&values), self.pick(&values)) else { return };
                Constraint::Equal { left, right, negated: self.coin() }
            }
        };
        self.pattern.matches.push(Match::Constraint(constraint));
    }

    fn action(&mut self) {
        let id = self.fresh();
        match self.number(6) {
            5 => self.created_region(),
            0 => {
                let value = self.text();
                self.pattern.rewrite.push(Action::Attribute { id, value });
            }
            1 => {
                let elements = (0..self.number(3)).filter_map(|_| self.pick(&self.values.clone())).collect();
                self.pattern.rewrite.push(Action::Range { id: id.clone(), kind: Kind::ValueRange, elements });
                self.ranges.push(id);
            }
            2 => {
                let Some(op) = self.pick(&self.operations.clone()) else { return };
                self.pattern.rewrite.push(Action::Result { id: id.clone(), op, index: 0 });
                self.values.push(id);
            }
            _ => {
                let operands = self.pick(&self.values.clone()).into_iter().collect();
                let results = match self.number(4) {
                    0 => ResultTypes::Infer,
                    3 => ResultTypes::Defined,
                    1 => ResultTypes::Of(self.pick(&self.types.clone()).into_iter().collect()),
                    _ => ResultTypes::Like(self.operations[0].clone()),
                };
                let location = match self.number(5) {
                    0 => Location::Root,
                    1 => Location::Matched,
                    2 => Location::Named(self.text()),
                    3 => Location::Fused { of: self.operations.clone(), metadata: self.text() },
                    _ => Location::Of(self.operations.clone()),
                };
                let place = self.place();
                self.pattern.rewrite.push(Action::Operation {
                    id,
                    name: "test.new".to_owned(),
                    operands,
                    attributes: Vec::new(),
                    results,
                    successors: Vec::new(),
                    regions: Vec::new(),
                    location,
                    place,
                });
            }
        }
    }
}

fn pattern(numbers: Vec<u32>) -> Pattern {
    let mut numbers = numbers.into_iter();
    let mut builder = Builder {
        random: &mut numbers,
        pattern: Pattern::default(),
        values: Vec::new(),
        ranges: Vec::new(),
        types: Vec::new(),
        operations: Vec::new(),
        next: 0,
    };
    for _ in 0..=builder.number(3) {
        builder.operation();
    }
    for _ in 0..builder.number(3) {
        builder.constraint();
    }
    for _ in 0..builder.number(4) {
        builder.action();
    }
    let root = builder.pick(&builder.operations.clone()).unwrap_or_default();
    builder.pattern.rewrite.push(Action::Erase { op: root.clone() });
    builder.pattern.root = Some(root);
    builder.pattern.name = builder.coin().then(|| builder.text());
    builder.pattern.benefit = builder.number(65535) as u16;
    builder.pattern.bounded_recursion = builder.coin();
    builder.pattern.labels = (0..builder.number(3)).map(|_| builder.text()).collect();
    builder.pattern.place = builder.place();
    builder.pattern
}

fn file() -> impl Strategy<Value = PatternFile> {
    let patterns = prop::collection::vec(prop::collection::vec(any::<u32>(), 0..120), 0..4);
    patterns.prop_map(|patterns| {
        let mut file = PatternFile::new();
        file.sources.push(SourceText { name: "a.td".to_owned(), text: "abc\ndef\"\\".to_owned() });
        file.patterns = patterns.into_iter().map(pattern).collect();
        file
    })
}

proptest! {
    #[test]
    fn written_models_are_read_back(model in file()) {
        let sources = SourceMap::new();
        let text = write_ron(&model);
        let id = sources.add("model.ron", text.as_str());
        let (read, diagnostics) = read_ron(&sources, id).into_parts();
        prop_assert!(!diagnostics.has_errors(), "{}\n{text}", diagnostics.resolved(&sources).render());
        prop_assert_eq!(read.as_ref(), Some(&model));
        prop_assert_eq!(write_ron(&model), text);
    }

    #[test]
    fn canonical_form_is_stable(model in file()) {
        let once = model.canonical();
        let checked = verify(&once, &Origins::none());
        prop_assert!(!checked.has_errors(), "{}\n{}", checked.render(), write_ron(&once));
        prop_assert_eq!(once.canonical(), once);
    }

    #[test]
    fn canonical_form_ignores_symbol_names_and_spelling(model in file()) {
        let mut other = model.clone();
        for pattern in &mut other.patterns {
            let rename = |sym: &mut Sym| *sym = format!("z{sym}");
            for statement in &mut pattern.matches {
                statement.for_each_definition_mut(&mut { rename });
                statement.for_each_use_mut(&mut |sym, _| rename(sym));
                if let Match::Operation { attributes, .. } = statement {
                    attributes.reverse();
                }
            }
            for action in &mut pattern.rewrite {
                action.for_each_definition_mut(&mut { rename });
                action.for_each_use_mut(&mut |sym, _| rename(sym));
            }
            pattern.root.iter_mut().for_each(rename);
            pattern.name = None;
        }
        prop_assert_eq!(model.canonical(), other.canonical());
        check(&model, &Origins::none());
    }

    #[test]
    fn any_text_is_survived(text in "[()\\[\\]:,\"a-zA-Z0-9#/* \n]{0,200}") {
        let sources = SourceMap::new();
        let id = sources.add("model.ron", format!("(schema: \"legalize-patterns\", version: 1, patterns: {text}"));
        let _ = read_ron(&sources, id).diagnostics.resolved(&sources).render();
    }

    #[test]
    fn any_cut_is_survived(model in file(), cut in any::<prop::sample::Index>()) {
        let text = write_ron(&model);
        let mut at = cut.index(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let sources = SourceMap::new();
        let id = sources.add("model.ron", &text[..at]);
        let _ = read_ron(&sources, id).diagnostics.resolved(&sources).render();
    }
}
