import type { Avoidance, Eater } from '@clearplate/domain/verdict/eater';
import { normalise } from '@clearplate/domain/reading/normalise';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { describeStrictness, isStricter } from './describe-strictness.ts';
import type { Tick } from './tab-ticks.ts';

/** Somebody at the table avoids this, as listed in the filter. */
export interface AvoidedThing {
  readonly key: string;
  readonly label: string;
  readonly avoidance: Avoidance;
  /** How strict its eaters are about traces, in words, if that isn't the default. */
  readonly traces?: string | undefined;
  /** `true` if it is in the profile, `false` if it is ticked in this tab. */
  readonly saved: boolean;
  /** `false` if it is saved but switched off in this view. */
  readonly checked: boolean;
}

/** Returns the same key for two eaters who avoid the same thing, whatever their strictness. */
export function keyOf(avoidance: Avoidance): string {
  if (avoidance.kind === 'allergen') return `allergen:${avoidance.allergen}`;
  if (avoidance.kind === 'ingredient') return `ingredient:${avoidance.term}`;
  return `unknown:${normalise(avoidance.name) || avoidance.name}`;
}

/** Dislikes have their own key, so that switching off an avoidance leaves somebody else's dislike on. */
const dislikedKeyOf = (avoidance: Avoidance): string => `disliked:${keyOf(avoidance)}`;

export function labelOf(avoidance: Avoidance): string {
  return avoidance.kind === 'allergen' ? nameOfAllergen(avoidance.allergen) : avoidance.name;
}

export interface Choice {
  /** These come from the profile; empty for guests. */
  readonly eaters: readonly Eater[];
  /** These are ticked in this tab, in addition to the profile. */
  readonly ticks: readonly Tick[];
  /** Keys of saved things that are switched off in this view. */
  readonly unticked: ReadonlySet<string>;
}

/**
 * Returns the ticks that count beside what is saved: those that nobody saved, and those that are stricter than every
 * saved line for the same thing, because the person who ticked them may be somebody else. What is switched off here is
 * off for both.
 */
function ticksToCheck({ eaters, ticks, unticked }: Choice): readonly Tick[] {
  const isLeft = (tick: Tick) => (one: Avoidance) =>
    keyOf(one) !== keyOf(tick) || (!unticked.has(keyOf(tick)) && isStricter(tick, one));
  return ticks.filter((tick) => eaters.every(({ avoids }) => avoids.every(isLeft(tick))));
}

/** Returns each avoided thing once: saved ones first, in the profile's order, then ticks, with stricter ones of the same. */
export function listThings(choice: Choice): readonly AvoidedThing[] {
  const { eaters, unticked } = choice;
  const things = new Map<string, AvoidedThing>();
  const add = (avoidance: Avoidance, saved: boolean, key: string) => {
    if (things.has(key)) return;
    const traces = describeStrictness(avoidance, saved ? eaters : [{ avoids: [avoidance] }]);
    things.set(key, {
      key,
      label: labelOf(avoidance),
      avoidance,
      traces,
      saved,
      checked: !saved || !unticked.has(key),
    });
  };
  for (const avoidance of eaters.flatMap((eater) => eater.avoids)) add(avoidance, true, keyOf(avoidance));
  for (const tick of ticksToCheck(choice)) add(tick, false, (things.has(keyOf(tick)) ? 'ticked:' : '') + keyOf(tick));
  return [...things.values()];
}

/** Returns each disliked thing once. */
export function listDislikes({ eaters, unticked }: Pick<Choice, 'eaters' | 'unticked'>): readonly AvoidedThing[] {
  const things = new Map<string, AvoidedThing>();
  for (const avoidance of eaters.flatMap(({ dislikes = [] }) => dislikes)) {
    const key = dislikedKeyOf(avoidance);
    things.set(key, { key, label: labelOf(avoidance), avoidance, saved: true, checked: !unticked.has(key) });
  }
  return [...things.values()];
}

/**
 * Returns the eaters to assess for: the profile without what is switched off here, plus the ticks as a nameless eater.
 */
export function applyChoice(choice: Choice): readonly Eater[] {
  const off = choice.unticked;
  const known = choice.eaters.map(({ dislikes, ...eater }): Eater => {
    const left = dislikes?.filter((one) => !off.has(dislikedKeyOf(one))) ?? [];
    const avoids = eater.avoids.filter((one) => !off.has(keyOf(one)));
    return { ...eater, avoids, ...(left.length > 0 && { dislikes: left }) };
  });
  return [...known, { avoids: ticksToCheck(choice) }].filter(
    ({ avoids, dislikes }) => avoids.length > 0 || dislikes !== undefined,
  );
}
