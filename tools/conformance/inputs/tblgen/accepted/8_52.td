// 8.52: !cast to records, strings and other types
class A; class B : A; def p : B; def a { A x = !cast<A>(p); B y = !cast<B>("p"); string s = !cast<string>(p); string t = !cast<string>(5); string u = !cast<string>(true); int i = !cast<int>(0b11); bits<2> b = !cast<bits<2>>(3); A z = !cast<A>("p"); B w = !cast<B>(!cast<A>(p)); }
