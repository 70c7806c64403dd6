import { expect, it } from 'vitest';
import { ownListCompleteAt } from '../facts/own-list.ts';
import { nothingKnown, saidOfComponent, type Component } from '../facts/dish.ts';
import { editComponent } from './edit-component.ts';

const [monday, tuesday] = ['2026-11-09T10:00:00.000Z', '2026-11-10T10:00:00.000Z'];
const sauce: Component = {
  ...saidOfComponent(nothingKnown),
  id: 7,
  name: 'House sauce',
  ingredients: ['onion'],
  ingredients_changed_at: monday,
  ingredients_complete_at: monday,
  statements: [{ allergen: 'sesame', level: 'contains', source: 'restaurant', stated_at: monday, act: 'one' }],
};
const withdrawn = [{ allergen: 'sesame', level: 'not_stated' }] as const;

it('a component whose warning is taken back has no confirmed list any more, until it is confirmed again', () => {
  const edited = editComponent(sauce, [], { statements: withdrawn }, { at: tuesday, act: 'two' });
  expect(edited).toMatchObject({ ingredients_changed_at: tuesday, ingredients_complete_at: null });
  const both = { statements: withdrawn, ingredients_complete: true };
  expect(ownListCompleteAt(editComponent(sauce, [], both, { at: tuesday, act: 'two' }))).toBe(tuesday);
});
