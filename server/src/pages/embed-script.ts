/**
 * Is the only script of an embedded menu, which its hash allows. It requests the menu again with what was sent, each
 * minute in sight and whenever it comes back into sight, and replaces the old one. Unsent ticks, unfolded parts, the
 * focus and the scroll position stay. If the menu isn't available, no verdict stays in sight, and of what the
 * restaurant said, only warnings do.
 */
export const embedScript = `(() => {
  const main = () => document.querySelector('main');
  const form = () => document.querySelector('form');
  const folds = (within) => [...within.querySelectorAll('details')];
  const nameOf = (fold) => (fold.closest('article')?.querySelector('h3')?.textContent ?? '') + '|' + fold.className;
  let shown = main().outerHTML;
  let isAsking = false;
  const sent = new URLSearchParams(
    [...(form()?.querySelectorAll('input') ?? [])].filter((box) => box.defaultChecked).map((box) => [box.name, box.value]),
  );
  const isAnswered = sent.has('avoid');
  const tell = (isStale) => {
    const notice = document.getElementById('embed-stale');
    if (notice) notice.hidden = !isStale;
    const clearing = isAnswered ? '[role=status], .embed__section, .embed__grid' : '.embed__grid, .embed__now';
    for (const one of main().querySelectorAll(clearing)) one.hidden = isStale;
    for (const one of main().querySelectorAll('.embed__then')) one.hidden = !isStale;
  };
  const put = (next) => {
    const before = main();
    const open = new Set(folds(before).filter((fold) => fold.open).map(nameOf));
    const place = [document.documentElement.scrollLeft, document.documentElement.scrollTop];
    const focused = document.activeElement;
    const focusedFold = focused?.localName === 'summary' ? nameOf(focused.parentElement) : undefined;
    const own = form();
    next.querySelector('form')?.replaceWith(own ?? '');
    for (const fold of folds(next)) if (!own?.contains(fold)) fold.open = open.has(nameOf(fold));
    before.replaceWith(next);
    scrollTo(...place);
    if (focused?.isConnected) focused.focus({ preventScroll: true });
    else if (focusedFold !== undefined)
      folds(next).find((fold) => nameOf(fold) === focusedFold)?.querySelector('summary')?.focus({ preventScroll: true });
  };
  const again = async () => {
    if (document.hidden || isAsking) return;
    isAsking = true;
    try {
      const answer = await fetch(location.href, {
        cache: 'no-store', signal: AbortSignal.timeout(30000), ...(isAnswered && { method: 'POST', body: sent }),
      });
      if (!answer.ok) throw new Error(answer.status);
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
      const said = next.outerHTML;
      if (said !== shown) put(next);
      shown = said;
      tell(false);
    } catch {
      tell(true);
    } finally {
      isAsking = false;
    }
  };
  setInterval(again, 60000);
  document.addEventListener('visibilitychange', again);
  addEventListener('pageshow', (event) => event.persisted && again());
})();`;
