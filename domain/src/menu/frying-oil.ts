import type { Component } from '../facts/dish.ts';
import type { Equipment } from '../facts/kitchen.ts';
import { normalise } from '../reading/normalise.ts';

type Listed = Pick<Component, 'name' | 'ingredients'>;

const frying = /\b(?:fry|frying|fryers?|deep fr\w+|freir|freidoras?|fritura|friteuse|friture)\b/;
/** A wok isn't a bath of oil, and a seasoning for fries isn't fried in. */
const otherFrying = /\b(?:stir|pan) fr/;
const fat =
  /\b(?:oils?|fats?|shortening|lard|tallow|drippings?|suet|ghee|aceites?|grasas?|manteca|sebo|huiles?|graisse)\b/;
/** Kitchens fill fryers with these; others, such as olive or sesame oil, season or dress. */
const plainOil =
  /\b(?:canola|rapeseed|colza|sunflower|girasol|safflower|corn|maiz|cottonseed|palm|palma|palmolein|peanut|groundnut|cacahuate|mani|soy|soya|soybean|soja|rice bran|grapeseed|vegetable|vegetal|cooking|blended|beef)\b/;
/** They are added to an oil, so that it lasts. */
const additive =
  /^(?:tbhq|bha|bht|tocopherols?|citric acid|dimethylpolysiloxane|(?:an )?anti\s?foam\w*|preservatives?)\b/;

const isPlainOil = (words: string): boolean =>
  words === 'canola' || words === 'palmolein' || (fat.test(words) && plainOil.test(words));

/**
 * Returns whether a component says that dishes are fried in it, by its name ("Frying oil", "Fryer" with canola oil) or
 * in its list ("soybean frying oil").
 */
export function isFryingOil({ name, ingredients }: Listed): boolean {
  const [called, ...list] = [name, ...ingredients].map(normalise);
  if (called === undefined) return false;
  const says = (words: string) => frying.test(words) && fat.test(words) && !otherFrying.test(words);
  const isFryer = /\b(?:fryers?|freidoras?|friteuse)\b/.test(called) && list[0] !== undefined && fat.test(list[0]);
  return says(called) || isFryer || list.some(says);
}

/** Returns whether dishes may be fried in it: it says so, or it is nothing but oil that kitchens fry in. */
export function mayFry(component: Listed): boolean {
  if (isFryingOil(component)) return true;
  const [called = '', ...list] = [component.name, ...component.ingredients].map(normalise);
  const oils = list.filter((words) => !additive.test(words));
  return (oils.length > 0 && oils.every(isPlainOil)) || (list.length === 0 && isPlainOil(called));
}

/**
 * Returns the dishes of an oil if no equipment says yet that they share it: at least two use it, and one of them is on
 * no fryer and nothing else that isn't a grill or a surface. Expects dishes that aren't archived.
 */
export function lacksFryer(
  dishIds: readonly number[],
  equipment: readonly Pick<Equipment, 'kind' | 'dishIds'>[],
): boolean {
  const fried = new Set(
    equipment.filter(({ kind }) => kind === 'fryer' || kind === 'other').flatMap((one) => one.dishIds),
  );
  return dishIds.length > 1 && dishIds.some((id) => !fried.has(id));
}
