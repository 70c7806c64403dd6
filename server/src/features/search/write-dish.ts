import { FoundDish } from '@clearplate/contract/assessed-lists';
import { allergens, type AllergenId } from '@clearplate/domain/facts/allergens';
import { packFacts } from '@clearplate/domain/facts/pack-facts';
import { presentIn } from '../../db/derived-facts.ts';
import type { PackedDish } from './assessed-lists.queries.ts';

/**
 * Writes only the fields that the contract declares. Fields with fields of their own are written apart, because these
 * names apply at any depth.
 */
const declared = Object.keys(FoundDish.omit({ facts: true, allergens: true, variants: true }).shape);

const nameOf = new Map<AllergenId, string>(allergens.map(({ id, name }) => [id, name]));

/** Writes a dish of a list as it is sent. Facts that aren't packed yet are packed here. */
export function writeDish(dish: PackedDish): string {
  const present = dish.packed === null ? presentIn(dish.facts) : dish.present;
  const facts = dish.packed ?? JSON.stringify(packFacts(dish.facts));
  const names = JSON.stringify(present.map((id) => nameOf.get(id) ?? id));
  const variants = JSON.stringify(dish.variants ?? null);
  return `${JSON.stringify(dish, declared).slice(0, -1)},"allergens":${names},"variants":${variants},"facts":${facts}}`;
}
