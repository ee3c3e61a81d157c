// 6.top: what stands nowhere
int x = 1;
