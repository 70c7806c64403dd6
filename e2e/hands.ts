import { expect, type Locator } from '@playwright/test';

/**
 * Works on a page and counts: a click, a choice, a press of a key or the typing of one field is one. Moving is none of
 * them, whether with a pointer or with Tab.
 */
export interface Hands {
  readonly count: number;
  /** Presses a button or ticks a box. */
  press: (target: Locator) => Promise<void>;
  /** Chooses an option of a select by its label. */
  choose: (target: Locator, label: string) => Promise<void>;
  /** Chooses one of a group of radio buttons. */
  pick: (group: Locator, label: string) => Promise<void>;
}

export class Mouse implements Hands {
  count = 0;
  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
  async choose(target: Locator, label: string): Promise<void> {
    this.count += 1;
    await target.selectOption({ label });
  }
  async pick(group: Locator, label: string): Promise<void> {
    this.count += 1;
    await group.getByText(label, { exact: true }).click();
  }
}

export class Keyboard implements Hands {
  count = 0;
  async press(target: Locator): Promise<void> {
    await moveTo(target);
    this.count += 1;
    const isBox = await target.evaluate((element) => element instanceof HTMLInputElement);
    await target.page().keyboard.press(isBox ? 'Space' : 'Enter');
  }
  async choose(target: Locator, label: string): Promise<void> {
    await moveTo(target);
    this.count += 1;
    await target.page().keyboard.type(label);
    await expect(target.locator('option:checked')).toHaveText(label);
  }
  async pick(group: Locator, label: string): Promise<void> {
    await moveTo(group.getByRole('radio', { checked: true }));
    const wanted = group.getByRole('radio', { name: label, exact: true });
    for (let step = 0; step < 5 && !(await wanted.isChecked()); step += 1) {
      this.count += 1;
      await group.page().keyboard.press('ArrowRight');
    }
    await expect(wanted).toBeChecked();
  }
}

/** Moves the focus there with Tab, backwards where it stands before what has the focus now. */
async function moveTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const isBehind = await target.evaluate((element) => {
    const { activeElement } = document;
    return Boolean(activeElement && element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  const [onward, back] = isBehind ? ['Shift+Tab', 'Tab'] : ['Tab', 'Shift+Tab'];
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  // Asking after each key would take three times as long: the focus tells when it has come.
  let isPassed = await hasFocus();
  const arrival = isPassed
    ? undefined
    : target.evaluate(
        (element) => new Promise<void>((end) => element.addEventListener('focus', () => end(), { once: true })),
      );
  void arrival?.then(
    () => (isPassed = true),
    () => undefined,
  );
  for (let presses = 0; presses < 600 && !isPassed; presses += 1) await page.keyboard.press(onward);
  for (let steps = 0; steps < 5 && !(await hasFocus()); steps += 1) await page.keyboard.press(back);
  await expect(target).toBeFocused();
}
