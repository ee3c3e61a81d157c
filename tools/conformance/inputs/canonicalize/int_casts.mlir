// chains of two integer casts
func.func @t1(%x: i1) -> i1 {
  %y = arith.extsi %x : i1 to i8
  %z = arith.trunci %y : i8 to i1
  return %z : i1
}
func.func @t4(%x: i1) -> i32 {
  %y = arith.extsi %x : i1 to i8
  %z = arith.extsi %y : i8 to i32
  return %z : i32
}
func.func @t8(%x: i1) -> index {
  %y = arith.extsi %x : i1 to i8
  %z = arith.index_cast %y : i8 to index
  return %z : index
}
func.func @t12(%x: i1) -> i16 {
  %y = arith.extui %x : i1 to i8
  %z = arith.extui %y : i8 to i16
  return %z : i16
}
func.func @t16(%x: i1) -> i64 {
  %y = arith.extui %x : i1 to i8
  %z = arith.extui %y : i8 to i64
  return %z : i64
}
func.func @t20(%x: i1) -> i8 {
  %y = arith.extsi %x : i1 to i16
  %z = arith.trunci %y : i16 to i8
  return %z : i8
}
func.func @t23(%x: i1) -> i64 {
  %y = arith.extsi %x : i1 to i16
  %z = arith.extsi %y : i16 to i64
  return %z : i64
}
func.func @t27(%x: i1) -> i1 {
  %y = arith.extui %x : i1 to i16
  %z = arith.trunci %y : i16 to i1
  return %z : i1
}
func.func @t31(%x: i1) -> i64 {
  %y = arith.extui %x : i1 to i16
  %z = arith.extsi %y : i16 to i64
  return %z : i64
}
func.func @t35(%x: i1) -> i1 {
  %y = arith.extsi %x : i1 to i32
  %z = arith.trunci %y : i32 to i1
  return %z : i1
}
func.func @t39(%x: i1) -> i64 {
  %y = arith.extsi %x : i1 to i32
  %z = arith.extui %y : i32 to i64
  return %z : i64
}
func.func @t42(%x: i1) -> i1 {
  %y = arith.extui %x : i1 to i32
  %z = arith.trunci %y : i32 to i1
  return %z : i1
}
func.func @t46(%x: i1) -> i64 {
  %y = arith.extui %x : i1 to i32
  %z = arith.extui %y : i32 to i64
  return %z : i64
}
func.func @t50(%x: i1) -> i8 {
  %y = arith.extsi %x : i1 to i64
  %z = arith.trunci %y : i64 to i8
  return %z : i8
}
func.func @t54(%x: i1) -> index {
  %y = arith.extsi %x : i1 to i64
  %z = arith.index_castui %y : i64 to index
  return %z : index
}
func.func @t58(%x: i1) -> i32 {
  %y = arith.extui %x : i1 to i64
  %z = arith.trunci %y : i64 to i32
  return %z : i32
}
func.func @t61(%x: i1) -> i1 {
  %y = arith.index_cast %x : i1 to index
  %z = arith.index_cast %y : index to i1
  return %z : i1
}
func.func @t65(%x: i1) -> i16 {
  %y = arith.index_cast %x : i1 to index
  %z = arith.index_cast %y : index to i16
  return %z : i16
}
func.func @t69(%x: i1) -> i64 {
  %y = arith.index_cast %x : i1 to index
  %z = arith.index_cast %y : index to i64
  return %z : i64
}
func.func @t73(%x: i1) -> i8 {
  %y = arith.index_castui %x : i1 to index
  %z = arith.index_cast %y : index to i8
  return %z : i8
}
func.func @t77(%x: i1) -> i32 {
  %y = arith.index_castui %x : i1 to index
  %z = arith.index_cast %y : index to i32
  return %z : i32
}
func.func @t80(%x: i1) -> i64 {
  %y = arith.index_castui %x : i1 to index
  %z = arith.index_castui %y : index to i64
  return %z : i64
}
func.func @t84(%x: i8) -> i32 {
  %y = arith.extsi %x : i8 to i16
  %z = arith.extui %y : i16 to i32
  return %z : i32
}
func.func @t88(%x: i8) -> index {
  %y = arith.extsi %x : i8 to i16
  %z = arith.index_castui %y : i16 to index
  return %z : index
}
func.func @t92(%x: i8) -> i32 {
  %y = arith.extui %x : i8 to i16
  %z = arith.extui %y : i16 to i32
  return %z : i32
}
func.func @t96(%x: i8) -> index {
  %y = arith.extui %x : i8 to i16
  %z = arith.index_castui %y : i16 to index
  return %z : index
}
func.func @t99(%x: i8) -> i16 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.trunci %y : i32 to i16
  return %z : i16
}
func.func @t103(%x: i8) -> index {
  %y = arith.extsi %x : i8 to i32
  %z = arith.index_castui %y : i32 to index
  return %z : index
}
func.func @t107(%x: i8) -> i64 {
  %y = arith.extui %x : i8 to i32
  %z = arith.extsi %y : i32 to i64
  return %z : i64
}
func.func @t111(%x: i8) -> i1 {
  %y = arith.extsi %x : i8 to i64
  %z = arith.trunci %y : i64 to i1
  return %z : i1
}
func.func @t115(%x: i8) -> index {
  %y = arith.extsi %x : i8 to i64
  %z = arith.index_cast %y : i64 to index
  return %z : index
}
func.func @t118(%x: i8) -> i8 {
  %y = arith.extui %x : i8 to i64
  %z = arith.trunci %y : i64 to i8
  return %z : i8
}
func.func @t122(%x: i8) -> index {
  %y = arith.extui %x : i8 to i64
  %z = arith.index_castui %y : i64 to index
  return %z : index
}
func.func @t126(%x: i8) -> i8 {
  %y = arith.index_cast %x : i8 to index
  %z = arith.index_castui %y : index to i8
  return %z : i8
}
func.func @t130(%x: i8) -> i32 {
  %y = arith.index_cast %x : i8 to index
  %z = arith.index_castui %y : index to i32
  return %z : i32
}
func.func @t134(%x: i8) -> i1 {
  %y = arith.index_castui %x : i8 to index
  %z = arith.index_castui %y : index to i1
  return %z : i1
}
func.func @t137(%x: i8) -> i16 {
  %y = arith.index_castui %x : i8 to index
  %z = arith.index_cast %y : index to i16
  return %z : i16
}
func.func @t141(%x: i8) -> i64 {
  %y = arith.index_castui %x : i8 to index
  %z = arith.index_cast %y : index to i64
  return %z : i64
}
func.func @t145(%x: i32) -> i16 {
  %y = arith.trunci %x : i32 to i8
  %z = arith.extui %y : i8 to i16
  return %z : i16
}
func.func @t149(%x: i32) -> i64 {
  %y = arith.trunci %x : i32 to i8
  %z = arith.extui %y : i8 to i64
  return %z : i64
}
func.func @t153(%x: i32) -> i8 {
  %y = arith.trunci %x : i32 to i16
  %z = arith.trunci %y : i16 to i8
  return %z : i8
}
func.func @t156(%x: i32) -> i64 {
  %y = arith.trunci %x : i32 to i16
  %z = arith.extsi %y : i16 to i64
  return %z : i64
}
func.func @t160(%x: i32) -> i1 {
  %y = arith.extsi %x : i32 to i64
  %z = arith.trunci %y : i64 to i1
  return %z : i1
}
func.func @t164(%x: i32) -> index {
  %y = arith.extsi %x : i32 to i64
  %z = arith.index_cast %y : i64 to index
  return %z : index
}
func.func @t168(%x: i32) -> i16 {
  %y = arith.extui %x : i32 to i64
  %z = arith.trunci %y : i64 to i16
  return %z : i16
}
func.func @t172(%x: i32) -> i1 {
  %y = arith.index_cast %x : i32 to index
  %z = arith.index_cast %y : index to i1
  return %z : i1
}
func.func @t175(%x: i32) -> i8 {
  %y = arith.index_cast %x : i32 to index
  %z = arith.index_castui %y : index to i8
  return %z : i8
}
func.func @t179(%x: i32) -> i32 {
  %y = arith.index_cast %x : i32 to index
  %z = arith.index_castui %y : index to i32
  return %z : i32
}
func.func @t183(%x: i32) -> i1 {
  %y = arith.index_castui %x : i32 to index
  %z = arith.index_castui %y : index to i1
  return %z : i1
}
func.func @t187(%x: i32) -> i16 {
  %y = arith.index_castui %x : i32 to index
  %z = arith.index_castui %y : index to i16
  return %z : i16
}
func.func @t191(%x: i32) -> i64 {
  %y = arith.index_castui %x : i32 to index
  %z = arith.index_castui %y : index to i64
  return %z : i64
}
func.func @t194(%x: index) -> i16 {
  %y = arith.index_cast %x : index to i8
  %z = arith.extui %y : i8 to i16
  return %z : i16
}
func.func @t198(%x: index) -> i64 {
  %y = arith.index_cast %x : index to i8
  %z = arith.extui %y : i8 to i64
  return %z : i64
}
func.func @t202(%x: index) -> i16 {
  %y = arith.index_castui %x : index to i8
  %z = arith.extsi %y : i8 to i16
  return %z : i16
}
func.func @t206(%x: index) -> i64 {
  %y = arith.index_castui %x : index to i8
  %z = arith.extsi %y : i8 to i64
  return %z : i64
}
func.func @t210(%x: index) -> i1 {
  %y = arith.index_cast %x : index to i16
  %z = arith.trunci %y : i16 to i1
  return %z : i1
}
func.func @t213(%x: index) -> i32 {
  %y = arith.index_cast %x : index to i16
  %z = arith.extui %y : i16 to i32
  return %z : i32
}
func.func @t217(%x: index) -> index {
  %y = arith.index_cast %x : index to i16
  %z = arith.index_castui %y : i16 to index
  return %z : index
}
func.func @t221(%x: index) -> i32 {
  %y = arith.index_castui %x : index to i16
  %z = arith.extui %y : i16 to i32
  return %z : i32
}
func.func @t225(%x: index) -> index {
  %y = arith.index_castui %x : index to i16
  %z = arith.index_castui %y : i16 to index
  return %z : index
}
func.func @t229(%x: index) -> i64 {
  %y = arith.index_cast %x : index to i32
  %z = arith.extsi %y : i32 to i64
  return %z : i64
}
func.func @t232(%x: index) -> index {
  %y = arith.index_cast %x : index to i32
  %z = arith.index_castui %y : i32 to index
  return %z : index
}
func.func @t236(%x: index) -> i64 {
  %y = arith.index_castui %x : index to i32
  %z = arith.extsi %y : i32 to i64
  return %z : i64
}
func.func @t240(%x: index) -> i1 {
  %y = arith.index_cast %x : index to i64
  %z = arith.trunci %y : i64 to i1
  return %z : i1
}
func.func @t244(%x: index) -> index {
  %y = arith.index_cast %x : index to i64
  %z = arith.index_cast %y : i64 to index
  return %z : index
}
func.func @t248(%x: index) -> i16 {
  %y = arith.index_castui %x : index to i64
  %z = arith.trunci %y : i64 to i16
  return %z : i16
}

