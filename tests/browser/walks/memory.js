const states = [await pageState()];
await menu();
await press("dialog[open] [data-act='replay']");
const slider = await until("[data-act='slider']");
const end = Number(slider.max);
for (let n = end - 20; n <= end; n += 2) {
    slider.value = n;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await task();
    states.push(await pageState());
}
await press("[data-act='to-now']");
await press(".curtain [data-act='lift']");
await press(".curtain [data-act='confirm']");
await until('[data-own]');
states.push(await pageState());
find('.bo-can').click();
await press(".bo-hand-side [data-act='confirm']");
await until('[data-taken]');
states.push(await pageState());
return states;
