// Finds fields whose text is so small, at the smallest text size, that iOS zooms in on them.
doc => {
    const { style } = doc.documentElement, before = style.fontSize;
    style.fontSize = '80%';
    const fields = [...doc.querySelectorAll('input[type=text], textarea, select')];
    const small = fields.filter(e => parseFloat(doc.defaultView.getComputedStyle(e).fontSize) < 16);
    style.fontSize = before;
    return small.map(e => e.dataset.act ?? e.className);
}
