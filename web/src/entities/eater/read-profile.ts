import { findAllergen } from '@clearplate/domain/facts/allergens';
import type { Avoidance, Eater, Strictness } from '@clearplate/domain/verdict/eater';

const strictnesses: readonly unknown[] = ['dangerous', 'ask', 'fine'] satisfies Strictness[];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function isAvoidance(value: unknown): value is Avoidance {
  if (!isRecord(value)) return false;
  const isMeant = value['strictness'] === undefined || strictnesses.includes(value['strictness']);
  if (value['kind'] === 'unknown') return isText(value['name']) && isMeant;
  if (value['kind'] === 'ingredient') return isText(value['name']) && isText(value['term']) && isMeant;
  if (value['kind'] !== 'allergen' || !isText(value['allergen'])) return false;
  return findAllergen(value['allergen']) !== undefined && strictnesses.includes(value['strictness']);
}

function isEater(value: unknown): value is Eater {
  if (!isRecord(value) || !Array.isArray(value['avoids'])) return false;
  const { name, dislikes } = value;
  const isWhole = dislikes === undefined || (Array.isArray(dislikes) && dislikes.every(isAvoidance));
  return isWhole && (name === undefined || typeof name === 'string') && value['avoids'].every(isAvoidance);
}

/**
 * Holds the eaters, and the lexicon version that their avoidances were resolved under, `undefined` if the server
 * doesn't say.
 */
export interface SavedProfile {
  readonly eaters: readonly Eater[];
  readonly lexiconVersion: string | undefined;
}

/**
 * Reads who is eating and throws for anything incomplete: half a profile must never be applied as if it were everything
 * that the person avoids.
 */
export function readSavedProfile(profile: unknown): SavedProfile {
  const eaters = isRecord(profile) ? profile['eaters'] : undefined;
  if (!Array.isArray(eaters) || !eaters.every(isEater)) throw new TypeError('The profile can not be read');
  const version = isRecord(profile) ? profile['lexicon_version'] : undefined;
  return { eaters, lexiconVersion: isText(version) ? version : undefined };
}
