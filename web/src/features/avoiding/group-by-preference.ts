import type { Preference } from '@clearplate/contract/preferences';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { AvoidedThing } from '../../entities/eater/avoided-thing.ts';

/** Describes a preference that is on, and which of its things are being checked. */
export interface PreferenceGroup {
  readonly preference: Preference;
  readonly things: readonly AvoidedThing[];
  /** Those of its names that are checked as an allergen ("ghee" as milk) and are listed among the allergens. */
  readonly asAllergens: readonly string[];
}

/** Groups `things` (saved ingredients and unknown names from the profile) and `dislikes` by preference. */
export function groupByPreference(
  preferences: readonly Preference[],
  things: readonly AvoidedThing[],
  dislikes: readonly AvoidedThing[],
): readonly PreferenceGroup[] {
  const named = (all: readonly AvoidedThing[]) => new Map(all.map((thing) => [nameKey(thing.label), thing]));
  const byKind = { must: named(things), rather_not: named(dislikes) };
  return preferences
    .filter(({ is_on, ingredients }) => is_on && ingredients !== '')
    .map((preference) => {
      const names = preference.ingredients.split(',');
      const byName = byKind[preference.kind];
      const isMust = preference.kind === 'must';
      return {
        preference,
        things: names.flatMap((name) => byName.get(nameKey(name)) ?? []),
        asAllergens: names.filter((name) => isMust && !byName.has(nameKey(name))),
      };
    })
    .filter(({ things: own, asAllergens }) => own.length + asAllergens.length > 0);
}

const nameKey = (name: string) => normalise(name) || name;
