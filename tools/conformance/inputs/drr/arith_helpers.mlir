func.func @shift(%x: i16, %n: index) -> (i16, i16, index) {
  %c3 = arith.constant 3 : i16
  %c7 = arith.constant 32767 : i16
  %c2 = arith.constant 2 : index
  %0 = arith.shli %x, %c3 overflow<nsw, nuw> : i16
  %1 = arith.shli %0, %c7 overflow<nuw> : i16
  %2 = arith.shli %x, %c3 : i16
  %3 = arith.shli %2, %c3 overflow<nsw> : i16
  %4 = arith.shli %n, %c2 overflow<nsw> : index
  %5 = arith.shli %4, %c2 overflow<nsw> : index
  return %1, %3, %5 : i16, i16, index
}

func.func @scale(%x: i8, %y: i64) -> (i8, i64) {
  %c5 = arith.constant 100 : i8
  %c9 = arith.constant 7 : i8
  %big = arith.constant 9223372036854775807 : i64
  %0 = arith.addi %x, %c5 overflow<nuw> : i8
  %1 = arith.muli %0, %c9 overflow<nuw, nsw> : i8
  %2 = arith.addi %y, %big : i64
  %3 = arith.muli %2, %big : i64
  return %1, %3 : i8, i64
}

func.func @difference(%x: i32) -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant 5 : i32
  %0 = arith.addi %x, %b : i32
  %1 = arith.subi %a, %0 : i32
  return %1 : i32
}

func.func @complement(%x: i32, %v: vector<4xi8>, %i: index, %w: vector<2xi8>) -> (i32, vector<4xi8>, index, vector<2xi8>) {
  %m = arith.constant -1 : i32
  %mv = arith.constant dense<-1> : vector<4xi8>
  %mi = arith.constant -1 : index
  %mixed = arith.constant dense<[-1, 1]> : vector<2xi8>
  %0 = arith.subi %m, %x : i32
  %1 = arith.subi %mv, %v : vector<4xi8>
  %2 = arith.subi %mi, %i : index
  %3 = arith.subi %mixed, %w : vector<2xi8>
  return %0, %1, %2, %3 : i32, vector<4xi8>, index, vector<2xi8>
}

func.func @three(%x: i2, %v: vector<3xi32>, %y: i32) -> (i2, vector<3xi32>, i32) {
  %c = arith.constant -1 : i2
  %cv = arith.constant dense<3> : vector<3xi32>
  %c4 = arith.constant 4 : i32
  %0 = arith.muli %x, %c : i2
  %1 = arith.muli %v, %cv overflow<nsw> : vector<3xi32>
  %2 = arith.muli %y, %c4 : i32
  return %0, %1, %2 : i2, vector<3xi32>, i32
}

func.func @select(%a: i32, %b: i32, %x: f32, %y: f32) -> (f32, f32) {
  %0 = arith.cmpi ne, %a, %b : i32
  %1 = arith.select %0, %x, %y : f32
  %2 = arith.cmpi sgt, %a, %b : i32
  %3 = arith.select %2, %x, %y : f32
  return %1, %3 : f32, f32
}

func.func @truncation(%x: i16, %y: i8, %v: vector<2xi9>) -> (i32, i32, vector<2xi12>) {
  %0 = arith.extsi %x : i16 to i64
  %1 = arith.trunci %0 : i64 to i32
  %2 = arith.extsi %y : i8 to i64
  %3 = arith.trunci %2 : i64 to i32
  %4 = arith.extsi %v : vector<2xi9> to vector<2xi40>
  %5 = arith.trunci %4 overflow<nsw> : vector<2xi40> to vector<2xi12>
  return %1, %3, %5 : i32, i32, vector<2xi12>
}
