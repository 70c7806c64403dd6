import { shareOf } from '../dish-knowledge/shares.ts';
import type { DishFacts, Evidence } from '../facts/dish-facts.ts';
import type { Avoidance } from './eater.ts';
import type { MenuQuestion } from './menu-questions.ts';

/** This is the chance of something that nothing on the menu hints at. */
const unhinted = shareOf('inherited seldom');
/** This is the chance for a word that may mean it, such as "fish" for salmon. */
const hinted = shareOf('dish often');
/** Nothing tells us how a kitchen fries, or whether it can keep traces out. */
const evenly = 0.5;

function shareOfEvidence(evidence: Evidence): number {
  if (evidence.kind === 'estimate') return evidence.probability;
  return 'sure' in evidence && evidence.sure === false ? hinted : unhinted;
}

/** Returns how likely a dish has something that nobody has stated. It orders questions and enters no verdict. */
function chanceOf(avoidance: Avoidance, { allergens, terms }: DishFacts): number {
  if (avoidance.kind === 'ingredient') return terms.includes(`?${avoidance.term}`) ? hinted : unhinted;
  if (avoidance.kind === 'unknown') return unhinted;
  const evidence = allergens.find(({ allergen }) => allergen === avoidance.allergen)?.evidence ?? [];
  if (evidence.length === 0) return unhinted;
  // This is the chance of at least one of some independent events.
  let none = 1;
  for (const one of evidence) none *= 1 - shareOfEvidence(one);
  return 1 - none;
}

/** Returns how likely it is that the answer makes somebody avoid the dish, which settles it at once. */
export function chanceToAvoid(
  { question, named }: MenuQuestion<unknown>,
  { facts }: { readonly facts: DishFacts },
): number {
  if (question.kind !== 'whether') return evenly;
  let none = 1;
  for (const avoidance of named) none *= 1 - chanceOf(avoidance, facts);
  return 1 - none;
}
