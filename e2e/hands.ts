import { expect, type Locator } from '@playwright/test';
import { tabTo } from './tab-to.ts';

/**
 * Works on a page and counts: a click, a choice, a press of a key or the typing of one field is one. Moving doesn't
 * count, whether with a pointer or with Tab.
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
    await tabTo(target);
    this.count += 1;
    const isBox = await target.evaluate((element) => element instanceof HTMLInputElement);
    await target.page().keyboard.press(isBox ? 'Space' : 'Enter');
  }
  async choose(target: Locator, label: string): Promise<void> {
    await tabTo(target);
    this.count += 1;
    await target.page().keyboard.type(label);
    await expect(target.locator('option:checked')).toHaveText(label);
  }
  async pick(group: Locator, label: string): Promise<void> {
    await tabTo(group.getByRole('radio', { checked: true }));
    const wanted = group.getByRole('radio', { name: label, exact: true });
    for (let step = 0; step < 5 && !(await wanted.isChecked()); step += 1) {
      this.count += 1;
      await group.page().keyboard.press('ArrowRight');
    }
    await expect(wanted).toBeChecked();
  }
}
