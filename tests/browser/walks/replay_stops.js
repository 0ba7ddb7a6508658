await menu();
await press("dialog[open] [data-act='replay']");
const slider = await until("[data-act='slider']");
const end = Number(slider.max);
const key = name => slider.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
const walk = async step => {
    const stops = [];
    for (let n = 0; n <= 20; n++) {
        await step();
        await task();
        if (Number(slider.value) < end - 20) break;
        stops.push([Number(slider.value) - end + 20, /hidden until/.test(document.querySelector('.bo-middle').textContent)]);
        if (Number(slider.value) === end) break;
    }
    return stops;
};
const all = [
    await walk(() => press("[data-act='previous']")),
    await walk(() => press("[data-act='next']")),
    await walk(() => key('ArrowLeft')),
    await walk(() => key('ArrowRight')),
];
await press("[data-act='to-now']");
return all;
