import { timeOf } from '../facts/instants.ts';
import { normaliseOnce } from '../reading/normalise-once.ts';

/** Who said it. */
export const tellers = ['server', 'chef', 'manager', 'other'] as const;
export type Teller = (typeof tellers)[number];

/** What was asked about some dishes: whether they have it, whether they share oil or pans, whether traces can be kept out. */
export const toldKinds = ['whether', 'shared_equipment', 'may_contain'] as const;
export type ToldKind = (typeof toldKinds)[number];

export const toldAnswers = ['yes', 'no', 'unknown'] as const;
export type ToldAnswer = (typeof toldAnswers)[number];

/**
 * What somebody was told at the table. It is theirs alone and stands beside a verdict: `assessDish` doesn't take it, so
 * that it clears nothing, for nobody.
 */
export interface Told {
  readonly restaurant: number;
  readonly kind: ToldKind;
  /** What was asked about, by its English name: "milk". */
  readonly things: readonly string[];
  /** The part of the dish that was asked about, in the menu's words: "house sauce". Of the rest nothing was said. */
  readonly of?: string | undefined;
  readonly dishes: readonly number[];
  /** As what each of them was shown then. Of a dish that was changed since, nothing reassures. */
  readonly seen?: Readonly<Record<number, string>> | undefined;
  readonly answer: ToldAnswer;
  readonly by: Teller;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** The key by which a question that nobody could answer was sent to whoever keeps the menu, to take it back by. */
  readonly sent?: string | undefined;
  /** The key by which it is being sent, or may have been, if the answer got lost. */
  readonly sending?: string | undefined;
  /** Nobody has said yet whose note it is. It is set where notes are read, and stored nowhere. */
  readonly isUnclaimed?: boolean | undefined;
}

const hourMs = 3_600_000;
/** What was said at lunch doesn't hold tomorrow: another cook, another sauce. */
export const toldHours = 12;
/** For how many days an answer that was sent waits for whoever keeps the menu. */
export const guestAnswerDays = 30;
/** A device's clock may have been set back: a little for all, and by hours for what warns. */
const ahead = hourMs / 60;

/** A store that grew beyond this wasn't filled at a table. */
const mostTold = 100;
/** Twelve who eat, with all allergens and 200 names each, may avoid as much: no warning is left out for its size. */
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

/** A short text: a thing that was asked about, a part of a dish, or a key. */
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

/** Reads stored answers that still hold, oldest first. Whatever else is stored there is ignored. */
export function readTold(stored: string | undefined, now: number): readonly Told[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list) || list.length > mostTold) return [];
    return list.filter(isTold).filter((one) => isToldStill(one, now));
  } catch {
    return [];
  }
}

/** Returns whether the answer is a reason to keep away: it is in there, it shares the oil, or traces can't be kept out. */
export const warns = ({ kind, answer }: Pick<Told, 'kind' | 'answer'>): boolean =>
  answer === (kind === 'may_contain' ? 'no' : 'yes');

/** Returns whether nobody could say. It is no answer, so that the question stays open. */
export const isOpenStill = ({ answer }: Pick<Told, 'answer'>): boolean => answer === 'unknown';

/** Returns whether the answer is what somebody hoped for. It is told, not stated. */
export const reassures = (told: Pick<Told, 'kind' | 'answer'>): boolean => !isOpenStill(told) && !warns(told);

/** The key of what was sent of a note, or may have been. */
export const sentKeyOf = ({ sent, sending }: Pick<Told, 'sent' | 'sending'>): string | undefined => sent ?? sending;

/** What is asked, whatever the dishes. */
export type ToldQuestion = Pick<Told, 'kind' | 'things' | 'of'>;

/** The same for two spellings of one thing, or of one part of a dish. */
export const foldThing = (thing: string): string => normaliseOnce(thing) || thing;

/** The same for two notes of one question, whatever their dishes. */
export const toldKeyOf = ({ restaurant, kind, things, of }: ToldQuestion & Pick<Told, 'restaurant'>): string =>
  JSON.stringify([restaurant, kind, things.map(foldThing).toSorted(), of && foldThing(of)]);

/** The same for two notes of one answer: the same question about the same dishes. */
export const noteKeyOf = (told: Told): string =>
  JSON.stringify([toldKeyOf(told), told.dishes.toSorted((one, other) => one - other), told.answer]);

/** Leaves out the oldest notes beyond what is stored; those that warn stay longest. */
export function withinStore(told: readonly Told[]): readonly Told[] {
  const surplus = new Set([...told.filter((one) => !warns(one)), ...told.filter(warns)].slice(0, -mostTold));
  return told.filter((one) => !surplus.has(one));
}

/**
 * Joins what was noted in two places, oldest first. Nothing is merged, so that no note takes the place of another's
 * warning; the same note counts once, with the key of what was sent.
 */
export function joinTold(one: readonly Told[], other: readonly Told[]): readonly Told[] {
  const sentRank = (told: Told) => (told.sent !== undefined ? 2 : Number(told.sending !== undefined));
  const all = [...one, ...other].toSorted((a, b) => sentRank(a) - sentRank(b));
  const byKey = new Map(all.map((told) => [noteKeyOf(told), told]));
  return withinStore([...byKey.values()].toSorted((a, b) => timeOf(a.at) - timeOf(b.at)));
}

/** Returns what somebody was told that warns of a dish. */
export const warningsAbout = (told: readonly Told[], dish: number): readonly Told[] =>
  told.filter((one) => warns(one) && one.dishes.includes(dish));
