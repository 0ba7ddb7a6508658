const told = [await tells()];
await menu();
await press("dialog[open] [data-act='replay']");
const slider = await until("[data-act='slider']");
const end = Number(slider.max);
for (let n = end - 20; n <= end; n += 2) {
    slider.value = n;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await task();
    told.push(await tells());
}
await press("[data-act='to-now']");
await press(".curtain [data-act='lift']");
await press(".curtain [data-act='confirm']");
await until('[data-own]');
told.push(await tells());
find('.bo-can').click();
await press(".bo-hand-side [data-act='confirm']");
await until('[data-taken]');
told.push(await tells());
return told;
