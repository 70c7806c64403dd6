import { findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { Avoidance, Strictness } from '@clearplate/domain/verdict/eater';
import { tabStore, ticksKey } from '../../shared/lib/storage.ts';

export type Tick = Extract<Avoidance, { kind: 'allergen' }>;

/** Reads a strictness. One that it can't read becomes the strictest. */
export const readStrictness = (value: unknown): Strictness =>
  value === 'ask' || value === 'fine' ? value : 'dangerous';

/** Describes a tick as the tab stores it: until somebody says how strict to be, it asks about traces. */
interface StoredTick {
  readonly allergen: AllergenId;
  readonly strictness: Strictness | undefined;
}

/** Reads `"milk"` or `{"allergen":"milk","strictness":"dangerous"}`. */
function readTick(value: unknown): StoredTick | undefined {
  const { allergen, strictness }: { allergen?: unknown; strictness?: unknown } = Object(value);
  const known = findAllergen(String(typeof value === 'string' ? value : allergen));
  if (!known) return undefined;
  if (typeof value === 'string') return { allergen: known.id, strictness: undefined };
  return { allergen: known.id, strictness: readStrictness(strictness) };
}

/** Returns the ticks stored in the tab, each allergen once, and skips whatever isn't an allergen. */
function readStored(stored: string | undefined): readonly StoredTick[] {
  try {
    const ticks: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(ticks)) return [];
    const known = ticks.flatMap((one) => readTick(one) ?? []);
    return [...new Map(known.toReversed().map((one) => [one.allergen, one])).values()].toReversed();
  } catch {
    return [];
  }
}

export const readTicks = (stored: string | undefined): readonly Tick[] =>
  readStored(stored).map(({ allergen, strictness = 'ask' }) => ({ kind: 'allergen', allergen, strictness }));

/** Returns how strict somebody said to be, for the ticks that they said it of. */
export const readAnswers = (stored: string | undefined): ReadonlyMap<AllergenId, Strictness> =>
  new Map(readStored(stored).flatMap(({ allergen, strictness }) => (strictness ? [[allergen, strictness]] : [])));

function writeTicks(ticks: readonly StoredTick[]): void {
  const written = ticks.map(({ allergen, strictness }) => (strictness ? { allergen, strictness } : allergen));
  tabStore.write(ticksKey, JSON.stringify(written));
}

export function toggleTick(id: AllergenId): void {
  const ticks = readStored(tabStore.read(ticksKey));
  const others = ticks.filter(({ allergen }) => allergen !== id);
  // Somebody who said that traces could harm them means the next tick as well. No other answer carries over.
  const isStrict = ticks.length > 0 && ticks.every(({ strictness }) => strictness === 'dangerous');
  const added = { allergen: id, strictness: isStrict ? ('dangerous' as const) : undefined };
  writeTicks(others.length < ticks.length ? others : [...ticks, added]);
}

/** Sets how strict the tab is about traces of these ticks. */
export function setStrictness(ids: readonly AllergenId[], strictness: Strictness): void {
  const ticks = readStored(tabStore.read(ticksKey));
  writeTicks(ticks.map((tick) => (ids.includes(tick.allergen) ? { ...tick, strictness } : tick)));
}
