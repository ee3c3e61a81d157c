// test: ods
class Op;
def Odd : Op; // error: [tblgen::field] "record `Odd' does not have a field named `opDialect'!"
