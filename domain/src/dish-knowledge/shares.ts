import { frequencies, type Frequency } from './dish-entry.ts';

/**
 * Says where a frequency comes from: the dish, a family if nothing else is known, its parent family, or a side dish.
 */
const kinds = ['dish', 'family', 'inherited', 'side'] as const;

/** Says why an ingredient is expected: the text names it, or the dish knowledge does. */
export type Ground = 'named' | 'described' | `${(typeof kinds)[number]} ${Frequency}`;

/**
 * Says how often an ingredient that is expected on a ground is really there, counted on one half of the recipes in
 * docs/reports/recipe-calibration.md, the half that may be fitted to. Where recipes are few, the share is shrunk
 * towards that of the same word elsewhere. Those recipes have no descriptions, so an ingredient that a description
 * names counts a little less than one in the name.
 */
export const shares: Readonly<Record<Ground, number>> = {
  named: 0.87,
  described: 0.83,
  'dish always': 0.88,
  'dish usually': 0.66,
  'dish often': 0.41,
  'dish sometimes': 0.28,
  'dish seldom': 0.18,
  'family always': 0.78,
  'family usually': 0.68,
  'family often': 0.47,
  'family sometimes': 0.25,
  'family seldom': 0.11,
  'inherited always': 0.84,
  'inherited usually': 0.73,
  'inherited often': 0.47,
  'inherited sometimes': 0.21,
  'inherited seldom': 0.08,
  'side always': 0.5,
  'side usually': 0.36,
  'side often': 0.33,
  'side sometimes': 0.13,
  'side seldom': 0.09,
};

export function shareOf(ground: Ground): number {
  return shares[ground];
}

/** Returns the ground of the same ingredient in a side dish. */
export function sideOf(ground: Ground): Ground {
  const frequency = frequencies.find((one) => ground.endsWith(` ${one}`));
  return frequency === undefined ? ground : `side ${frequency}`;
}
