// Strokes round the clay with the current tool, one step per frame, and returns each frame's duration in milliseconds.
const canvas = document.querySelector('.bb-canvas');
const { x, y, width, height } = canvas.getBoundingClientRect();
const point = (kind, turn) => canvas.dispatchEvent(new PointerEvent(kind, {
    pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, button: kind === 'pointermove' ? -1 : 0,
    clientX: x + width * (0.5 + 0.13 * Math.sin(turn)), clientY: y + height * (0.45 + 0.08 * Math.cos(turn)),
}));
const times = [];
let before;
const frame = (now) => {
    if (before !== undefined) times.push(now - before);
    before = now;
    if (times.length === FRAMES) {
        point('pointerup', FRAMES * 0.06);
        return done(times);
    }
    point('pointermove', times.length * 0.06);
    requestAnimationFrame(frame);
};
point('pointerdown', 0);
requestAnimationFrame(frame);
