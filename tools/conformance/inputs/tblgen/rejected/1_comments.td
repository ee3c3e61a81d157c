// 1.comments: an unclosed block comment
def a;
/* open /* closed */
