// test: ods
class Op;
def Odd : Op; // error: [tblgen::field] "field 'opDialect' of 'Odd': expected a record, found no such field"
