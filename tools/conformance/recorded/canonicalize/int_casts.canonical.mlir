module {
  func.func @t1(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t4(%arg0: i1) -> i32 {
    %0 = arith.extsi %arg0 : i1 to i32
    return %0 : i32
  }
  func.func @t8(%arg0: i1) -> index {
    %0 = arith.index_cast %arg0 : i1 to index
    return %0 : index
  }
  func.func @t12(%arg0: i1) -> i16 {
    %0 = arith.extui %arg0 : i1 to i16
    return %0 : i16
  }
  func.func @t16(%arg0: i1) -> i64 {
    %0 = arith.extui %arg0 : i1 to i64
    return %0 : i64
  }
  func.func @t20(%arg0: i1) -> i8 {
    %0 = arith.extsi %arg0 : i1 to i8
    return %0 : i8
  }
  func.func @t23(%arg0: i1) -> i64 {
    %0 = arith.extsi %arg0 : i1 to i64
    return %0 : i64
  }
  func.func @t27(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t31(%arg0: i1) -> i64 {
    %0 = arith.extui %arg0 : i1 to i64
    return %0 : i64
  }
  func.func @t35(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t39(%arg0: i1) -> i64 {
    %0 = arith.extsi %arg0 : i1 to i32
    %1 = arith.extui %0 : i32 to i64
    return %1 : i64
  }
  func.func @t42(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t46(%arg0: i1) -> i64 {
    %0 = arith.extui %arg0 : i1 to i64
    return %0 : i64
  }
  func.func @t50(%arg0: i1) -> i8 {
    %0 = arith.extsi %arg0 : i1 to i8
    return %0 : i8
  }
  func.func @t54(%arg0: i1) -> index {
    %0 = arith.extsi %arg0 : i1 to i64
    %1 = arith.index_castui %0 : i64 to index
    return %1 : index
  }
  func.func @t58(%arg0: i1) -> i32 {
    %0 = arith.extui %arg0 : i1 to i32
    return %0 : i32
  }
  func.func @t61(%arg0: i1) -> i1 {
    return %arg0 : i1
  }
  func.func @t65(%arg0: i1) -> i16 {
    %0 = arith.index_cast %arg0 : i1 to index
    %1 = arith.index_cast %0 : index to i16
    return %1 : i16
  }
  func.func @t69(%arg0: i1) -> i64 {
    %0 = arith.index_cast %arg0 : i1 to index
    %1 = arith.index_cast %0 : index to i64
    return %1 : i64
  }
  func.func @t73(%arg0: i1) -> i8 {
    %0 = arith.index_castui %arg0 : i1 to index
    %1 = arith.index_cast %0 : index to i8
    return %1 : i8
  }
  func.func @t77(%arg0: i1) -> i32 {
    %0 = arith.index_castui %arg0 : i1 to index
    %1 = arith.index_cast %0 : index to i32
    return %1 : i32
  }
  func.func @t80(%arg0: i1) -> i64 {
    %0 = arith.index_castui %arg0 : i1 to index
    %1 = arith.index_castui %0 : index to i64
    return %1 : i64
  }
  func.func @t84(%arg0: i8) -> i32 {
    %0 = arith.extsi %arg0 : i8 to i16
    %1 = arith.extui %0 : i16 to i32
    return %1 : i32
  }
  func.func @t88(%arg0: i8) -> index {
    %0 = arith.extsi %arg0 : i8 to i16
    %1 = arith.index_castui %0 : i16 to index
    return %1 : index
  }
  func.func @t92(%arg0: i8) -> i32 {
    %0 = arith.extui %arg0 : i8 to i32
    return %0 : i32
  }
  func.func @t96(%arg0: i8) -> index {
    %0 = arith.index_castui %arg0 : i8 to index
    return %0 : index
  }
  func.func @t99(%arg0: i8) -> i16 {
    %0 = arith.extsi %arg0 : i8 to i16
    return %0 : i16
  }
  func.func @t103(%arg0: i8) -> index {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.index_castui %0 : i32 to index
    return %1 : index
  }
  func.func @t107(%arg0: i8) -> i64 {
    %0 = arith.extui %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @t111(%arg0: i8) -> i1 {
    %0 = arith.trunci %arg0 : i8 to i1
    return %0 : i1
  }
  func.func @t115(%arg0: i8) -> index {
    %0 = arith.index_cast %arg0 : i8 to index
    return %0 : index
  }
  func.func @t118(%arg0: i8) -> i8 {
    return %arg0 : i8
  }
  func.func @t122(%arg0: i8) -> index {
    %0 = arith.index_castui %arg0 : i8 to index
    return %0 : index
  }
  func.func @t126(%arg0: i8) -> i8 {
    %0 = arith.index_cast %arg0 : i8 to index
    %1 = arith.index_castui %0 : index to i8
    return %1 : i8
  }
  func.func @t130(%arg0: i8) -> i32 {
    %0 = arith.index_cast %arg0 : i8 to index
    %1 = arith.index_castui %0 : index to i32
    return %1 : i32
  }
  func.func @t134(%arg0: i8) -> i1 {
    %0 = arith.index_castui %arg0 : i8 to index
    %1 = arith.index_castui %0 : index to i1
    return %1 : i1
  }
  func.func @t137(%arg0: i8) -> i16 {
    %0 = arith.index_castui %arg0 : i8 to index
    %1 = arith.index_cast %0 : index to i16
    return %1 : i16
  }
  func.func @t141(%arg0: i8) -> i64 {
    %0 = arith.index_castui %arg0 : i8 to index
    %1 = arith.index_cast %0 : index to i64
    return %1 : i64
  }
  func.func @t145(%arg0: i32) -> i16 {
    %0 = arith.trunci %arg0 : i32 to i8
    %1 = arith.extui %0 : i8 to i16
    return %1 : i16
  }
  func.func @t149(%arg0: i32) -> i64 {
    %0 = arith.trunci %arg0 : i32 to i8
    %1 = arith.extui %0 : i8 to i64
    return %1 : i64
  }
  func.func @t153(%arg0: i32) -> i8 {
    %0 = arith.trunci %arg0 : i32 to i8
    return %0 : i8
  }
  func.func @t156(%arg0: i32) -> i64 {
    %0 = arith.trunci %arg0 : i32 to i16
    %1 = arith.extsi %0 : i16 to i64
    return %1 : i64
  }
  func.func @t160(%arg0: i32) -> i1 {
    %0 = arith.trunci %arg0 : i32 to i1
    return %0 : i1
  }
  func.func @t164(%arg0: i32) -> index {
    %0 = arith.index_cast %arg0 : i32 to index
    return %0 : index
  }
  func.func @t168(%arg0: i32) -> i16 {
    %0 = arith.trunci %arg0 : i32 to i16
    return %0 : i16
  }
  func.func @t172(%arg0: i32) -> i1 {
    %0 = arith.index_cast %arg0 : i32 to index
    %1 = arith.index_cast %0 : index to i1
    return %1 : i1
  }
  func.func @t175(%arg0: i32) -> i8 {
    %0 = arith.index_cast %arg0 : i32 to index
    %1 = arith.index_castui %0 : index to i8
    return %1 : i8
  }
  func.func @t179(%arg0: i32) -> i32 {
    %0 = arith.index_cast %arg0 : i32 to index
    %1 = arith.index_castui %0 : index to i32
    return %1 : i32
  }
  func.func @t183(%arg0: i32) -> i1 {
    %0 = arith.index_castui %arg0 : i32 to index
    %1 = arith.index_castui %0 : index to i1
    return %1 : i1
  }
  func.func @t187(%arg0: i32) -> i16 {
    %0 = arith.index_castui %arg0 : i32 to index
    %1 = arith.index_castui %0 : index to i16
    return %1 : i16
  }
  func.func @t191(%arg0: i32) -> i64 {
    %0 = arith.index_castui %arg0 : i32 to index
    %1 = arith.index_castui %0 : index to i64
    return %1 : i64
  }
  func.func @t194(%arg0: index) -> i16 {
    %0 = arith.index_cast %arg0 : index to i8
    %1 = arith.extui %0 : i8 to i16
    return %1 : i16
  }
  func.func @t198(%arg0: index) -> i64 {
    %0 = arith.index_cast %arg0 : index to i8
    %1 = arith.extui %0 : i8 to i64
    return %1 : i64
  }
  func.func @t202(%arg0: index) -> i16 {
    %0 = arith.index_castui %arg0 : index to i8
    %1 = arith.extsi %0 : i8 to i16
    return %1 : i16
  }
  func.func @t206(%arg0: index) -> i64 {
    %0 = arith.index_castui %arg0 : index to i8
    %1 = arith.extsi %0 : i8 to i64
    return %1 : i64
  }
  func.func @t210(%arg0: index) -> i1 {
    %0 = arith.index_cast %arg0 : index to i16
    %1 = arith.trunci %0 : i16 to i1
    return %1 : i1
  }
  func.func @t213(%arg0: index) -> i32 {
    %0 = arith.index_cast %arg0 : index to i16
    %1 = arith.extui %0 : i16 to i32
    return %1 : i32
  }
  func.func @t217(%arg0: index) -> index {
    %0 = arith.index_cast %arg0 : index to i16
    %1 = arith.index_castui %0 : i16 to index
    return %1 : index
  }
  func.func @t221(%arg0: index) -> i32 {
    %0 = arith.index_castui %arg0 : index to i16
    %1 = arith.extui %0 : i16 to i32
    return %1 : i32
  }
  func.func @t225(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t229(%arg0: index) -> i64 {
    %0 = arith.index_cast %arg0 : index to i32
    %1 = arith.extsi %0 : i32 to i64
    return %1 : i64
  }
  func.func @t232(%arg0: index) -> index {
    %0 = arith.index_cast %arg0 : index to i32
    %1 = arith.index_castui %0 : i32 to index
    return %1 : index
  }
  func.func @t236(%arg0: index) -> i64 {
    %0 = arith.index_castui %arg0 : index to i32
    %1 = arith.extsi %0 : i32 to i64
    return %1 : i64
  }
  func.func @t240(%arg0: index) -> i1 {
    %0 = arith.index_cast %arg0 : index to i64
    %1 = arith.trunci %0 : i64 to i1
    return %1 : i1
  }
  func.func @t244(%arg0: index) -> index {
    return %arg0 : index
  }
  func.func @t248(%arg0: index) -> i16 {
    %0 = arith.index_castui %arg0 : index to i64
    %1 = arith.trunci %0 : i64 to i16
    return %1 : i16
  }
}

// -----
module {
  func.func @t1(%arg0: vector<4xi8>) -> vector<4xi32> {
    %0 = arith.extsi %arg0 : vector<4xi8> to vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t2(%arg0: vector<2x2xi8>) -> vector<2x2xi32> {
    %0 = arith.extsi %arg0 : vector<2x2xi8> to vector<2x2xi32>
    return %0 : vector<2x2xi32>
  }
  func.func @t3(%arg0: vector<4xi8>) -> vector<4xi32> {
    %0 = arith.extsi %arg0 : vector<4xi8> to vector<4xi16>
    %1 = arith.extui %0 : vector<4xi16> to vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @t4(%arg0: vector<2x2xi8>) -> vector<2x2xi32> {
    %0 = arith.extsi %arg0 : vector<2x2xi8> to vector<2x2xi16>
    %1 = arith.extui %0 : vector<2x2xi16> to vector<2x2xi32>
    return %1 : vector<2x2xi32>
  }
  func.func @t5(%arg0: vector<4xi8>) -> vector<4xi32> {
    %0 = arith.extui %arg0 : vector<4xi8> to vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t6(%arg0: vector<2x2xi8>) -> vector<2x2xi32> {
    %0 = arith.extui %arg0 : vector<2x2xi8> to vector<2x2xi32>
    return %0 : vector<2x2xi32>
  }
  func.func @t7(%arg0: vector<4xi8>) -> vector<4xi32> {
    %0 = arith.extui %arg0 : vector<4xi8> to vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t8(%arg0: vector<2x2xi8>) -> vector<2x2xi32> {
    %0 = arith.extui %arg0 : vector<2x2xi8> to vector<2x2xi32>
    return %0 : vector<2x2xi32>
  }
  func.func @t9(%arg0: vector<4xi32>) -> vector<4xi8> {
    %0 = arith.trunci %arg0 : vector<4xi32> to vector<4xi8>
    return %0 : vector<4xi8>
  }
  func.func @t10(%arg0: vector<2x2xi32>) -> vector<2x2xi8> {
    %0 = arith.trunci %arg0 : vector<2x2xi32> to vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t11(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t12(%arg0: vector<2x2xi32>) -> vector<2x2xi32> {
    return %arg0 : vector<2x2xi32>
  }
  func.func @t13(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t14(%arg0: vector<2x2xi32>) -> vector<2x2xi32> {
    return %arg0 : vector<2x2xi32>
  }
  func.func @t15(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = arith.trunci %arg0 : vector<4xi32> to vector<4xi8>
    %1 = arith.extsi %0 : vector<4xi8> to vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @t16(%arg0: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = arith.trunci %arg0 : vector<2x2xi32> to vector<2x2xi8>
    %1 = arith.extsi %0 : vector<2x2xi8> to vector<2x2xi32>
    return %1 : vector<2x2xi32>
  }
  func.func @t17(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = arith.trunci %arg0 : vector<4xi32> to vector<4xi8>
    %1 = arith.extui %0 : vector<4xi8> to vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @t18(%arg0: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = arith.trunci %arg0 : vector<2x2xi32> to vector<2x2xi8>
    %1 = arith.extui %0 : vector<2x2xi8> to vector<2x2xi32>
    return %1 : vector<2x2xi32>
  }
  func.func @t19(%arg0: vector<4xi16>) -> vector<4xi8> {
    %0 = arith.trunci %arg0 : vector<4xi16> to vector<4xi8>
    return %0 : vector<4xi8>
  }
  func.func @t20(%arg0: vector<2x2xi16>) -> vector<2x2xi8> {
    %0 = arith.trunci %arg0 : vector<2x2xi16> to vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t21(%arg0: vector<4xi16>) -> vector<4xi8> {
    %0 = arith.trunci %arg0 : vector<4xi16> to vector<4xi8>
    return %0 : vector<4xi8>
  }
  func.func @t22(%arg0: vector<2x2xi16>) -> vector<2x2xi8> {
    %0 = arith.trunci %arg0 : vector<2x2xi16> to vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t23(%arg0: i8) -> i64 {
    %0 = arith.extsi %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @t24(%arg0: i8) -> i64 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.extui %0 : i32 to i64
    return %1 : i64
  }
  func.func @t25(%arg0: i8) -> i64 {
    %0 = arith.extsi %arg0 : i8 to i16
    %1 = arith.extui %0 : i16 to i64
    return %1 : i64
  }
  func.func @t26(%arg0: i8) -> i64 {
    %0 = arith.extsi %arg0 : i8 to i16
    %1 = arith.extui %0 : i16 to i64
    return %1 : i64
  }
  func.func @t27(%arg0: i8) -> i64 {
    %0 = arith.extui %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @t28(%arg0: i8) -> i64 {
    %0 = arith.extui %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @t29(%arg0: i8) -> i64 {
    %0 = arith.extui %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @t30(%arg0: i8) -> i64 {
    %0 = arith.extui %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @t31(%arg0: i64) -> i8 {
    %0 = arith.trunci %arg0 : i64 to i8
    return %0 : i8
  }
  func.func @t32(%arg0: i8) -> i64 {
    %0 = arith.extsi %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @t33(%arg0: i8) -> i64 {
    %0 = arith.extsi %arg0 : i8 to i16
    %1 = arith.extui %0 : i16 to i64
    return %1 : i64
  }
  func.func @t34(%arg0: i8) -> i64 {
    %0 = arith.extui %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @t35(%arg0: i8) -> i64 {
    %0 = arith.extui %arg0 : i8 to i64
    return %0 : i64
  }
  func.func @t36(%arg0: i32) -> i8 {
    %0 = arith.trunci %arg0 overflow<nsw, nuw> : i32 to i8
    return %0 : i8
  }
  func.func @t37(%arg0: i32) -> i32 {
    %0 = arith.trunci %arg0 overflow<nuw> : i32 to i16
    %1 = arith.extui %0 : i16 to i32
    return %1 : i32
  }
  func.func @t38(%arg0: i32) -> i32 {
    %0 = arith.trunci %arg0 overflow<nsw> : i32 to i16
    %1 = arith.extsi %0 : i16 to i32
    return %1 : i32
  }
  func.func @t39(%arg0: i64) -> i64 {
    %0 = arith.trunci %arg0 overflow<nsw> : i64 to i16
    %1 = arith.extsi %0 : i16 to i64
    return %1 : i64
  }
}

// -----
module {
  func.func @t1() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t3() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t6() -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @t9() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t12() -> i64 {
    %c1_i64 = arith.constant 1 : i64
    return %c1_i64 : i64
  }
  func.func @t15() -> i128 {
    %c0_i128 = arith.constant 0 : i128
    return %c0_i128 : i128
  }
  func.func @t18() -> index {
    %c-1 = arith.constant -1 : index
    return %c-1 : index
  }
  func.func @t21() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t24() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t27() -> i32 {
    %c127_i32 = arith.constant 127 : i32
    return %c127_i32 : i32
  }
  func.func @t30() -> i32 {
    %c5_i32 = arith.constant 5 : i32
    return %c5_i32 : i32
  }
  func.func @t33() -> i32 {
    %c255_i32 = arith.constant 255 : i32
    return %c255_i32 : i32
  }
  func.func @t36() -> i64 {
    %c-128_i64 = arith.constant -128 : i64
    return %c-128_i64 : i64
  }
  func.func @t39() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t41() -> i64 {
    %c128_i64 = arith.constant 128 : i64
    return %c128_i64 : i64
  }
  func.func @t44() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t47() -> i128 {
    %c127_i128 = arith.constant 127 : i128
    return %c127_i128 : i128
  }
  func.func @t50() -> i128 {
    %c5_i128 = arith.constant 5 : i128
    return %c5_i128 : i128
  }
  func.func @t53() -> i128 {
    %c255_i128 = arith.constant 255 : i128
    return %c255_i128 : i128
  }
  func.func @t56() -> index {
    %c-128 = arith.constant -128 : index
    return %c-128 : index
  }
  func.func @t59() -> index {
    %c0 = arith.constant 0 : index
    return %c0 : index
  }
  func.func @t62() -> index {
    %c127 = arith.constant 127 : index
    return %c127 : index
  }
  func.func @t65() -> index {
    %c5 = arith.constant 5 : index
    return %c5 : index
  }
  func.func @t68() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t71() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t74() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t77() -> i64 {
    %c2147483647_i64 = arith.constant 2147483647 : i64
    return %c2147483647_i64 : i64
  }
  func.func @t80() -> i64 {
    %c12_i64 = arith.constant 12 : i64
    return %c12_i64 : i64
  }
  func.func @t82() -> i64 {
    %c2147483647_i64 = arith.constant 2147483647 : i64
    return %c2147483647_i64 : i64
  }
  func.func @t85() -> i64 {
    %c12_i64 = arith.constant 12 : i64
    return %c12_i64 : i64
  }
  func.func @t88() -> i128 {
    %c-1_i128 = arith.constant -1 : i128
    return %c-1_i128 : i128
  }
  func.func @t91() -> i128 {
    %c2147483648_i128 = arith.constant 2147483648 : i128
    return %c2147483648_i128 : i128
  }
  func.func @t94() -> i128 {
    %c0_i128 = arith.constant 0 : i128
    return %c0_i128 : i128
  }
  func.func @t97() -> index {
    %c2147483647 = arith.constant 2147483647 : index
    return %c2147483647 : index
  }
  func.func @t100() -> index {
    %c12 = arith.constant 12 : index
    return %c12 : index
  }
  func.func @t103() -> index {
    %c4294967295 = arith.constant 4294967295 : index
    return %c4294967295 : index
  }
  func.func @t106() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t109() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t112() -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    return %c-1_i8 : i8
  }
  func.func @t115() -> i8 {
    %c33_i8 = arith.constant 33 : i8
    return %c33_i8 : i8
  }
  func.func @t118() -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @t121() -> i128 {
    %c-9223372036854775808_i128 = arith.constant -9223372036854775808 : i128
    return %c-9223372036854775808_i128 : i128
  }
  func.func @t123() -> i128 {
    %c-1_i128 = arith.constant -1 : i128
    return %c-1_i128 : i128
  }
  func.func @t126() -> i128 {
    %c9223372036854775808_i128 = arith.constant 9223372036854775808 : i128
    return %c9223372036854775808_i128 : i128
  }
  func.func @t129() -> i128 {
    %c0_i128 = arith.constant 0 : i128
    return %c0_i128 : i128
  }
  func.func @t132() -> index {
    %c9223372036854775807 = arith.constant 9223372036854775807 : index
    return %c9223372036854775807 : index
  }
  func.func @t135() -> index {
    %c33 = arith.constant 33 : index
    return %c33 : index
  }
  func.func @t138() -> index {
    %c-1 = arith.constant -1 : index
    return %c-1 : index
  }
  func.func @t141() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t144() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t147() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t150() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t153() -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    return %c-1_i8 : i8
  }
  func.func @t156() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t159() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t162() -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @t164() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func @t167() -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @t170() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
  func.func @t173() -> i64 {
    %c-1_i64 = arith.constant -1 : i64
    return %c-1_i64 : i64
  }
  func.func @t176() -> i64 {
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    return %c-9223372036854775808_i64 : i64
  }
  func.func @t179() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    return %c0_i64 : i64
  }
  func.func @t182() -> i128 {
    %c9223372036854775807_i128 = arith.constant 9223372036854775807 : i128
    return %c9223372036854775807_i128 : i128
  }
  func.func @t185() -> i128 {
    %c4_i128 = arith.constant 4 : i128
    return %c4_i128 : i128
  }
  func.func @t188() -> i128 {
    %c18446744073709551615_i128 = arith.constant 18446744073709551615 : i128
    return %c18446744073709551615_i128 : i128
  }
  func.func @t191() -> vector<2xi16> {
    %cst = arith.constant dense<[-1, 100]> : vector<2xi16>
    return %cst : vector<2xi16>
  }
  func.func @t194() -> vector<2x2xi16> {
    %cst = arith.constant dense<253> : vector<2x2xi16>
    return %cst : vector<2x2xi16>
  }
  func.func @t197() -> vector<2xindex> {
    %cst = arith.constant dense<[-1, 100]> : vector<2xindex>
    return %cst : vector<2xindex>
  }
  func.func @t200() -> vector<2x2xindex> {
    %cst = arith.constant dense<4294967293> : vector<2x2xindex>
    return %cst : vector<2x2xindex>
  }
}

