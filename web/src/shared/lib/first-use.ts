/** What somebody does with a page; the last two also as what is done again that was done before its code was there. */
const uses = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'touchstart',
  'click',
  'input',
] as const;
/** Whoever reads so long without doing anything is likely to do something next. */
const longMs = 10_000;

/** Settled once somebody does something with the page, or has looked at it for long: until then it need only be seen. */
export function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      for (const use of uses) document.removeEventListener(use, settle, true);
      resolve();
    };
    for (const use of uses) document.addEventListener(use, settle, { capture: true, passive: true });
    setTimeout(settle, longMs);
  });
}
