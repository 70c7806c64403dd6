import type { z } from 'zod';
import { us9 } from '../../domain/src/facts/allergens.ts';
import { never, type DishEntry } from '../../domain/src/dish-knowledge/dish-entry.ts';
import type { DishRecord } from '../../server/src/features/import/import-record.ts';
import type { Chance } from './chance.ts';
import { componentKey, drawComponent } from './make-components.ts';
import { dayBefore, declared } from './make-declaration.ts';
import { assumed, measured } from './measured.ts';
import type { Cuisine, Vocabulary } from './vocabulary.ts';

/** A dish without its restaurant and price. */
export type MadeDish = Omit<z.input<typeof DishRecord>, 'type' | 'id' | 'restaurant' | 'menu'>;

/** The probability that an ingredient of each frequency is listed. */
const shares = { always: 0.95, usually: 0.8, often: 0.5, sometimes: 0.3, seldom: 0.1, [never]: 0 } as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (text: string) => text.split(' ').map(capital).join(' ');

function ingredientsOf(entry: Pick<DishEntry, 'ingredients'>, chance: Chance, vocabulary: Vocabulary) {
  const wanted = Math.max(2, Math.round(chance.around(measured.ingredients.median, measured.ingredients.spread)));
  const usual = [...entry.ingredients]
    .filter(([, frequency]) => chance.is(shares[frequency]))
    .map(([name]) => name)
    .slice(0, wanted);
  while (usual.length < wanted) usual.push(vocabulary.ingredient(chance));
  return [...new Set(usual)];
}

function nameOf(base: string, ingredients: readonly string[], chance: Chance, { quality }: Vocabulary): string {
  const before = chance.is(0.55) ? [...new Set([quality(chance), ...(chance.is(0.25) ? [quality(chance)] : [])])] : [];
  const behind = chance.is(0.35) ? ` with ${ingredients.slice(0, chance.is(0.3) ? 2 : 1).join(' and ')}` : '';
  return `${titled([...before, base].join(' '))}${behind}`.slice(0, 190);
}

function descriptionOf(ingredients: readonly string[], chance: Chance, vocabulary: Vocabulary): string {
  if (!chance.is(measured.described)) return '';
  const { median, spread } = measured.descriptionWords;
  const parts: string[] = [];
  for (let left = Math.round(chance.around(median, spread)); left > 0; left -= 1)
    parts.push(chance.is(0.35) ? chance.of(ingredients) : vocabulary.serving(chance));
  return capital(`${parts.join(' ')}.`);
}

/** A dish without one of its ingredients, and what the restaurant states of it then. */
function variantsOf(ingredients: readonly string[], chance: Chance, now: Date): Partial<MadeDish> {
  if (ingredients.length < 2 || !chance.is(assumed.varied)) return {};
  const left = chance.of(ingredients);
  return {
    variants: [
      {
        name: `Without ${left}`.slice(0, 100),
        leaves_out: [left],
        statements: us9.filter(() => chance.is(0.7)).map((allergen) => ({ allergen, level: 'absent' as const })),
        ingredients_complete: chance.is(assumed.complete),
        cross_contact_stated: chance.is(assumed.crossContact),
        stated_on: dayBefore(now, chance.below(assumed.oldest)),
      },
    ],
  };
}

/** The keys of the components that a dish names, the commonest first. */
function usesOf(chance: Chance): Partial<MadeDish> {
  if (!chance.is(assumed.composed)) return {};
  const uses = [drawComponent(chance), ...(chance.is(0.3) ? [drawComponent(chance)] : [])];
  return { uses: [...new Set(uses)].map(componentKey) };
}

/** Makes a dish of a cuisine; equal random numbers give an equal dish. */
export function makeDish(cuisine: Cuisine, chance: Chance, vocabulary: Vocabulary, now: Date): MadeDish {
  const { name, entry } = vocabulary.dish[cuisine](chance);
  const ingredients = ingredientsOf(entry, chance, vocabulary);
  const said = declared(chance, now);
  const isListed = chance.is(measured.listed);
  const made: MadeDish = {
    name: nameOf(name, ingredients, chance, vocabulary),
    description: descriptionOf(ingredients, chance, vocabulary),
    section: titled(entry.is ?? 'specialities'),
    ...(isListed && {
      ingredients,
      stated_on: dayBefore(now, chance.below(assumed.oldest)),
      ingredients_complete: chance.is(assumed.complete),
    }),
    ...said,
  };
  // Last, so that all else is what it is without them.
  return isListed ? { ...made, ...variantsOf(ingredients, chance, now), ...usesOf(chance) } : made;
}
