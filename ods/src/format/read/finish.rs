//! Conversion of the parsed parts to the operation: attributes are checked, operands and types resolved.

use legalize_ir::{Context, InferInput, OpParser, OperationState, Reason, Type};
use legalize_source::Diagnostic;
use smallvec::SmallVec;

use super::{Names, Reader, Types};
use crate::format::ast::TypeArg;
use crate::format::compiled::Source;
use crate::model::Arity;

impl Reader<'_> {
    /// Regions, successors, segments, types and operands into the operation.
    pub(super) fn finish(
        &mut self,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
    ) -> Result<(), Diagnostic> {
        let ctx = parser.ctx();
        let format = self.format;
        if format.format.all_regions {
            state.regions.extend(self.all_regions.drain(..));
        } else {
            for (index, regions) in self.regions.iter_mut().enumerate() {
                // A region that was omitted exists and is empty.
                if regions.is_empty() && !format.def.regions[index].variadic {
                    regions.push(parser.ir().create_region());
                }
                state.regions.extend(regions.drain(..));
            }
        }
        if format.format.all_successors {
            state.successors.extend(self.all_successors.drain(..));
        } else {
            state.successors.extend(self.successors.drain(..).flatten());
        }
        self.segments(ctx);
        self.set_attrs(parser, state)?;
        self.check_transformed(parser)?;
        if format.format.infers_result_types {
            self.resolve_operands(parser, state)?;
            let infer = ctx.op_info(state.name).and_then(|info| info.hooks().infer_result_types.clone());
            let Some(infer) = infer else {
                return Err(parser.error(parser.name_offset(), "result types cannot be inferred").with_help(
                    "attach a function that infers them, or write the operation in generic form",
                ));
            };
            let types = infer(&InferInput::of_state(ctx, parser.ir(), state));
            state.result_types = types.map_err(|message| parser.error(parser.name_offset(), message))?;
            return Ok(());
        }
        if format.format.all_result_types {
            state.result_types.extend_from_slice(self.types_of(TypeArg::Results));
        } else {
            for index in 0..self.results.len() {
                let arg = TypeArg::Result(index);
                match self.one_type(&format.result_sources[index], arg) {
                    Some(ty) => state.result_types.push(ty),
                    None => state.result_types.extend(self.resolved(parser, arg, state)?),
                }
            }
        }
        self.resolve_operands(parser, state)
    }

    /// Declared attributes that the dictionary brought must satisfy their constraints.
    pub(super) fn check_dict(
        &self,
        parser: &OpParser<'_, '_>,
        state: &OperationState,
        at: u32,
    ) -> Result<(), Diagnostic> {
        let ctx = parser.ctx();
        if state.inherent == ctx.common().empty_dict {
            return Ok(());
        }
        for (index, condition) in self.format.attr_conditions.iter().enumerate() {
            let Some(condition) = condition else { continue };
            let Some(attr) = ctx.dict_entry(state.inherent, self.format.attr_names[index]) else { continue };
            if condition.holds_attr(ctx, attr) == Some(false) {
                let def = &self.format.def.attributes[index];
                let mut error = parser.error(
                    at,
                    format!(
                        "'{}' op attribute '{}' failed to satisfy constraint: {}",
                        self.format.def.name, def.name, def.constraint.summary
                    ),
                );
                error.code = "ods::constraint";
                return Err(error);
            }
        }
        Ok(())
    }

    /// Sizes of groups that follow from the text.
    fn segments(&mut self, ctx: &Context) {
        let format = self.format;
        if !format.format.all_operands {
            if let Some(name) = format.operand_segments {
                let sizes: Vec<i32> = self.operands.iter().map(|parts| parts.names.len as i32).collect();
                self.attrs.push((name, ctx.dense_i32_array_attr(&sizes)));
            }
            for (index, name) in format.group_segments.iter().enumerate() {
                let Some(name) = name else { continue };
                let sizes = self.group_sizes.get(index).map_or(&[][..], Vec::as_slice);
                self.attrs.push((*name, ctx.dense_i32_array_attr(sizes)));
            }
        }
        if let (Some(name), false) = (format.result_segments, format.format.all_result_types) {
            let variable = |index: usize| format.def.results[index].arity.is_variable_length();
            let sizes: Vec<i32> = self
                .results
                .iter()
                .enumerate()
                .map(|(index, types)| if variable(index) { types.len as i32 } else { 1 })
                .collect();
            self.attrs.push((name, ctx.dense_i32_array_attr(&sizes)));
        }
    }

    fn set_attrs(&mut self, parser: &OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic> {
        // The dictionary may differ from the format: the dictionary takes precedence, as in upstream.
        state.accept_repeated_attrs();
        if self.attrs.is_empty() {
            return Ok(());
        }
        let ctx = parser.ctx();
        for (index, entry) in self.attrs.iter().enumerate() {
            if self.attrs[..index].iter().any(|other| other.0 == entry.0) {
                return Err(parser.error(
                    parser.name_offset(),
                    format!("attribute '{}' occurs more than once in the attribute list", ctx.str(entry.0)),
                ));
            }
        }
        let present = ctx.dict_entries(state.inherent);
        let absent = self.attrs.iter().filter(|entry| !present.iter().any(|known| known.0 == entry.0));
        state.inherent = ctx.dict(present.iter().copied().chain(absent.copied()));
        Ok(())
    }

    /// Values whose types others are computed from must satisfy their constraints first.
    fn check_transformed(&self, parser: &OpParser<'_, '_>) -> Result<(), Diagnostic> {
        if !self.format.transforms {
            return Ok(());
        }
        let ctx = parser.ctx();
        let namespace = &*self.format.namespace;
        let mut checked: SmallVec<[TypeArg; 2]> = SmallVec::new();
        let all = self.format.result_sources.iter().chain(&self.format.operand_sources);
        for source in all {
            let Source::Value { of, transformer: Some(_) } = source else { continue };
            if checked.contains(of) {
                continue;
            }
            checked.push(*of);
            let def = match of {
                TypeArg::Operand(index) => &self.format.def.operands[*index],
                TypeArg::Result(index) => &self.format.def.results[*index],
                _ => continue,
            };
            for &ty in self.types_of(*of) {
                if self.format.registry.holds_type(ctx, &def.constraint, namespace, ty) == Some(false) {
                    return Err(parser.error(
                        parser.name_offset(),
                        format!(
                            "'{}' must be {}, but got {}",
                            def.name,
                            def.constraint.summary,
                            crate::register::quoted_type(ctx, ty)
                        ),
                    ));
                }
            }
        }
        Ok(())
    }

    /// The type of an operand or result that has one and need not be computed.
    #[inline]
    fn one_type(&self, source: &Source, own: TypeArg) -> Option<Type> {
        let of = match source {
            Source::Known(ty) => return Some(*ty),
            Source::Spelled => own,
            Source::Value { of, transformer: None } => *of,
            _ => return None,
        };
        match self.types_of(of) {
            [ty] => Some(*ty),
            _ => None,
        }
    }

    /// The types of an operand or result.
    fn resolved(
        &self,
        parser: &OpParser<'_, '_>,
        arg: TypeArg,
        state: &OperationState,
    ) -> Result<Types, Diagnostic> {
        let ctx = parser.ctx();
        let (source, single) = match arg {
            TypeArg::Operand(index) => (&self.format.operand_sources[index], false),
            TypeArg::Result(index) => (
                &self.format.result_sources[index],
                !self.format.def.results[index].arity.is_variable_length(),
            ),
            TypeArg::Operands | TypeArg::Results => return Ok(Types::new()),
        };
        let failed = |reason: Reason| parser.error(parser.name_offset(), reason);
        let transformed = |text: &str, from: &[Type], many: bool| {
            let (registry, namespace) = (&self.format.registry, &self.format.namespace);
            registry.transform(ctx, text, namespace, from, many).map_err(|reason| {
                let error = failed(reason);
                match registry.advice(text, namespace) {
                    Some(advice) => error.with_help(advice),
                    None => error,
                }
            })
        };
        let types = match source {
            Source::Spelled => self.types_of(arg).into(),
            Source::Known(ty) => Types::from_slice(&[*ty]),
            Source::Build(call) => {
                let result = self.format.registry.build_type(ctx, call, &self.format.namespace);
                Types::from_slice(&[result.map_err(failed)?])
            }
            Source::Value { of, transformer } => {
                let variadic = match of {
                    TypeArg::Operand(index) => self.format.def.operands[*index].arity == Arity::Variadic,
                    TypeArg::Result(index) => self.format.def.results[*index].arity == Arity::Variadic,
                    _ => return Ok(Types::new()),
                };
                let from = self.types_of(*of);
                match transformer {
                    None if variadic => from.into(),
                    None => from.iter().copied().take(1).collect(),
                    // There is no value to compute from if an optional one is missing.
                    Some(_) if from.is_empty() && !variadic => Types::new(),
                    Some(text) => transformed(text, from, variadic)?.into(),
                }
            }
            Source::Attr { index, transformer } => {
                let attr = ctx.dict_entry(state.inherent, self.format.attr_names[*index]);
                let ty = attr.and_then(|attr| ctx.attr_type(attr)).ok_or_else(|| {
                    failed(
                        format!("attribute '{}' has no type", self.format.def.attributes[*index].name).into(),
                    )
                })?;
                match transformer {
                    None => Types::from_slice(&[ty]),
                    Some(text) => transformed(text, &[ty], false)?.into(),
                }
            }
        };
        if single && types.len() != 1 {
            return Err(failed("type of a result cannot be inferred".into()));
        }
        Ok(types)
    }

    fn resolve_operands(
        &self,
        parser: &mut OpParser<'_, '_>,
        state: &mut OperationState,
    ) -> Result<(), Diagnostic> {
        let format = self.format;
        if format.def.operands.is_empty() {
            return Ok(());
        }
        if format.format.all_operand_types {
            if format.format.all_operands {
                return parser.resolve_operands(
                    self.all_operands.of(&self.names),
                    self.types_of(TypeArg::Operands),
                    self.all_operands_offset,
                    &mut state.operands,
                );
            }
            let names = self.operands.iter().flat_map(|parts| parts.names.of(&self.names));
            let names: Names = names.copied().collect();
            let (at, types) = (parser.name_offset(), self.types_of(TypeArg::Operands));
            return parser.resolve_operands(&names, types, at, &mut state.operands);
        }
        if format.format.all_operands {
            let mut types = Types::new();
            for index in 0..format.def.operands.len() {
                types.extend(self.resolved(parser, TypeArg::Operand(index), state)?);
            }
            return parser.resolve_operands(
                self.all_operands.of(&self.names),
                &types,
                self.all_operands_offset,
                &mut state.operands,
            );
        }
        for index in 0..format.def.operands.len() {
            let names = self.names_of(index);
            if let ([name], Some(ty)) =
                (names, self.one_type(&format.operand_sources[index], TypeArg::Operand(index)))
            {
                state.operands.push(parser.resolve_operand(name, ty)?);
                continue;
            }
            // One type for all values, or one per value.
            let broadcast = match &format.operand_sources[index] {
                Source::Known(ty) => Some(*ty),
                Source::Build(_) => self.resolved(parser, TypeArg::Operand(index), state)?.first().copied(),
                Source::Value { of, transformer: None } => {
                    let variadic = match of {
                        TypeArg::Operand(of) => format.def.operands[*of].arity == Arity::Variadic,
                        TypeArg::Result(of) => format.def.results[*of].arity == Arity::Variadic,
                        _ => true,
                    };
                    if variadic {
                        None
                    } else {
                        self.resolved(parser, TypeArg::Operand(index), state)?.first().copied()
                    }
                }
                _ => None,
            };
            if let Some(ty) = broadcast {
                parser.resolve_operands_of(names, ty, &mut state.operands)?;
                continue;
            }
            let types = self.resolved(parser, TypeArg::Operand(index), state)?;
            let transformed = matches!(
                &format.operand_sources[index],
                Source::Value { transformer: Some(_), .. } | Source::Attr { .. }
            );
            if let (true, [ty]) = (transformed && names.len() != 1, &types[..]) {
                parser.resolve_operands_of(names, *ty, &mut state.operands)?;
                continue;
            }
            parser.resolve_operands(names, &types, self.operands[index].offset, &mut state.operands)?;
        }
        Ok(())
    }
}
