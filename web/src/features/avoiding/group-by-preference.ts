import type { Preference } from '@clearplate/contract/preferences';
import { normalise } from '@clearplate/domain/normalise';
import type { AvoidedThing } from './avoided-thing.ts';

/** A preference that is on, and what of it is being checked. */
export interface PreferenceGroup {
  readonly preference: Preference;
  readonly things: readonly AvoidedThing[];
  /** Its names that are checked as an allergen ("ghee" as milk): they stand among the allergens. */
  readonly asAllergens: readonly string[];
}

/** `things`: saved ingredients and unknown names, as the profile gives them. */
export function groupByPreference(
  preferences: readonly Preference[],
  things: readonly AvoidedThing[],
): readonly PreferenceGroup[] {
  const byName = new Map(things.map((thing) => [nameKey(thing.label), thing]));
  return preferences
    .filter(({ is_on, ingredients }) => is_on && ingredients !== '')
    .map((preference) => {
      const names = preference.ingredients.split(',');
      return {
        preference,
        things: names.flatMap((name) => byName.get(nameKey(name)) ?? []),
        asAllergens: names.filter((name) => !byName.has(nameKey(name))),
      };
    });
}

const nameKey = (name: string) => normalise(name) || name;
