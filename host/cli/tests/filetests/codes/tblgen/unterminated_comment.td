// test: tblgen
def a;
/* open /* closed */ // error: [tblgen::unterminated_comment] "unterminated comment"
