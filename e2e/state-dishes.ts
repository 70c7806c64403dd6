import { expect, test, type Page, type TestInfo } from '@playwright/test';
import type { Hands } from './hands.ts';
import type { speaker } from './speaker.ts';

const mostInteractions = 60;

/** Says how many interactions it took, and fails above the limit. */
export function tellCount(info: TestInfo, dishes: number, count: number): void {
  const words = `${dishes} dishes with nine allergens, gluten, lists and cross-contact: ${count} interactions`;
  console.log(words);
  info.annotations.push({ type: 'interactions', description: words });
  expect(count).toBeLessThanOrEqual(mostInteractions);
}

/**
 * The words of these dishes only usually mean something: this says what is really in them, and what is pressed for the
 * rest.
 */
const left = [
  ['Lentil soup', [], ['gluten', 'others']],
  ['Falafel', [], ['others']],
  ['Pad thai', ['Fish'], ['others']],
  ['Tofu stir-fry', [], ['others']],
  ['Black bean chili', [], ['gluten', 'others']],
  ['Vanilla ice cream', ['Eggs'], []],
] as const;

const shared = [
  ['From the fryer', 'Shared fryer', ['Fish', 'Wheat', 'Gluten', 'Milk', 'Eggs']],
  ['Desserts', 'Shared oven', ['Tree nuts', 'Wheat', 'Gluten']],
] as const;

const others = 'None of the other major allergens';
const noGluten = 'And no gluten: no wheat, barley, rye, spelt or oats that have it';

interface Walk {
  readonly page: Page;
  /** The menu has this many of the forty dishes. */
  readonly count: number;
  readonly hands: Hands;
  readonly say: ReturnType<typeof speaker>['say'];
  /** Looks at the part of the page that has just changed. */
  readonly look: () => Promise<void>;
}

/**
 * States everything that is in the dishes of an open menu, in one language and one way to work on a page, and saves it.
 */
export async function stateDishes({ page, count, hands, say, look }: Walk): Promise<void> {
  const dishes = say('{count} dishes', { count });
  const board = page.getByRole('region', { name: say('How this menu stands') });
  const dialogOf = page.getByRole('dialog', { name: say('State for {count} dishes at once', { count }) });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const box = (name: string) => page.getByRole('checkbox', { name: say(name), exact: true });
  const summary = page.getByRole('region', { name: say('What this says') });
  const stateAll = () => hands.press(button(say('State this for {count} dishes', { count })));
  const answered = (percent: string, allergens: number) =>
    say('{percent} answered: {count} allergens × {dishes}', { percent, count: allergens, dishes });

  await test.step('the board says what to do next; one press says what is in all of them', async () => {
    await expect(board).toContainText(answered('0%', 9));
    await hands.press(button(say('State what is in {count} dishes, at once', { count })));
    await expect(dialogOf).toBeVisible();
    await expect(box(noGluten)).not.toBeChecked();
    await hands.press(box('Contains what the words of each dish name'));
    await hands.press(box(others));
    await hands.press(box(noGluten));
    await hands.press(box('Their ingredient lists are complete'));
    await expect(summary).toContainText(say('{count} dishes change.', { count }));
    for (const said of ['contains {what}', 'no {what}']) {
      const what = say(said, { what: say('milk') });
      const words = say('Restaurant says: {what}', { what });
      await expect(summary).toContainText(say('Diners read: “{words}”', { words }));
    }
    await look();
    await stateAll();
    await expect(page.getByText(say('Stated for {count} dishes, not saved yet.', { count }))).toBeVisible();
  });

  await test.step('a section shares a fryer, another an oven', async () => {
    for (const [section, reason, allergens] of shared) {
      await hands.press(button(say('Clear the selection')));
      await hands.press(
        page.getByRole('checkbox', { name: say('Select all of {called}', { called: section }), exact: true }),
      );
      await hands.press(button(say('State for all selected')));
      for (const allergen of allergens) await hands.press(box(allergen));
      await hands.choose(page.getByRole('combobox', { name: say('Why?') }), say(reason));
      await expect(summary).toContainText(`${say(reason)}.`);
      await hands.press(page.getByRole('dialog').getByRole('button').last());
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  await test.step('what was left out is decided dish by dish', async () => {
    const details = (name: string) => `${say('Details')} ${say('of {name}', { name })}`;
    await hands.press(button(say('{count} dishes not fully stated', { count: left.length })));
    await hands.press(button(details(left[0][0])));
    for (const [index, [dish, contained, rest]] of left.entries()) {
      const panel = page.getByRole('dialog', { name: dish });
      await expect(panel).toBeVisible();
      for (const allergen of contained)
        await hands.pick(panel.getByRole('group', { name: say(allergen), exact: true }), say('Contains'));
      for (const one of rest)
        await hands.press(
          one === 'gluten'
            ? panel.getByRole('checkbox', { name: say(noGluten) })
            : panel.getByRole('button', { name: say(others) }),
        );
      const next = `${say('Next')} ${say('dish')}`;
      await hands.press(panel.getByRole('button', { name: index < left.length - 1 ? next : say('Done'), exact: true }));
    }
  });

  await test.step('all cross-contact is listed; one save', async () => {
    await hands.press(button(say('State the traces of {count} dishes, at once', { count })));
    await hands.press(box('I’ve listed every cross-contact risk for these dishes'));
    await stateAll();
    await expect(page.getByText(say('{count} dishes changed, not saved yet.', { count }))).toBeVisible();
    await look();
    await hands.press(button(say('Save')));
    await expect(page.getByText(say('Saved.'))).toBeVisible({ timeout: 30_000 });
    await expect(board).toContainText(answered('100%', 10));
    await expect(board).toContainText(say('Nothing is left to do today.'));
  });
}
