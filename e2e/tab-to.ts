import { expect, type Locator } from '@playwright/test';

declare global {
  var letFocusGo: (() => void) | undefined;
}

/** Tab is held down this many times before the page is asked where the focus is. */
const atOnce = 6;
const most = 600;

/**
 * Returns the key that leads to an element, or nothing if it has the focus. From then on the focus stays where it
 * arrives: asking after each key takes several times as long, and a held key may move it once more.
 */
function holdFocus(element: Element): 'Tab' | 'Shift+Tab' | undefined {
  globalThis.letFocusGo?.();
  const { activeElement } = document;
  if (activeElement === element) return undefined;
  const stay = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || document.activeElement !== element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', stay, true);
  globalThis.letFocusGo = () => removeEventListener('keydown', stay, true);
  const isBehind = activeElement && element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBehind ? 'Shift+Tab' : 'Tab';
}

/** Moves the focus there with Tab, backwards if it comes before what has the focus; fails if it can't be reached. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += atOnce) {
    const key = await target.evaluate(holdFocus);
    if (key === undefined) return;
    if (key === 'Shift+Tab') await keyboard.down('Shift');
    await Promise.all(Array.from({ length: atOnce }, () => keyboard.down('Tab')));
    await keyboard.up('Tab');
    if (key === 'Shift+Tab') await keyboard.up('Shift');
  }
  await expect(target).toBeFocused();
}
