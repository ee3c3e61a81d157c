//===- OpenMPClauses.td: clauses of OpenMP --------------------------------===//
#ifndef LEGALIZE_OPENMP_CLAUSES
#define LEGALIZE_OPENMP_CLAUSES

include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"

defvar OpenMP_Vars = Variadic<OpenMP_PointerLikeType>;
defvar OpenMP_MaybeInt = Optional<IntLikeType>;
defvar OpenMP_Symbols = OptionalAttr<SymbolRefArrayAttr>;
defvar OpenMP_PositiveI64 = ConfinedAttr<OptionalAttr<I64Attr>, [IntPositive]>;
defvar OpenMP_NaturalI64 = ConfinedAttr<OptionalAttr<I64Attr>, [IntMinValue<0>]>;

//===- Clauses of one argument --------------------------------------------===//

// A word that is there or not.
class OpenMP_Flag<string name, string word = name>
    : OpenMP_Clause<!dag(ins, [UnitAttr], [name]), "`" # word # "` $" # name>;
def OpenMP_BareClause                 : OpenMP_Flag<"bare", "ompx_bare">;
def OpenMP_MergeableClause            : OpenMP_Flag<"mergeable">;
def OpenMP_NogroupClause              : OpenMP_Flag<"nogroup">;
def OpenMP_NowaitClause               : OpenMP_Flag<"nowait">;
def OpenMP_ParallelizationLevelClause : OpenMP_Flag<"par_level_simd">;
def OpenMP_UntiedClause               : OpenMP_Flag<"untied">;

// A number that is known.
class OpenMP_Number<string name, Attr of>
    : OpenMP_Clause<!dag(ins, [of], [name]), "`" # name # "` `(` $" # name # " `)`">;
def OpenMP_AlignClause   : OpenMP_Number<"align", OpenMP_PositiveI64>;
def OpenMP_OrderedClause : OpenMP_Number<"ordered", OpenMP_NaturalI64>;
def OpenMP_SafelenClause : OpenMP_Number<"safelen", OpenMP_PositiveI64>;
def OpenMP_SimdlenClause : OpenMP_Number<"simdlen", OpenMP_PositiveI64>;

// A word of an enum.
class OpenMP_Choice<string name, Attr of, string word>
    : OpenMP_Clause<!dag(ins, [of], [name]), "`" # word # "` `(` custom<ClauseAttr>($" # name # ") `)`">;
def OpenMP_BindClause : OpenMP_Choice<"bind_kind", OptionalAttr<BindKindAttr>, "bind">;
def OpenMP_MemoryOrderClause
    : OpenMP_Choice<"memory_order", OptionalAttr<MemoryOrderKindAttr>, "memory_order">;
def OpenMP_ProcBindClause : OpenMP_Choice<"proc_bind_kind", OptionalAttr<ProcBindKindAttr>, "proc_bind">;
def OpenMP_CancelDirectiveNameClause : OpenMP_Own<(ins CancellationConstructTypeAttr:$cancel_directive),
    "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)`">;

// A value whose type is known.
class OpenMP_Value<string name, TypeConstraint of, string word = name>
    : OpenMP_Clause<!dag(ins, [of], [name]), "`" # word # "` `(` $" # name # " `)`">;
def OpenMP_AllocatorClause : OpenMP_Value<"allocator", Optional<I64>>;
def OpenMP_FinalClause     : OpenMP_Value<"final", Optional<I1>>;
def OpenMP_IfClause        : OpenMP_Value<"if_expr", Optional<I1>, "if">;

// Values with their types.
class OpenMP_TypedForm<string name, string word = name> {
  string text = "`" # word # "` `(` $" # name # " `:` type($" # name # ") `)`";
}
class OpenMP_Values<string name, TypeConstraint of, string word = name>
    : OpenMP_Clause<!dag(ins, [of], [name]), OpenMP_TypedForm<name, word>.text>;
