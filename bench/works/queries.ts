import { createChance, zipf, type Chance } from '../data/chance.ts';
import { allNames } from '../data/vocabulary.ts';

/** What people type to find a dish, most common first: our own list, for the cuisines in the data set. */
const texts = `pizza|burger|tacos|chicken|sushi|salad|wings|pasta|ramen|pad thai|burrito|fried chicken|soup|sandwich|curry
|fries|steak|mac and cheese|noodles|cheeseburger|fried rice|dumplings|cheesecake|shrimp|quesadilla|nachos|lasagna|pancakes
|chicken tikka masala|pho|caesar salad|hummus|grilled cheese|tomato soup|spring rolls|enchiladas|pulled pork|fish tacos
|bibimbap|falafel|carbonara|tiramisu|clam chowder|avocado toast|omelette|biryani|gnocchi|crab cake|brownie|waffles|gyoza
|samosa|risotto|chili|meatballs|teriyaki|crispy chicken sandwich|spicy tuna|apple pie|roasted garlic chicken`;

const list = texts.split('|').map((text) => text.trim());
const rank = zipf(list.length, 0.7);

export const drawText = (chance: Chance): string => list[rank(chance)] ?? 'pizza';

/** Returns the start of such a text, as while somebody is typing. */
export function drawBeginning(chance: Chance): string {
  const text = drawText(chance);
  return text.slice(0, Math.min(text.length, 2 + chance.below(5))).trim();
}

const several = list.filter((text) => text.includes(' '));
const severalRank = zipf(several.length, 0.7);
/** Returns such a text of several words. */
export const drawSeveral = (chance: Chance): string => several[severalRank(chance)] ?? 'pad thai';

/**
 * So many texts, none of them twice: names of dishes as our tables have them, every other one with a word before it that menus
 * put there. Nothing that was looked up for one text is of use for the next but single words.
 */
export function textsOnce(seed: number, count: number): string[] {
  const chance = createChance(seed);
  const { names, qualities } = allNames();
  const texts = new Set<string>();
  while (texts.size < count) {
    const name = chance.of(names).toLowerCase();
    texts.add(chance.is(0.5) ? name : `${chance.of(qualities)} ${name}`);
  }
  return [...texts];
}

/** Every text once, for comparing answers. */
export const allTexts: readonly string[] = list;

/** Makes a long series of requests, the same for every system, which is created once and repeated. */
export function series<Value>(seed: number, count: number, draw: (chance: Chance) => Value): Value[] {
  const chance = createChance(seed);
  return Array.from({ length: count }, () => draw(chance));
}
