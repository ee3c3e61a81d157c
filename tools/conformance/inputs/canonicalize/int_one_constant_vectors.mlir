// one side constant or both sides equal, vector<4xi32>
func.func @t1(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.addi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t6(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.addi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t11(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.addi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t16(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.subi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t21(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.subi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t27(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.muli %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t32(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.muli %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t37(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.muli %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t42(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.divsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t47(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.divsi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t53(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.divui %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t58(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.divui %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t63(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.divui %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t68(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.ceildivsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t73(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.ceildivsi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t79(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.ceildivui %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t84(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.ceildivui %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t89(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.ceildivui %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t94(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.floordivsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t99(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.floordivsi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t105(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.remsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t110(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.remsi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t115(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.remsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t120(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.remui %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t125(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.remui %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t131(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.andi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t136(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.andi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t141(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.andi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t146(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.ori %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t151(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.ori %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t157(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.xori %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t162(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.xori %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t167(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.xori %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t172(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.shli %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t177(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.shli %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t183(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.shrsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t188(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.shrsi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t193(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.shrsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t198(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.shrui %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t203(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.shrui %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t209(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.maxsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t214(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.maxsi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t219(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.maxsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t224(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.maxui %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t229(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.maxui %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t235(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<0> : vector<4xi32>
  %r = arith.minsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t240(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<-1> : vector<4xi32>
  %r = arith.minsi %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t245(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2147483647> : vector<4xi32>
  %r = arith.minsi %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t250(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<1> : vector<4xi32>
  %r = arith.minui %x, %k : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @t255(%x: vector<4xi32>) -> vector<4xi32> {
  %k = arith.constant dense<2> : vector<4xi32>
  %r = arith.minui %k, %x : vector<4xi32>
  return %r : vector<4xi32>
}

// -----

// one side constant or both sides equal, vector<2x2xi8>
func.func @t1(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<0> : vector<2x2xi8>
  %r = arith.addi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t6(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-1> : vector<2x2xi8>
  %r = arith.addi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t11(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<127> : vector<2x2xi8>
  %r = arith.addi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t16(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<1> : vector<2x2xi8>
  %r = arith.subi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t22(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-128> : vector<2x2xi8>
  %r = arith.subi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t27(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<0> : vector<2x2xi8>
  %r = arith.muli %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t32(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-1> : vector<2x2xi8>
  %r = arith.muli %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t38(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<127> : vector<2x2xi8>
  %r = arith.muli %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t43(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<1> : vector<2x2xi8>
  %r = arith.divsi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t48(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-128> : vector<2x2xi8>
  %r = arith.divsi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t54(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<0> : vector<2x2xi8>
  %r = arith.divui %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t59(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.divui %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t64(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<127> : vector<2x2xi8>
  %r = arith.divui %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t69(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<1> : vector<2x2xi8>
  %r = arith.ceildivsi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t75(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-128> : vector<2x2xi8>
  %r = arith.ceildivsi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t80(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<0> : vector<2x2xi8>
  %r = arith.ceildivui %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t85(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.ceildivui %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t91(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = arith.ceildivui %x, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t96(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-1> : vector<2x2xi8>
  %r = arith.floordivsi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t101(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-128> : vector<2x2xi8>
  %r = arith.floordivsi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t107(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<1> : vector<2x2xi8>
  %r = arith.remsi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t112(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.remsi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t117(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = arith.remsi %x, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t123(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-1> : vector<2x2xi8>
  %r = arith.remui %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t128(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<127> : vector<2x2xi8>
  %r = arith.remui %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t133(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<1> : vector<2x2xi8>
  %r = arith.andi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t138(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.andi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t144(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<0> : vector<2x2xi8>
  %r = arith.ori %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t149(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-1> : vector<2x2xi8>
  %r = arith.ori %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t154(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<127> : vector<2x2xi8>
  %r = arith.ori %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t160(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<1> : vector<2x2xi8>
  %r = arith.xori %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t165(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-128> : vector<2x2xi8>
  %r = arith.xori %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t170(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<0> : vector<2x2xi8>
  %r = arith.shli %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t176(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.shli %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t181(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<127> : vector<2x2xi8>
  %r = arith.shli %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t186(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<1> : vector<2x2xi8>
  %r = arith.shrsi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t192(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-128> : vector<2x2xi8>
  %r = arith.shrsi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t197(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<0> : vector<2x2xi8>
  %r = arith.shrui %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t202(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.shrui %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t207(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<127> : vector<2x2xi8>
  %r = arith.shrui %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t213(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-1> : vector<2x2xi8>
  %r = arith.maxsi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t218(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-128> : vector<2x2xi8>
  %r = arith.maxsi %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t223(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<0> : vector<2x2xi8>
  %r = arith.maxui %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t229(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.maxui %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t234(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = arith.maxui %x, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t239(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<-1> : vector<2x2xi8>
  %r = arith.minsi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t245(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<127> : vector<2x2xi8>
  %r = arith.minsi %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t250(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<1> : vector<2x2xi8>
  %r = arith.minui %x, %k : vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @t255(%x: vector<2x2xi8>) -> vector<2x2xi8> {
  %k = arith.constant dense<2> : vector<2x2xi8>
  %r = arith.minui %k, %x : vector<2x2xi8>
  return %r : vector<2x2xi8>
}

// -----

// one side constant or both sides equal, vector<4xi1>
func.func @t1(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.addi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t2(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.addi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t4(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.addi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t6(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.subi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t8(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.subi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t10(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.subi %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t12(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.muli %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t14(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.muli %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t16(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.divsi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t17(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.divsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t19(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.divsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t21(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.divui %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t23(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.divui %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t25(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.divui %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t27(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.ceildivsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t29(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.ceildivsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t31(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.ceildivui %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t33(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.ceildivui %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t34(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.ceildivui %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t36(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.floordivsi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t38(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.floordivsi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t40(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.floordivsi %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t42(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.remsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t44(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.remsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t46(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.remui %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t48(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.remui %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t50(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.remui %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t51(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.andi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t53(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.andi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t55(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.andi %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t57(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.ori %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t59(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.ori %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t61(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.xori %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t63(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.xori %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t65(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.xori %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t67(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.shli %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t68(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.shli %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t70(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.shli %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t72(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.shrsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t74(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.shrsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t76(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.shrui %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t78(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.shrui %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t80(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.shrui %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t82(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.maxsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t84(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.maxsi %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t85(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.maxsi %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t87(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.maxui %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t89(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.maxui %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t91(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.minsi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t93(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.minsi %x, %k : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t95(%x: vector<4xi1>) -> vector<4xi1> {
  %r = arith.minsi %x, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t97(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<false> : vector<4xi1>
  %r = arith.minui %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @t99(%x: vector<4xi1>) -> vector<4xi1> {
  %k = arith.constant dense<true> : vector<4xi1>
  %r = arith.minui %k, %x : vector<4xi1>
  return %r : vector<4xi1>
}