// -----

// casts on vectors, three casts, casts with flags
func.func @t1(%x: vector<4xi8>) -> vector<4xi32> {
  %y = arith.extsi %x : vector<4xi8> to vector<4xi16>
  %z = arith.extsi %y : vector<4xi16> to vector<4xi32>
  return %z : vector<4xi32>
}
func.func @t2(%x: vector<2x2xi8>) -> vector<2x2xi32> {
  %y = arith.extsi %x : vector<2x2xi8> to vector<2x2xi16>
  %z = arith.extsi %y : vector<2x2xi16> to vector<2x2xi32>
  return %z : vector<2x2xi32>
}
func.func @t3(%x: vector<4xi8>) -> vector<4xi32> {
  %y = arith.extsi %x : vector<4xi8> to vector<4xi16>
  %z = arith.extui %y : vector<4xi16> to vector<4xi32>
  return %z : vector<4xi32>
}
func.func @t4(%x: vector<2x2xi8>) -> vector<2x2xi32> {
  %y = arith.extsi %x : vector<2x2xi8> to vector<2x2xi16>
  %z = arith.extui %y : vector<2x2xi16> to vector<2x2xi32>
  return %z : vector<2x2xi32>
}
func.func @t5(%x: vector<4xi8>) -> vector<4xi32> {
  %y = arith.extui %x : vector<4xi8> to vector<4xi16>
  %z = arith.extsi %y : vector<4xi16> to vector<4xi32>
  return %z : vector<4xi32>
}
func.func @t6(%x: vector<2x2xi8>) -> vector<2x2xi32> {
  %y = arith.extui %x : vector<2x2xi8> to vector<2x2xi16>
  %z = arith.extsi %y : vector<2x2xi16> to vector<2x2xi32>
  return %z : vector<2x2xi32>
}
func.func @t7(%x: vector<4xi8>) -> vector<4xi32> {
  %y = arith.extui %x : vector<4xi8> to vector<4xi16>
  %z = arith.extui %y : vector<4xi16> to vector<4xi32>
  return %z : vector<4xi32>
}
func.func @t8(%x: vector<2x2xi8>) -> vector<2x2xi32> {
  %y = arith.extui %x : vector<2x2xi8> to vector<2x2xi16>
  %z = arith.extui %y : vector<2x2xi16> to vector<2x2xi32>
  return %z : vector<2x2xi32>
}
func.func @t9(%x: vector<4xi32>) -> vector<4xi8> {
  %y = arith.trunci %x : vector<4xi32> to vector<4xi16>
  %z = arith.trunci %y : vector<4xi16> to vector<4xi8>
  return %z : vector<4xi8>
}
func.func @t10(%x: vector<2x2xi32>) -> vector<2x2xi8> {
  %y = arith.trunci %x : vector<2x2xi32> to vector<2x2xi16>
  %z = arith.trunci %y : vector<2x2xi16> to vector<2x2xi8>
  return %z : vector<2x2xi8>
}
func.func @t11(%x: vector<4xi32>) -> vector<4xi32> {
  %y = arith.extsi %x : vector<4xi32> to vector<4xi64>
  %z = arith.trunci %y : vector<4xi64> to vector<4xi32>
  return %z : vector<4xi32>
}
func.func @t12(%x: vector<2x2xi32>) -> vector<2x2xi32> {
  %y = arith.extsi %x : vector<2x2xi32> to vector<2x2xi64>
  %z = arith.trunci %y : vector<2x2xi64> to vector<2x2xi32>
  return %z : vector<2x2xi32>
}
func.func @t13(%x: vector<4xi32>) -> vector<4xi32> {
  %y = arith.extui %x : vector<4xi32> to vector<4xi64>
  %z = arith.trunci %y : vector<4xi64> to vector<4xi32>
  return %z : vector<4xi32>
}
func.func @t14(%x: vector<2x2xi32>) -> vector<2x2xi32> {
  %y = arith.extui %x : vector<2x2xi32> to vector<2x2xi64>
  %z = arith.trunci %y : vector<2x2xi64> to vector<2x2xi32>
  return %z : vector<2x2xi32>
}
func.func @t15(%x: vector<4xi32>) -> vector<4xi32> {
  %y = arith.trunci %x : vector<4xi32> to vector<4xi8>
  %z = arith.extsi %y : vector<4xi8> to vector<4xi32>
  return %z : vector<4xi32>
}
func.func @t16(%x: vector<2x2xi32>) -> vector<2x2xi32> {
  %y = arith.trunci %x : vector<2x2xi32> to vector<2x2xi8>
  %z = arith.extsi %y : vector<2x2xi8> to vector<2x2xi32>
  return %z : vector<2x2xi32>
}
func.func @t17(%x: vector<4xi32>) -> vector<4xi32> {
  %y = arith.trunci %x : vector<4xi32> to vector<4xi8>
  %z = arith.extui %y : vector<4xi8> to vector<4xi32>
  return %z : vector<4xi32>
}
func.func @t18(%x: vector<2x2xi32>) -> vector<2x2xi32> {
  %y = arith.trunci %x : vector<2x2xi32> to vector<2x2xi8>
  %z = arith.extui %y : vector<2x2xi8> to vector<2x2xi32>
  return %z : vector<2x2xi32>
}
func.func @t19(%x: vector<4xi16>) -> vector<4xi8> {
  %y = arith.extsi %x : vector<4xi16> to vector<4xi32>
  %z = arith.trunci %y : vector<4xi32> to vector<4xi8>
  return %z : vector<4xi8>
}
func.func @t20(%x: vector<2x2xi16>) -> vector<2x2xi8> {
  %y = arith.extsi %x : vector<2x2xi16> to vector<2x2xi32>
  %z = arith.trunci %y : vector<2x2xi32> to vector<2x2xi8>
  return %z : vector<2x2xi8>
}
func.func @t21(%x: vector<4xi16>) -> vector<4xi8> {
  %y = arith.extui %x : vector<4xi16> to vector<4xi32>
  %z = arith.trunci %y : vector<4xi32> to vector<4xi8>
  return %z : vector<4xi8>
}
func.func @t22(%x: vector<2x2xi16>) -> vector<2x2xi8> {
  %y = arith.extui %x : vector<2x2xi16> to vector<2x2xi32>
  %z = arith.trunci %y : vector<2x2xi32> to vector<2x2xi8>
  return %z : vector<2x2xi8>
}
func.func @t23(%x: i8) -> i64 {
  %y = arith.extsi %x : i8 to i16
  %z = arith.extsi %y : i16 to i32
  %w = arith.extsi %z : i32 to i64
  return %w : i64
}
func.func @t24(%x: i8) -> i64 {
  %y = arith.extsi %x : i8 to i16
  %z = arith.extsi %y : i16 to i32
  %w = arith.extui %z : i32 to i64
  return %w : i64
}
func.func @t25(%x: i8) -> i64 {
  %y = arith.extsi %x : i8 to i16
  %z = arith.extui %y : i16 to i32
  %w = arith.extsi %z : i32 to i64
  return %w : i64
}
func.func @t26(%x: i8) -> i64 {
  %y = arith.extsi %x : i8 to i16
  %z = arith.extui %y : i16 to i32
  %w = arith.extui %z : i32 to i64
  return %w : i64
}
func.func @t27(%x: i8) -> i64 {
  %y = arith.extui %x : i8 to i16
  %z = arith.extsi %y : i16 to i32
  %w = arith.extsi %z : i32 to i64
  return %w : i64
}
func.func @t28(%x: i8) -> i64 {
  %y = arith.extui %x : i8 to i16
  %z = arith.extsi %y : i16 to i32
  %w = arith.extui %z : i32 to i64
  return %w : i64
}
func.func @t29(%x: i8) -> i64 {
  %y = arith.extui %x : i8 to i16
  %z = arith.extui %y : i16 to i32
  %w = arith.extsi %z : i32 to i64
  return %w : i64
}
func.func @t30(%x: i8) -> i64 {
  %y = arith.extui %x : i8 to i16
  %z = arith.extui %y : i16 to i32
  %w = arith.extui %z : i32 to i64
  return %w : i64
}
func.func @t31(%x: i64) -> i8 {
  %y = arith.trunci %x : i64 to i32
  %z = arith.trunci %y : i32 to i16
  %w = arith.trunci %z : i16 to i8
  return %w : i8
}
func.func @t32(%x: i8) -> i64 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.trunci %y : i32 to i16
  %w = arith.extsi %z : i16 to i64
  return %w : i64
}
func.func @t33(%x: i8) -> i64 {
  %y = arith.extsi %x : i8 to i32
  %z = arith.trunci %y : i32 to i16
  %w = arith.extui %z : i16 to i64
  return %w : i64
}
func.func @t34(%x: i8) -> i64 {
  %y = arith.extui %x : i8 to i32
  %z = arith.trunci %y : i32 to i16
  %w = arith.extsi %z : i16 to i64
  return %w : i64
}
func.func @t35(%x: i8) -> i64 {
  %y = arith.extui %x : i8 to i32
  %z = arith.trunci %y : i32 to i16
  %w = arith.extui %z : i16 to i64
  return %w : i64
}
func.func @t36(%x: i32) -> i8 {
  %y = arith.trunci %x overflow<nsw> : i32 to i16
  %z = arith.trunci %y overflow<nsw, nuw> : i16 to i8
  return %z : i8
}
func.func @t37(%x: i32) -> i32 {
  %y = arith.trunci %x overflow<nuw> : i32 to i16
  %z = arith.extui %y : i16 to i32
  return %z : i32
}
func.func @t38(%x: i32) -> i32 {
  %y = arith.trunci %x overflow<nsw> : i32 to i16
  %z = arith.extsi %y : i16 to i32
  return %z : i32
}
func.func @t39(%x: i64) -> i64 {
  %y = arith.trunci %x overflow<nsw> : i64 to i16
  %z = arith.extsi %y : i16 to i64
  return %z : i64
}

