// ODS: mlir/Dialect/SparseTensor/IR/SparseTensorOps.td mlir/Dialect/Complex/IR/ComplexAttributes.td
// Encodings of sparse tensors: levels, maps and their inverses, slices, widths, values.
// expected-error @+1 {{redefinition of identifier 'd0'}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d0) -> (d0 : dense, d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{redefinition of identifier 'd0'}}
"a.b"() {a = #sparse_tensor.encoding<{map = [d0](d0, d1) -> (d0 : dense, d1 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{redefinition of identifier 'd0'}}
"a.b"() {a = #sparse_tensor.encoding<{map = {d0, d1}(d0, d1) -> (d0 = d0 : dense, d1 = d1: compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {l0, l1}(d0 = l0, d1) -> (l0 = d0 : dense, l1 = d1: compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected bare identifier}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1,) -> (d0 : dense, d1: compressed)}>} : () -> ()
// -----
// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense(nonunique), d1: batch)}>} : () -> ()
// -----
// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense(nonunique, nonunique), d1: singleton)}>} : () -> ()
// -----
// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense(nonordered), d1: singleton)}>} : () -> ()
// -----
// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : batch(nonordered), d1: singleton)}>} : () -> ()
// -----
// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : singleton, d1: singleton)}>} : () -> ()
// -----
// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense(soa), d1: singleton(soa,nonunique,nonordered))}>} : () -> ()
// -----
// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense(soa), d1: compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected exactly 2 structured sizes}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1: structured)}>} : () -> ()
// -----
// expected-error @+1 {{expected exactly 2 structured sizes}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1: structured[1,2,3])}>} : () -> ()
// -----
// expected-error @+1 {{expected exactly 2 structured sizes}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1: structured[1])}>} : () -> ()
// -----
// expected-error @+1 {{expected exactly 2 structured sizes}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1: structured[])}>} : () -> ()
// -----
// expected-error @+1 {{expected valid integer for structured size}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1: structured[1, x])}>} : () -> ()
// -----
// expected-error @+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 300 : dense, d1 mod 300: structured[256, 300])}>} : () -> ()
// -----
// expected-error @+1 {{invalid level type: level format doesn't support the properties}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4: structured[4, 4](nonordered))}>} : () -> ()
// -----
// expected-error @+1 {{expected exactly 2 structured sizes}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 4: structured(nonordered)[4, 4])}>} : () -> ()
// -----
// expected-error @+1 {{expected ')' in level-specifier list}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense[2,4], d1 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected affine expression}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense,)}>} : () -> ()
// -----
// expected-error @+1 {{expected a non-empty array for lvlTypes}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> ()}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = () -> (0 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = () -> (0 : dense, 0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense, 0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{unknown level format: undef}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : undef)}>} : () -> ()
// -----
// expected-error @+1 {{unexpected dimToLvl mapping from 2 to 1}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s](d0, d1) -> (s : dense)}>} : () -> ()
// -----
// expected-error @+1 {{redefinition of identifier 's'}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s, s](d0) -> (d0: dense, s : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected bare identifier}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s, 3](d0) -> (d0: dense, s : dense)}>} : () -> ()
// -----
// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s {l} (d0) -> (d0: dense, s : dense)}>} : () -> ()
// -----
// expected-error @+1 {{unbalanced '{' character in pretty dialect name}}
"a.b"() {a = #sparse_tensor.encoding<{map = {l (d0) -> (d0: dense, s : dense)}>} : () -> ()
// -----
// expected-error @+1 {{redefinition of identifier 'l'}}
"a.b"() {a = #sparse_tensor.encoding<{map = {l, l} (d0) -> (d0: dense, s : dense)}>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {a = #sparse_tensor.encoding<{map = {l} (d0 = d0) -> (l = d0: dense)}>} : () -> ()
// -----
// expected-error @+1 {{Level-variable ordering mismatch. The variable 'l' was forward-declared as the 0th level; but is bound by the 1st specification.}}
"a.b"() {a = #sparse_tensor.encoding<{map = {l, m} (d0 = l) -> (l = d0: dense, l = d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {l} (d0 = l + 1) -> (l = d0: dense)}>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {a = #sparse_tensor.encoding<{map = {l} (d0 = l) -> (l = l: dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 = 5) -> (d0: dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 = 5 : #sparse_tensor<slice(1,2,3)>) -> (d0: dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected SparseTensorDimSliceAttr}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : 5) -> (d0: dense)}>} : () -> ()
// -----
// expected-error @+1 {{unexpected coordinate bitwidth: 4294967295}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 16 : i8, crdWidth = -1}>} : () -> ()
// -----
// expected-error @+1 {{expected '}'}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense) posWidth = 0}>} : () -> ()
// -----
// expected-error @+1 {{expected '}'}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense),, posWidth = 0}>} : () -> ()
// -----
// expected-error @+1 {{expected '}'}}
"a.b"() {a = #sparse_tensor.encoding<{"map" = (d0) -> (d0 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{unbalanced '{' character in pretty dialect name}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense)>} : () -> ()
// -----
// expected-error @+1 {{expected '='}}
"a.b"() {a = #sparse_tensor.encoding<{map (d0) -> (d0 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected '{'}}
"a.b"() {a = #sparse_tensor.encoding<map = (d0) -> (d0 : dense)>} : () -> ()
// -----
// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}} : () -> ()
// -----
// expected-error @+1 {{expected '<'}}
"a.b"() {a = #sparse_tensor.encoding} : () -> ()
// -----
// expected-error @+1 {{expected a numeric value for explicitVal}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), explicitVal = dense<1> : tensor<2xi8>, implicitVal = 5}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 * 2 + d1 : dense, d1 : dense), explicitVal = 1.0, implicitVal = 5 : index}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 mod 2 : dense, d0 floordiv 2 : dense, d1 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 floordiv 2 : dense, d0 floordiv 2 : dense, d0 mod 2 : dense, d1 mod 3 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 floordiv 1 : dense, d0 : dense, d1 mod 1 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> ((d1 + d0) floordiv 2 : dense, d0 : dense, d1 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 floordiv 0 : dense, d0 : dense, d1 mod 0 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 floordiv 3 : dense, d0 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : dense, d0 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a, b, c, d} (i = c + a * 2, j = d + b * 3) -> (a = i floordiv 2 : dense, b = j floordiv 3 : compressed, c = i mod 2 : dense, d = j mod 3 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 floordiv 2: dense, d0 floordiv 2: dense, d0 mod 2: dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 floordiv 2: dense, d0 mod 2: dense, d0 floordiv 4: dense, d0 mod 4: dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 floordiv 2: dense, d0 mod 2: dense, d0: dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d1: dense, d1: dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = a * 2 + c) -> (a = d0 floordiv 2: dense, b = d0 mod 2: dense, c = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = a * 2 + b, d1 = c) -> (a = d0 floordiv 2: dense, b = d0 mod 2: dense, c = d1 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = a * 2 + b + c) -> (a = d0 floordiv 2: dense, b = d0 mod 2: dense, c = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b}(d0 = a * 2 + b) -> (a = d0 ceildiv 2: dense, b = d0 mod 2: dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected 1xm block structure for n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s](d0) -> (d0 floordiv s: dense, d0 mod s: structured[2,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected 1xm block structure for n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s](d0) -> (d0 floordiv s: dense, d0: structured[2,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s]{a,b}(d0 = s, d1 = a) -> (a = d1: dense, b = d0: compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s]{a,b}(d0 = b, d1 = a) -> (a = d1: dense, b = d0: compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s]{a,b}(d0 = b, d1 = a) -> (a = d1: dense, b = d0 * s: compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: compressed, d1: dense, d2 : singleton)}>} : () -> ()
// -----
// expected-error @+1 {{Batch lvlType can only be leading levels.}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: compressed, d1: singleton, d2 : batch)}>} : () -> ()
// -----
// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: batch, d1: batch, d2 : singleton)}>} : () -> ()
// -----
// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1: batch, d2 : singleton)}>} : () -> ()
// -----
// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: singleton(soa), d1: singleton, d2 : singleton)}>} : () -> ()
// -----
// expected-error @+1 {{expected all dense lvlTypes before a n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: compressed, d1: singleton, d2 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: structured[1,2], d1: singleton, d2 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected all dense lvlTypes before a n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: batch, d1: dense, d2 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected n <= m in n_out_of_m}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1: dense, d2 : structured[3,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected structured size to be >= 0}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1: dense, d2 : structured[3,-2])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0 floordiv 2: dense, d1 floordiv 4: dense, d2 : dense, d0 mod 2 : dense, d1 mod 4 : structured[2,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 4: dense, d1 floordiv 4 : dense, d0 mod 4 : dense, d1 mod 4 : structured[2,8])}>} : () -> ()
// -----
// expected-error @+1 {{expected 1xm block structure for n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 floordiv 4 : dense, d1 mod 2 : structured[2,4])}>} : () -> ()
// -----
// expected-error @+1 {{unknown level property: high}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(high))}>} : () -> ()
// -----
// expected-error @+1 {{expected ')' in level-specifier list}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(nonunique)(nonordered))}>} : () -> ()
// -----
// expected-error @+1 {{expected valid level property (e.g. nonordered, nonunique or high)}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(nonunique,))}>} : () -> ()
// -----
// expected-error @+1 {{expected valid level property (e.g. nonordered, nonunique or high)}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(3))}>} : () -> ()
// -----
// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(nonunique}>} : () -> ()
// -----
// expected-error @+1 {{expected exactly 2 structured sizes}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : structured{2,4})}>} : () -> ()
// -----
// expected-error @+1 {{expect positive value or ? for slice stride}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1,2,0)>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expect positive value or ? for slice size}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(0,0,1)>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expect positive value or ? for slice offset/size/stride}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(?,2,-1)>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expect positive value or ? for slice offset/size/stride}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(?,-2,-1)>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected '?'}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(x,-2,-1)>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1 2,-1)>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected '('}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice<1,2,1>>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected ')'}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1,2,1,4)>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{integer value too large}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1,99999999999999999999,1)>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected SparseTensorDimSliceAttr}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor.encoding<{map = (d0) -> (d0 : dense)}>) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected SparseTensorDimSliceAttr}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0 : unit) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected a numeric value for explicitVal}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), explicitVal = unit}>} : () -> ()
// -----
// expected-error @+1 {{expected an integral position bitwidth}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 1.0}>} : () -> ()
// -----
// expected-error @+1 {{unexpected position bitwidth: 4294967295}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = true}>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
"a.b"() {a = tensor<?xf32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = 0 : i32}>>} : () -> ()
// -----
// expected-error @+1 {{explicit value type mismatch between encoding and tensor element type: 'index' != 'f32'}}
"a.b"() {a = tensor<?xf32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), explicitVal = 0 : index}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'i1' != 'f32'}}
"a.b"() {a = tensor<?xf32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = false}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'complex<f32>' != 'f32'}}
"a.b"() {a = tensor<?xf32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = #complex.number<:f32 0.0, 0.0>}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'i32' != 'index'}}
"a.b"() {a = tensor<?xindex, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = 0 : i32}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'f32' != 'index'}}
"a.b"() {a = tensor<?xindex, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = -0.0 : f32}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'i1' != 'index'}}
"a.b"() {a = tensor<?xindex, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = false}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'complex<f32>' != 'index'}}
"a.b"() {a = tensor<?xindex, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = #complex.number<:f32 0.0, 0.0>}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'f32' != 'i32'}}
"a.b"() {a = tensor<?xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = -0.0 : f32}>>} : () -> ()
// -----
// expected-error @+1 {{explicit value type mismatch between encoding and tensor element type: 'index' != 'i32'}}
"a.b"() {a = tensor<?xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), explicitVal = 0 : index}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'i1' != 'i32'}}
"a.b"() {a = tensor<?xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = false}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'complex<f32>' != 'i32'}}
"a.b"() {a = tensor<?xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = #complex.number<:f32 0.0, 0.0>}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<*xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense)}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<*xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = 0 : i32}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<*xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = -0.0 : f32}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<*xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), explicitVal = 0 : index}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<*xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = false}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<*xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = #complex.number<:f32 0.0, 0.0>}>>} : () -> ()
// -----
// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
"a.b"() {a = tensor<?x4xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense)}>>} : () -> ()
// -----
// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
"a.b"() {a = tensor<?x4xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = 0 : i32}>>} : () -> ()
// -----
// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
"a.b"() {a = tensor<?x4xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = -0.0 : f32}>>} : () -> ()
// -----
// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
"a.b"() {a = tensor<?x4xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), explicitVal = 0 : index}>>} : () -> ()
// -----
// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
"a.b"() {a = tensor<?x4xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = false}>>} : () -> ()
// -----
// expected-error @+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
"a.b"() {a = tensor<?x4xi32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = #complex.number<:f32 0.0, 0.0>}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<i32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense)}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<i32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = 0 : i32}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<i32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = -0.0 : f32}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<i32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), explicitVal = 0 : index}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<i32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = false}>>} : () -> ()
// -----
// expected-error @+1 {{expected non-scalar sparse tensor}}
"a.b"() {a = tensor<i32, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = #complex.number<:f32 0.0, 0.0>}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'i32' != 'complex<f32>'}}
"a.b"() {a = tensor<?xcomplex<f32>, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = 0 : i32}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'f32' != 'complex<f32>'}}
"a.b"() {a = tensor<?xcomplex<f32>, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = -0.0 : f32}>>} : () -> ()
// -----
// expected-error @+1 {{explicit value type mismatch between encoding and tensor element type: 'index' != 'complex<f32>'}}
"a.b"() {a = tensor<?xcomplex<f32>, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), explicitVal = 0 : index}>>} : () -> ()
// -----
// expected-error @+1 {{implicit value type mismatch between encoding and tensor element type: 'i1' != 'complex<f32>'}}
"a.b"() {a = tensor<?xcomplex<f32>, #sparse_tensor.encoding<{map = (d0) -> (d0:dense), implicitVal = false}>>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d1 floordiv 3 : dense, d0 mod 2 : dense, d1 mod 3 : structured[1,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d0 mod 2 : dense, d1 floordiv 3 : dense, d1 mod 3 : structured[1,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 4: dense, d1 floordiv 2 : dense, d0 mod 4 : dense, d1 mod 2 : structured[1,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 4: dense, d0 mod 4 : dense, d1 floordiv 2 : dense, d1 mod 2 : structured[1,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d1 floordiv 4 : dense, d0 mod 2 : dense, d1 mod 4 : structured[1,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d0 mod 2 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[1,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d1 floordiv 4 : dense, d0 mod 2 : dense, d1 mod 4 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d0 mod 2 : dense, d1 floordiv 4 : dense, d1 mod 4 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 3: dense, d1 floordiv 2 : dense, d0 mod 3 : dense, d1 mod 2 : structured[1,3])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 3: dense, d0 mod 3 : dense, d1 floordiv 2 : dense, d1 mod 2 : structured[1,3])}>} : () -> ()
// -----
// expected-error @+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d1 floordiv 2 : dense, d0 mod 2 : dense, d1 mod 2 : structured[1,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d0 mod 2 : dense, d1 floordiv 2 : dense, d1 mod 2 : structured[1,4])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d1 floordiv 3 : dense, d0 mod 2 : dense, d1 mod 3 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected only one blocked level with the same coefficients}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 floordiv 2: dense, d0 mod 2 : dense, d1 floordiv 3 : dense, d1 mod 3 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected compressed or loose_compressed level before singleton level}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: compressed, d1: singleton, d2 : dense, d3 : singleton)}>} : () -> ()
// -----
// expected-error @+1 {{SoA is only applicable to singleton lvlTypes.}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: compressed, d1: singleton(soa), d2 : compressed(soa), d3 : singleton(soa))}>} : () -> ()
// -----
// expected-error @+1 {{Batch lvlType can only be leading levels.}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: compressed(soa), d1: batch, d2 : compressed(soa), d3 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{SoA is only applicable to singleton lvlTypes.}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: compressed(soa), d1: dense, d2 : compressed(soa), d3 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: compressed(soa), d1: singleton, d2 : singleton(soa), d3 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: compressed(soa), d1: singleton, d2 : singleton(soa), d3 : batch)}>} : () -> ()
// -----
// expected-error @+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: compressed, d1: singleton, d2 : singleton(soa), d3 : batch)}>} : () -> ()
// -----
// expected-error @+1 {{expected n_out_of_m to be the last level type}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: structured[1,2], d1: dense, d2 : compressed, d3 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{Batch lvlType can only be leading levels.}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: structured[1,2], d1: dense, d2 : compressed, d3 : batch)}>} : () -> ()
// -----
// expected-error @+1 {{redefinition of identifier 'd2'}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d2) -> (d0: structured[1,2], d1: dense, d2 : compressed, d3 : batch)}>} : () -> ()
// -----
// expected-error @+1 {{expected n_out_of_m to be the last level type}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: structured[1,2], d1: dense, d0 : compressed, d1 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected n_out_of_m to be the last level type}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0: structured[1,2], d1: dense, d2 : dense, d3 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1, d2) -> (d0: dense, d1: dense, d1 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected 1xm block structure for n_out_of_m level}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s](d0, d1, d2) -> (d0 + s: dense, d1 floordiv 2: dense, d1 mod 2: dense, d1 mod 2 : structured[1,2])}>} : () -> ()
// -----
// expected-error @+1 {{expected a numeric value for explicitVal}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : singleton), explicitVal = "a"}>} : () -> ()
// -----
// expected-error @+1 {{expected a numeric value for implicitVal}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : singleton), implicitVal = "a"}>} : () -> ()
// -----
// expected-error @+1 {{expected a numeric value for explicitVal}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : singleton), posWidth = 3, explicitVal = "a"}>} : () -> ()
// -----
// expected-error @+1 {{unexpected position bitwidth: 2}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : singleton), crdWidth = 3, posWidth = 2}>} : () -> ()
// -----
// expected-error @+1 {{expected a numeric value for implicitVal}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : singleton), implicitVal = "a", explicitVal = "b"}>} : () -> ()
// -----
// expected-error @+1 {{expected a numeric value for explicitVal}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : singleton), explicitVal = "b", bla = 4}>} : () -> ()
// -----
// expected-error @+1 {{expected an integral position bitwidth}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : singleton), posWidth = "a", crdWidth = x}>} : () -> ()
// -----
// expected-error @+1 {{expected a numeric value for explicitVal}}
"a.b"() {a = #sparse_tensor.encoding<{map = () -> (), explicitVal = "x"}>} : () -> ()
// -----
// expected-error @+1 {{unexpected position bitwidth: 3}}
"a.b"() {a = #sparse_tensor.encoding<{map = () -> (), posWidth = 3}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = a*2+b, d1 = c) -> (a = d0 floordiv 2 : dense, b = d0 mod 2 : dense, c = d1 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = b*2+c, d1 = a) -> (a = d0 : dense, b = d1 floordiv 2 : dense, c = d1 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = b*2+c, d1 = a) -> (a = d1 : dense, b = d0 floordiv 2 : dense, c = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = a*2+c, d1 = b) -> (a = d1 floordiv 2 : dense, b = d0 : dense, c = d1 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = a*3+d, d1 = b*2+c) -> (a = d1 floordiv 3 : dense, b = d0 floordiv 2 : dense, c = d0 mod 2 : dense, d = d1 mod 3 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = a*3+c, d1 = b*2+d) -> (a = d1 floordiv 3 : dense, b = d0 floordiv 2 : dense, c = d1 mod 3 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = a, d1 = c*2+d, d2 = b) -> (a = d2 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = b, d1 = a, d2 = c*2+d) -> (a = d2 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = b, d1 = c*2+d, d2 = a) -> (a = d2 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = c*2+d, d1 = a, d2 = b) -> (a = d2 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = c*2+d, d1 = b, d2 = a) -> (a = d2 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = a, d1 = b*2+d, d2 = c) -> (a = d2 : dense, b = d0 floordiv 2 : dense, c = d1 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = c, d1 = a, d2 = b*2+d) -> (a = d2 : dense, b = d0 floordiv 2 : dense, c = d1 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = c, d1 = b*2+d, d2 = a) -> (a = d2 : dense, b = d0 floordiv 2 : dense, c = d1 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = b*2+d, d1 = a, d2 = c) -> (a = d2 : dense, b = d0 floordiv 2 : dense, c = d1 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = b*2+d, d1 = c, d2 = a) -> (a = d2 : dense, b = d0 floordiv 2 : dense, c = d1 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = a) -> (a = d0 : dense, b = d0 floordiv 2 : dense, c = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c}(d0 = b*2+c) -> (a = d0 : dense, b = d0 floordiv 2 : dense, c = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = a, d1 = b) -> (a = d1 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = a, d1 = c*2+d) -> (a = d1 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = b, d1 = a) -> (a = d1 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = b, d1 = c*2+d) -> (a = d1 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = c*2+d, d1 = a) -> (a = d1 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{failed to infer lvlToDim from dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a,b,c,d}(d0 = c*2+d, d1 = b) -> (a = d1 : dense, b = d1 : dense, c = d0 floordiv 2 : dense, d = d0 mod 2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{unknown level format: strange}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : strange[1,2](high))}>} : () -> ()
// -----
// expected-error @+1 {{unknown level property: high}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : strange(high))}>} : () -> ()
// -----
// expected-error @+1 {{unknown level format: strange}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : strange(nonunique))}>} : () -> ()
// -----
// expected-error @+1 {{unknown level property: high}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[1, 2](high))}>} : () -> ()
// -----
// expected-error @+1 {{expected n <= m in n_out_of_m}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[3, 2](high))}>} : () -> ()
// -----
// expected-error @+1 {{expected n <= m in n_out_of_m}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[3, 2](nonunique))}>} : () -> ()
// -----
// expected-error @+1 {{expected exactly 2 structured sizes}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[1,3, 2](high))}>} : () -> ()
// -----
// expected-error @+1 {{expected exactly 2 structured sizes}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[1](nonunique))}>} : () -> ()
// -----
// expected-error @+1 {{expected ']' in structured n out of m}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : structured[1 2])}>} : () -> ()
// -----
// expected-error @+1 {{expected ')' in level property list}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed(nonunique nonordered))}>} : () -> ()
// -----
// expected-error @+1 {{expected ']' in symbol binding list}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s t](d0) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected '}' in level declaration list}}
"a.b"() {a = #sparse_tensor.encoding<{map = {s t}(d0) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected ')' in dimension-specifier list}}
"a.b"() {a = #sparse_tensor.encoding<{map = {s, t}(d0 d1) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected '->'}}
"a.b"() {a = #sparse_tensor.encoding<{map = {s, t}(d0, d1) (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected ')' in level-specifier list}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed d1 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected '}'}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : dense) x}>} : () -> ()
// -----
// expected-error @+1 {{expected '>'}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : dense)} x>} : () -> ()
// -----
// expected-error @+1 {{expected attribute value}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : dense), posWidth = }>} : () -> ()
// -----
// expected-error @+1 {{Level-rank mismatch between forward-declarations and specifiers. Declared 3 level-variables; but got 2 level-specifiers.}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a, b, c}(d0, d1, d2) -> (a = d0 : compressed, b = d1 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{Level-variable ordering mismatch. The variable 'b' was forward-declared as the 1st level; but is bound by the 2nd specification.}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a, b, c}(d0, d1, d2) -> (a = d0 : compressed, b = d1 : dense, b = d2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{Level-variable ordering mismatch. The variable 'c' was forward-declared as the 2nd level; but is bound by the 1st specification.}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a, b, c}(d0, d1, d2) -> (a = d0 : compressed, c = d1 : dense, b = d2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier 'c'}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a}(d0) -> (a = d0 : compressed, c = d1 : dense, b = d2 : dense)}>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier 'd0'}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a}(d0) -> (d0 = d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier 's'}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s]{a}(d0) -> (s = d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected bare identifier}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s]{a}(d0) -> (3 = d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s]{a}(d0) -> (a = a : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s]{a}(d0 = d0) -> (a = d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{expected lvlToDim to be an inverse of dimToLvl}}
"a.b"() {a = #sparse_tensor.encoding<{map = [s]{a}(d0 = a + s) -> (a = d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a}(s = a * a) -> (a = s : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{Level-variable ordering mismatch. The variable 'b' was forward-declared as the 1st level; but is bound by the 0th specification.}}
"a.b"() {a = #sparse_tensor.encoding<{map = {a, b, c}(d0) -> (b = d0 : dense, a = d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 1 != 2}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), map = (d0) -> (d0 : compressed)}>} : () -> ()
// -----
// expected-error @+1 {{level-rank mismatch between dimToLvl and lvlTypes: 2 != 3}}
"a.b"() {a = #sparse_tensor.encoding<{map = (d0) -> (d0 : dense), posWidth = 8, map = (d0 : #sparse_tensor<slice(1,?,2)>, e) -> (d0 : compressed, e : dense)}>} : () -> ()
// -----
// expected-error @+1 {{expected '<'}}
"a.b"() {a = !sparse_tensor.storage_specifier} : () -> ()