def OpenMP_DetachClause      : OpenMP_Values<"event_handle", Optional<OpenMP_PointerLikeType>, "detach">;
def OpenMP_DeviceClause      : OpenMP_Values<"device", Optional<AnyInteger>>;
def OpenMP_ExclusiveClause   : OpenMP_Values<"exclusive_vars", Variadic<AnyType>, "exclusive">;
def OpenMP_FilterClause      : OpenMP_Values<"filtered_thread_id", OpenMP_MaybeInt, "filter">;
def OpenMP_InclusiveClause   : OpenMP_Values<"inclusive_vars", Variadic<AnyType>, "inclusive">;
def OpenMP_IsDevicePtrClause : OpenMP_Values<"is_device_ptr_vars", OpenMP_Vars, "is_device_ptr">;
def OpenMP_NontemporalClause : OpenMP_Values<"nontemporal_vars", OpenMP_Vars, "nontemporal">;
def OpenMP_NumThreadsClause  : OpenMP_Values<"num_threads", OpenMP_MaybeInt>;
def OpenMP_PriorityClause    : OpenMP_Values<"priority", Optional<AnyInteger>>;
def OpenMP_SizesClause       : OpenMP_Values<"sizes", Variadic<IntLikeType>>;
def OpenMP_ThreadLimitClause : OpenMP_Values<"thread_limit", Optional<AnyInteger>>;

def OpenMP_MapClause : OpenMP_Clause<(ins OpenMP_Vars:$map_vars),
    OpenMP_TypedForm<"map_vars", "map_entries">.text, [MapClauseOwningOpInterface]> {
  // Where maps are written so, they are not arguments of the region.
  let extraClassDeclaration = "unsigned numMapBlockArgs() { return 0; }";
}

def OpenMP_HintClause : OpenMP_Clause<(ins DefaultValuedOptionalAttr<I64Attr, "0">:$hint),
    "`hint` `(` custom<SynchronizationHint>($hint) `)`">;

//===- Clauses whose variables are arguments of the region ----------------===//

class OpenMP_ArgClause<dag args, string words, list<Trait> more = []>
    : OpenMP_Clause<args, "", [BlockArgOpenMPOpInterface] # more> {
  let regionForm = words;
}

class OpenMP_VarArgClause<string name, TypeConstraint of = OpenMP_Vars, list<Trait> more = []>
    : OpenMP_ArgClause<!dag(ins, [of], [name # "_vars"]), "$" # name # "_vars, type($" # name # "_vars)",
                       more>;
def OpenMP_HasDeviceAddrClause : OpenMP_VarArgClause<"has_device_addr">;
def OpenMP_HostEvalClause      : OpenMP_VarArgClause<"host_eval", Variadic<AnyType>, [IsolatedFromAbove]>;
def OpenMP_UseDeviceAddrClause : OpenMP_VarArgClause<"use_device_addr">;
def OpenMP_UseDevicePtrClause  : OpenMP_VarArgClause<"use_device_ptr">;
def OpenMP_MapArgClause        : OpenMP_VarArgClause<"map", OpenMP_Vars> {
  let traits = [MapClauseOwningOpInterface];
}

// Reductions state whether they take addresses, and the declared operation by which they combine.
class OpenMP_ReducesVars<string name> {
  dag arguments = !dag(ins, [OpenMP_Vars, OptionalAttr<DenseBoolArrayAttr>, OpenMP_Symbols],
                       [name # "_vars", name # "_byref", name # "_syms"]);
  string text = "$" # name # "_vars, type($" # name # "_vars), $" # name # "_byref, $" # name # "_syms";
}
class OpenMP_ReductionArgClause<string name>
    : OpenMP_ArgClause<OpenMP_ReducesVars<name>.arguments, OpenMP_ReducesVars<name>.text>;
def OpenMP_InReductionClause   : OpenMP_ReductionArgClause<"in_reduction">;
def OpenMP_TaskReductionClause : OpenMP_ReductionArgClause<"task_reduction">;
def OpenMP_ReductionClause
    : OpenMP_ArgClause<!con((ins OptionalAttr<ReductionModifierAttr>:$reduction_mod),
                            OpenMP_ReducesVars<"reduction">.arguments),
                       "$reduction_mod, " # OpenMP_ReducesVars<"reduction">.text>;

def OpenMP_PrivateClause
    : OpenMP_ArgClause<(ins Variadic<AnyType>:$private_vars, OpenMP_Symbols:$private_syms,
                            UnitAttr:$private_needs_barrier),
                       "$private_vars, type($private_vars), $private_syms, $private_needs_barrier">;

//===- Loops --------------------------------------------------------------===//

def OpenMP_CollapseClause : OpenMP_Clause<
    (ins ConfinedAttr<DefaultValuedOptionalAttr<I64Attr, "1">, [IntMinValue<1>]>:$collapse_num_loops)>;

def OpenMP_LoopRelatedClause : OpenMP_Clause<
    (ins Variadic<IntLikeType>:$loop_lower_bounds, Variadic<IntLikeType>:$loop_upper_bounds,
         Variadic<IntLikeType>:$loop_steps, UnitAttr:$loop_inclusive),
    "", [AllTypesMatch<["loop_lower_bounds", "loop_upper_bounds", "loop_steps"]>]>;

def OpenMP_TileSizesClause : OpenMP_Clause<(ins OptionalAttr<DenseI64ArrayAttr>:$tile_sizes)>;

def OpenMP_DistScheduleClause : OpenMP_Clause<
    (ins UnitAttr:$dist_schedule_static, OpenMP_MaybeInt:$dist_schedule_chunk_size),
    "`dist_schedule_static` $dist_schedule_static | "
      # OpenMP_TypedForm<"dist_schedule_chunk_size">.text>;

def OpenMP_DoacrossClause : OpenMP_Own<
    (ins OptionalAttr<ClauseDependAttr>:$doacross_depend_type, OpenMP_NaturalI64:$doacross_num_loops,
         Variadic<AnyType>:$doacross_depend_vars),
    [{
      ( `depend_type` `` $doacross_depend_type^ )?
      ( `depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)` )?
    }]>;

def OpenMP_OrderClause : OpenMP_Clause<
    (ins OptionalAttr<OrderKindAttr>:$order, OptionalAttr<OrderModifierAttr>:$order_mod),
    "`order` `(` custom<OrderClause>($order, $order_mod) `)`">;

def OpenMP_ScheduleClause : OpenMP_Clause<
    (ins OptionalAttr<ScheduleKindAttr>:$schedule_kind, Optional<AnyType>:$schedule_chunk,
         OptionalAttr<ScheduleModifierAttr>:$schedule_mod, UnitAttr:$schedule_simd),
    [{
      `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd,
                                            $schedule_chunk, type($schedule_chunk)) `)`
    }]>;

//===- Variables ----------------------------------------------------------===//

def OpenMP_AlignedClause : OpenMP_Clause<
    (ins OpenMP_Vars:$aligned_vars, OptionalAttr<I64ArrayAttr>:$alignments),
    "`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)`">;

def OpenMP_AllocateClause : OpenMP_Clause<
    (ins Variadic<AnyType>:$allocate_vars, Variadic<AnyType>:$allocator_vars),
    [{
      `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars),
                                                  $allocator_vars, type($allocator_vars)) `)`
    }]>;