// -----

// integer casts of constants
func.func @t1() -> i8 {
  %k = arith.constant false
  %z = arith.extsi %k : i1 to i8
  return %z : i8
}
func.func @t3() -> i8 {
  %k = arith.constant false
  %z = arith.extui %k : i1 to i8
  return %z : i8
}
func.func @t6() -> i32 {
  %k = arith.constant true
  %z = arith.extsi %k : i1 to i32
  return %z : i32
}
func.func @t9() -> i64 {
  %k = arith.constant false
  %z = arith.extsi %k : i1 to i64
  return %z : i64
}
func.func @t12() -> i64 {
  %k = arith.constant true
  %z = arith.extui %k : i1 to i64
  return %z : i64
}
func.func @t15() -> i128 {
  %k = arith.constant false
  %z = arith.extui %k : i1 to i128
  return %z : i128
}
func.func @t18() -> index {
  %k = arith.constant true
  %z = arith.index_cast %k : i1 to index
  return %z : index
}
func.func @t21() -> i1 {
  %k = arith.constant -128 : i8
  %z = arith.trunci %k : i8 to i1
  return %z : i1
}
func.func @t24() -> i1 {
  %k = arith.constant 0 : i8
  %z = arith.trunci %k : i8 to i1
  return %z : i1
}
func.func @t27() -> i32 {
  %k = arith.constant 127 : i8
  %z = arith.extsi %k : i8 to i32
  return %z : i32
}
func.func @t30() -> i32 {
  %k = arith.constant 5 : i8
  %z = arith.extsi %k : i8 to i32
  return %z : i32
}
func.func @t33() -> i32 {
  %k = arith.constant -1 : i8
  %z = arith.extui %k : i8 to i32
  return %z : i32
}
func.func @t36() -> i64 {
  %k = arith.constant -128 : i8
  %z = arith.extsi %k : i8 to i64
  return %z : i64
}
func.func @t39() -> i64 {
  %k = arith.constant 0 : i8
  %z = arith.extsi %k : i8 to i64
  return %z : i64
}
func.func @t41() -> i64 {
  %k = arith.constant -128 : i8
  %z = arith.extui %k : i8 to i64
  return %z : i64
}
func.func @t44() -> i64 {
  %k = arith.constant 0 : i8
  %z = arith.extui %k : i8 to i64
  return %z : i64
}
func.func @t47() -> i128 {
  %k = arith.constant 127 : i8
  %z = arith.extsi %k : i8 to i128
  return %z : i128
}
func.func @t50() -> i128 {
  %k = arith.constant 5 : i8
  %z = arith.extsi %k : i8 to i128
  return %z : i128
}
func.func @t53() -> i128 {
  %k = arith.constant -1 : i8
  %z = arith.extui %k : i8 to i128
  return %z : i128
}
func.func @t56() -> index {
  %k = arith.constant -128 : i8
  %z = arith.index_cast %k : i8 to index
  return %z : index
}
func.func @t59() -> index {
  %k = arith.constant 0 : i8
  %z = arith.index_cast %k : i8 to index
  return %z : index
}
func.func @t62() -> index {
  %k = arith.constant 127 : i8
  %z = arith.index_castui %k : i8 to index
  return %z : index
}
func.func @t65() -> index {
  %k = arith.constant 5 : i8
  %z = arith.index_castui %k : i8 to index
  return %z : index
}
func.func @t68() -> i1 {
  %k = arith.constant -1 : i32
  %z = arith.trunci %k : i32 to i1
  return %z : i1
}
func.func @t71() -> i8 {
  %k = arith.constant -2147483648 : i32
  %z = arith.trunci %k : i32 to i8
  return %z : i8
}
func.func @t74() -> i8 {
  %k = arith.constant 0 : i32
  %z = arith.trunci %k : i32 to i8
  return %z : i8
}
func.func @t77() -> i64 {
  %k = arith.constant 2147483647 : i32
  %z = arith.extsi %k : i32 to i64
  return %z : i64
}
func.func @t80() -> i64 {
  %k = arith.constant 12 : i32
  %z = arith.extsi %k : i32 to i64
  return %z : i64
}
func.func @t82() -> i64 {
  %k = arith.constant 2147483647 : i32
  %z = arith.extui %k : i32 to i64
  return %z : i64
}
func.func @t85() -> i64 {
  %k = arith.constant 12 : i32
  %z = arith.extui %k : i32 to i64
  return %z : i64
}
func.func @t88() -> i128 {
  %k = arith.constant -1 : i32
  %z = arith.extsi %k : i32 to i128
  return %z : i128
}
func.func @t91() -> i128 {
  %k = arith.constant -2147483648 : i32
  %z = arith.extui %k : i32 to i128
  return %z : i128
}
func.func @t94() -> i128 {
  %k = arith.constant 0 : i32
  %z = arith.extui %k : i32 to i128
  return %z : i128
}
func.func @t97() -> index {
  %k = arith.constant 2147483647 : i32
  %z = arith.index_cast %k : i32 to index
  return %z : index
}
func.func @t100() -> index {
  %k = arith.constant 12 : i32
  %z = arith.index_cast %k : i32 to index
  return %z : index
}
func.func @t103() -> index {
  %k = arith.constant -1 : i32
  %z = arith.index_castui %k : i32 to index
  return %z : index
}
func.func @t106() -> i1 {
  %k = arith.constant -9223372036854775808 : i64
  %z = arith.trunci %k : i64 to i1
  return %z : i1
}
func.func @t109() -> i1 {
  %k = arith.constant 0 : i64
  %z = arith.trunci %k : i64 to i1
  return %z : i1
}
func.func @t112() -> i8 {
  %k = arith.constant 9223372036854775807 : i64
  %z = arith.trunci %k : i64 to i8
  return %z : i8
}
func.func @t115() -> i8 {
  %k = arith.constant 33 : i64
  %z = arith.trunci %k : i64 to i8
  return %z : i8
}
func.func @t118() -> i32 {
  %k = arith.constant -1 : i64
  %z = arith.trunci %k : i64 to i32
  return %z : i32
}
func.func @t121() -> i128 {
  %k = arith.constant -9223372036854775808 : i64
  %z = arith.extsi %k : i64 to i128
  return %z : i128
}
func.func @t123() -> i128 {
  %k = arith.constant -1 : i64
  %z = arith.extsi %k : i64 to i128
  return %z : i128
}
func.func @t126() -> i128 {
  %k = arith.constant -9223372036854775808 : i64
  %z = arith.extui %k : i64 to i128
  return %z : i128
}
func.func @t129() -> i128 {
  %k = arith.constant 0 : i64
  %z = arith.extui %k : i64 to i128
  return %z : i128
}
func.func @t132() -> index {
  %k = arith.constant 9223372036854775807 : i64
  %z = arith.index_cast %k : i64 to index
  return %z : index
}
func.func @t135() -> index {
  %k = arith.constant 33 : i64
  %z = arith.index_cast %k : i64 to index
  return %z : index
}
func.func @t138() -> index {
  %k = arith.constant -1 : i64
  %z = arith.index_castui %k : i64 to index
  return %z : index
}
func.func @t141() -> i1 {
  %k = arith.constant -9223372036854775808 : index
  %z = arith.index_cast %k : index to i1
  return %z : i1
}
func.func @t144() -> i1 {
  %k = arith.constant 0 : index
  %z = arith.index_cast %k : index to i1
  return %z : i1
}
func.func @t147() -> i1 {
  %k = arith.constant 9223372036854775807 : index
  %z = arith.index_castui %k : index to i1
  return %z : i1
}
func.func @t150() -> i1 {
  %k = arith.constant 4 : index
  %z = arith.index_castui %k : index to i1
  return %z : i1
}
func.func @t153() -> i8 {
  %k = arith.constant -1 : index
  %z = arith.index_cast %k : index to i8
  return %z : i8
}
func.func @t156() -> i8 {
  %k = arith.constant -9223372036854775808 : index
  %z = arith.index_castui %k : index to i8
  return %z : i8
}
func.func @t159() -> i8 {
  %k = arith.constant 0 : index
  %z = arith.index_castui %k : index to i8
  return %z : i8
}
func.func @t162() -> i32 {
  %k = arith.constant 9223372036854775807 : index
  %z = arith.index_cast %k : index to i32
  return %z : i32
}
func.func @t164() -> i32 {
  %k = arith.constant 0 : index
  %z = arith.index_cast %k : index to i32
  return %z : i32
}
func.func @t167() -> i32 {
  %k = arith.constant 9223372036854775807 : index
  %z = arith.index_castui %k : index to i32
  return %z : i32
}
func.func @t170() -> i32 {
  %k = arith.constant 4 : index
  %z = arith.index_castui %k : index to i32
  return %z : i32
}
func.func @t173() -> i64 {
  %k = arith.constant -1 : index
  %z = arith.index_cast %k : index to i64
  return %z : i64
}
func.func @t176() -> i64 {
  %k = arith.constant -9223372036854775808 : index
  %z = arith.index_castui %k : index to i64
  return %z : i64
}
func.func @t179() -> i64 {
  %k = arith.constant 0 : index
  %z = arith.index_castui %k : index to i64
  return %z : i64
}
func.func @t182() -> i128 {
  %k = arith.constant 9223372036854775807 : index
  %z = arith.index_cast %k : index to i128
  return %z : i128
}
func.func @t185() -> i128 {
  %k = arith.constant 4 : index
  %z = arith.index_cast %k : index to i128
  return %z : i128
}
func.func @t188() -> i128 {
  %k = arith.constant -1 : index
  %z = arith.index_castui %k : index to i128
  return %z : i128
}
func.func @t191() -> vector<2xi16> {
  %k = arith.constant dense<[-1, 100]> : vector<2xi8>
  %z = arith.extsi %k : vector<2xi8> to vector<2xi16>
  return %z : vector<2xi16>
}
func.func @t194() -> vector<2x2xi16> {
  %k = arith.constant dense<-3> : vector<2x2xi8>
  %z = arith.extui %k : vector<2x2xi8> to vector<2x2xi16>
  return %z : vector<2x2xi16>
}
func.func @t197() -> vector<2xindex> {
  %k = arith.constant dense<[-1, 100]> : vector<2xi32>
  %z = arith.index_cast %k : vector<2xi32> to vector<2xindex>
  return %z : vector<2xindex>
}
func.func @t200() -> vector<2x2xindex> {
  %k = arith.constant dense<-3> : vector<2x2xi32>
  %z = arith.index_castui %k : vector<2x2xi32> to vector<2x2xindex>
  return %z : vector<2x2xindex>
}
