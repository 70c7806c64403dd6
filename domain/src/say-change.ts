import { findAllergen, type AllergenId } from './allergens.ts';
import type { DishChange } from './dish-changes.ts';
import type { StatementLevel } from './dish-record.ts';
import { sayDate } from './instants.ts';
import { sayPrice } from './money.ts';

const word = (allergen: AllergenId): string => findAllergen(allergen)?.word ?? allergen;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const price = (cents: number | null): string => (cents === null ? 'no price' : sayPrice(cents));

/** "contains milk", "may contain milk: shared fryer", "no milk". */
function sayStatement(allergen: AllergenId, level: StatementLevel, reason: string | null): string {
  if (level === 'contains') return `contains ${word(allergen)}`;
  if (level === 'absent') return `no ${word(allergen)}`;
  return `may contain ${word(allergen)}${reason === null ? '' : `: ${reason}`}`;
}

type About<Kind extends DishChange['kind']> = DishChange & { readonly kind: Kind };

function sayStated({ allergen, level, source, reason, was }: About<'allergen_stated'>, on: string): string {
  const said = sayStatement(allergen, level, reason);
  if (source === 'kitchen') return `“${capital(said)}” follows from the kitchen${on}`;
  if (level === 'contains') return `${capital(word(allergen))} was added to this dish${on}`;
  const before = was === null || was === level ? '' : `, before: “${sayStatement(allergen, was, null)}”`;
  return `The restaurant stated “${said}”${on}${before}`;
}

function sayWithdrawn({ allergen, was, source }: About<'allergen_withdrawn'>, on: string): string {
  if (source === 'kitchen')
    return `“${capital(sayStatement(allergen, was, null))}” no longer follows from the kitchen${on}`;
  return `The restaurant withdrew what it said about ${word(allergen)}${on}: “${sayStatement(allergen, was, null)}”`;
}

type Say = { readonly [Kind in DishChange['kind']]: (change: About<Kind>, on: string, since: string) => string };

const sayLife: Pick<Say, 'created' | 'removed' | 'restored'> = {
  created: (_, on) => `The dish came onto the menu${on}`,
  removed: (_, on) => `The dish was taken off the menu${on}`,
  restored: (_, on) => `The dish came back onto the menu${on}`,
};

const sayMenu: Pick<Say, 'renamed' | 'section_changed' | 'description_changed' | 'picture_changed' | 'price_changed'> =
  {
    renamed: ({ from, to }, on) => `“${from}” was renamed to “${to}”${on}`,
    section_changed: ({ to }, on) => `The dish moved to ${to === '' ? 'no section' : `“${to}”`}${on}`,
    description_changed: (_, on) => `The description was changed${on}`,
    picture_changed: (_, on) => `The picture was changed${on}`,
    price_changed: ({ fromCents, toCents }, on) =>
      `The price changed from ${price(fromCents)} to ${price(toCents)}${on}`,
  };

const sayFacts: Omit<Say, keyof typeof sayLife | keyof typeof sayMenu> = {
  ingredient_added: ({ name }, on) => `“${name}” was added to the ingredients${on}`,
  ingredient_removed: ({ name }, on) => `“${name}” was taken out of the ingredients${on}`,
  list_confirmed: (_, on) => `The restaurant confirmed the list of ingredients as complete${on}`,
  list_unconfirmed: (_, _on, since) => `The list of ingredients is no longer confirmed as complete${since}`,
  allergen_stated: sayStated,
  allergen_confirmed: ({ allergen, level, reason }, on) =>
    `The restaurant confirmed “${sayStatement(allergen, level, reason)}”${on}`,
  allergen_unsettled: ({ allergen, level, reason }, _, since) =>
    `“${capital(sayStatement(allergen, level, reason))}” has to be confirmed again${since}`,
  allergen_withdrawn: sayWithdrawn,
  cross_contact_stated: (_, on) => `The restaurant stated what it knows about cross-contact${on}`,
  cross_contact_withdrawn: (_, _on, since) => `Nothing is stated about cross-contact any more${since}`,
  reaction_reported: ({ allergen }, on) => `A reaction to ${word(allergen)} was reported${on}`,
  reaction_dismissed: ({ allergen }, on) => `The report of a reaction to ${word(allergen)} was closed${on}`,
};

const say: Say = { ...sayLife, ...sayMenu, ...sayFacts };

/**
 * A change in one sentence, without its final stop: "Sesame was added to this dish on 3 Nov 2026". `at` is when it
 * happened; without it the sentence has no date.
 */
export function sayChange(change: DishChange, at?: string): string {
  const date = sayDate(at);
  const sentence = say[change.kind] as (change: DishChange, on: string, since: string) => string;
  return date === '' ? sentence(change, '', '') : sentence(change, ` on ${date}`, ` since ${date}`);
}