def OpenMP_CopyprivateClause : OpenMP_Clause<
    (ins OpenMP_Vars:$copyprivate_vars, OpenMP_Symbols:$copyprivate_syms),
    [{
      `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars),
                                            $copyprivate_syms) `)`
    }]>;

def OpenMP_CriticalNameClause : OpenMP_Own<(ins SymbolNameAttr:$sym_name), "$sym_name", [Symbol]>;

def OpenMP_DependClause : OpenMP_Clause<
    (ins OptionalAttr<TaskDependArrayAttr>:$depend_kinds, OpenMP_Vars:$depend_vars),
    "`depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)`">;

def OpenMP_LinearClause : OpenMP_Clause<
    (ins Variadic<AnyType>:$linear_vars, Variadic<I32>:$linear_step_vars,
         OptionalAttr<ArrayAttr>:$linear_var_types),
    "`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)`">;

//===- Tasks and teams ----------------------------------------------------===//

// A number of tasks, and if it is meant strictly.
class OpenMP_TaskCount<string name, Attr of, string directive>
    : OpenMP_Clause<!dag(ins, [OptionalAttr<of>, OpenMP_MaybeInt], [name # "_mod", name]),
        "`" # name # "` `(` custom<" # directive # ">($" # name # "_mod , $" # name # ", type($" # name
          # ")) `)`">;
def OpenMP_GrainsizeClause : OpenMP_TaskCount<"grainsize", GrainsizeTypeAttr, "GrainsizeClause">;
def OpenMP_NumTasksClause  : OpenMP_TaskCount<"num_tasks", NumTasksTypeAttr, "NumTasksClause">;

def OpenMP_NumTeamsClause : OpenMP_Clause<
    (ins Optional<AnyInteger>:$num_teams_lower, Optional<AnyInteger>:$num_teams_upper),
    [{
      `num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )?
                      `to` $num_teams_upper `:` type($num_teams_upper) `)`
    }]>;

#endif
