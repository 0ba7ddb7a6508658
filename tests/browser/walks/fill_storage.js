let size = 1 << 20, n = 0;
while (size >= 1) {
    try { localStorage.setItem('filler' + n, 'x'.repeat(size)); n += 1; } catch { size >>= 1; }
}
return n;
