import { findAllergen, type AllergenId } from '@clearplate/domain/facts/allergens';
import type { Avoidance, Strictness } from '@clearplate/domain/verdict/eater';
import { tabStore, ticksKey } from '../../shared/lib/storage.ts';

export type Tick = Extract<Avoidance, { kind: 'allergen' }>;

const isStrictness = (value: unknown): value is Strictness =>
  value === 'dangerous' || value === 'ask' || value === 'fine';

/**
 * Reads `"milk"` or `{"allergen":"milk","strictness":"dangerous"}`. A strictness that it can't read becomes the
 * strictest.
 */
function readTick(value: unknown): Tick | undefined {
  const { allergen, strictness }: { allergen?: unknown; strictness?: unknown } =
    typeof value === 'string' ? { allergen: value, strictness: 'ask' } : Object(value);
  const known = typeof allergen === 'string' ? findAllergen(allergen) : undefined;
  return (
    known && { kind: 'allergen', allergen: known.id, strictness: isStrictness(strictness) ? strictness : 'dangerous' }
  );
}

/** Returns the ticks stored in the tab, each allergen once, and skips whatever isn't an allergen. */
export function readTicks(stored: string | undefined): readonly Tick[] {
  try {
    const ticks: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(ticks)) return [];
    const known = ticks.flatMap((one) => readTick(one) ?? []);
    return [...new Map(known.toReversed().map((one) => [one.allergen, one])).values()].toReversed();
  } catch {
    return [];
  }
}

const write = ({ allergen, strictness }: Omit<Tick, 'kind'>) =>
  strictness === 'ask' ? allergen : { allergen, strictness };

export function toggleTick(id: AllergenId): void {
  const ticks = readTicks(tabStore.read(ticksKey));
  const others = ticks.filter(({ allergen }) => allergen !== id);
  // Whoever said that traces could harm them means the next tick as well. No other answer carries over.
  const isStrict = ticks.length > 0 && ticks.every(({ strictness }) => strictness === 'dangerous');
  const added = { allergen: id, strictness: isStrict ? ('dangerous' as const) : ('ask' as const) };
  const next = others.length < ticks.length ? others : [...ticks, added];
  tabStore.write(ticksKey, JSON.stringify(next.map(write)));
}

/** Sets how strict the tab is about traces of these ticks. */
export function setStrictness(ids: readonly AllergenId[], strictness: Strictness): void {
  const ticks = readTicks(tabStore.read(ticksKey));
  const next = ticks.map((tick) => (ids.includes(tick.allergen) ? { ...tick, strictness } : tick));
  tabStore.write(ticksKey, JSON.stringify(next.map(write)));
}
