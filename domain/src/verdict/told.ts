import { timeOf } from '../facts/instants.ts';
import { normaliseOnce } from '../reading/normalise-once.ts';

/** These are the people who may have said it. */
export const tellers = ['server', 'chef', 'manager', 'other'] as const;
export type Teller = (typeof tellers)[number];

/**
 * Lists what can be asked about some dishes: whether they have it, whether they share oil or pans, whether traces can
 * be kept out.
 */
export const toldKinds = ['whether', 'shared_equipment', 'may_contain'] as const;
export type ToldKind = (typeof toldKinds)[number];

export const toldAnswers = ['yes', 'no', 'unknown'] as const;
export type ToldAnswer = (typeof toldAnswers)[number];

/**
 * This is what somebody was told at the table. It is theirs alone and is shown beside a verdict. `assessDish` doesn't
 * take it, so it never clears anything for anybody.
 */
export interface Told {
  readonly restaurant: number;
  readonly kind: ToldKind;
  /** Lists what was asked about, by its English name: "milk". */
  readonly things: readonly string[];
  /**
   * This is the part of the dish that was asked about, in the menu's words: "house sauce". Nothing was said about the
   * rest.
   */
  readonly of?: string | undefined;
  readonly dishes: readonly number[];
  /** Holds the state in which each dish was shown then. If a dish has changed since, the note doesn't reassure. */
  readonly seen?: Readonly<Record<number, string>> | undefined;
  readonly answer: ToldAnswer;
  readonly by: Teller;
  /** This is a time in UTC, as ISO 8601. */
  readonly at: string;
  /**
   * This is the key with which an unanswered question was sent to the people who maintain the menu. It is needed to
   * take the question back.
   */
  readonly sent?: string | undefined;
  /** This is the key with which it is being sent. It may have arrived if the server's answer got lost. */
  readonly sending?: string | undefined;
  /** Nobody has said yet whose note it is. It is set where notes are read, and stored nowhere. */
  readonly isUnclaimed?: boolean | undefined;
}

const hourMs = 3_600_000;
/** What was said at lunch doesn't hold tomorrow, because there may be another cook or another sauce. */
export const toldHours = 12;
/** An answer that was sent waits this many days for the people who maintain the menu. */
export const guestAnswerDays = 30;
/**
 * A device's clock may have been set back. Any note may be this far in the future, and a warning may be hours ahead.
 */
const ahead = hourMs / 60;

/** A store that grew beyond this wasn't filled at a table. */
const mostTold = 100;
/**
 * Twelve eaters with all allergens and 200 names each may avoid this many things, so no warning is dropped for its
 * size.
 */
const mostThings = 12 * 250;
const mostDishes = 10_000;
const longestThing = 500;

export const isToldStill = (told: Pick<Told, 'at' | 'kind' | 'answer'>, now: number): boolean => {
  const age = now - timeOf(told.at);
  return age < toldHours * hourMs && age >= (warns(told) ? -toldHours * hourMs : -ahead);
};

const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T => all.includes(value as T);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

const isListOf = <T>(value: unknown, most: number, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.length > 0 && value.length <= most && value.every(is);

/** Accepts a short text: a thing that was asked about, a part of a dish, or a key. */
const isThing = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestThing;

function isTold(value: unknown): value is Told {
  if (typeof value !== 'object' || value === null) return false;
  const { restaurant, kind, things, dishes, answer, by, at, of, sent, sending } = value as Partial<
    Record<keyof Told, unknown>
  >;
  return (
    isId(restaurant) &&
    isOneOf(toldKinds, kind) &&
    isListOf(things, mostThings, isThing) &&
    isListOf(dishes, mostDishes, isId) &&
    isOneOf(toldAnswers, answer) &&
    isOneOf(tellers, by) &&
    typeof at === 'string' &&
    !Number.isNaN(timeOf(at)) &&
    [of, sent, sending].every((key) => key === undefined || isThing(key))
  );
}

/** Reads stored answers that still hold, oldest first, and ignores everything else that is stored there. */
export function readTold(stored: string | undefined, now: number): readonly Told[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list) || list.length > mostTold) return [];
    return list.filter(isTold).filter((one) => isToldStill(one, now));
  } catch {
    return [];
  }
}

/**
 * Returns whether the answer is a reason to avoid the dish: it is in there, it shares the oil, or traces can't be kept
 * out.
 */
export const warns = ({ kind, answer }: Pick<Told, 'kind' | 'answer'>): boolean =>
  answer === (kind === 'may_contain' ? 'no' : 'yes');

/** Returns whether nobody could say. That isn't an answer, so the question stays open. */
export const isOpenStill = ({ answer }: Pick<Told, 'answer'>): boolean => answer === 'unknown';

/** Returns whether the answer is what somebody hoped for. It is told, not stated. */
export const reassures = (told: Pick<Told, 'kind' | 'answer'>): boolean => !isOpenStill(told) && !warns(told);

/** Returns the key with which a note was sent, or may have been sent. */
export const sentKeyOf = ({ sent, sending }: Pick<Told, 'sent' | 'sending'>): string | undefined => sent ?? sending;

/** Holds what is asked, whatever the dishes are. */
export type ToldQuestion = Pick<Told, 'kind' | 'things' | 'of'>;

/** Returns the same text for two spellings of one thing, or of one part of a dish. */
export const foldThing = (thing: string): string => normaliseOnce(thing) || thing;

/** Returns the same key for two notes of one question, whatever their dishes are. */
export const toldKeyOf = ({ restaurant, kind, things, of }: ToldQuestion & Pick<Told, 'restaurant'>): string =>
  JSON.stringify([restaurant, kind, things.map(foldThing).toSorted(), of && foldThing(of)]);

/** Returns the same key for two notes that give the same answer to the same question about the same dishes. */
export const noteKeyOf = (told: Told): string =>
  JSON.stringify([toldKeyOf(told), told.dishes.toSorted((one, other) => one - other), told.answer]);

/** Drops the oldest notes that don't fit into the store. Notes that warn stay longest. */
export function withinStore(told: readonly Told[]): readonly Told[] {
  const surplus = new Set([...told.filter((one) => !warns(one)), ...told.filter(warns)].slice(0, -mostTold));
  return told.filter((one) => !surplus.has(one));
}

/**
 * Joins what was noted in two places, oldest first. It merges nothing, so that no note replaces another note's warning.
 * The same note counts once, with the key with which it was sent.
 */
export function joinTold(one: readonly Told[], other: readonly Told[]): readonly Told[] {
  const sentRank = (told: Told) => (told.sent !== undefined ? 2 : Number(told.sending !== undefined));
  const all = [...one, ...other].toSorted((a, b) => sentRank(a) - sentRank(b));
  const byKey = new Map(all.map((told) => [noteKeyOf(told), told]));
  return withinStore([...byKey.values()].toSorted((a, b) => timeOf(a.at) - timeOf(b.at)));
}

/** Returns the notes that warn of a dish. */
export const warningsAbout = (told: readonly Told[], dish: number): readonly Told[] =>
  told.filter((one) => warns(one) && one.dishes.includes(dish));
