import { deriveFacts } from '@clearplate/domain/derive-facts';
import type { DishFacts } from '@clearplate/domain/dish-facts';
import type { Instant } from '@clearplate/domain/dish-record';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import type { StoredDish } from './dish-import.queries.ts';
import { knownDish, type DishState } from './dish-state.ts';
import { ingredientsChangedAt } from './ingredients-changed-at.ts';

/** One dish of one restaurant, as a record wants it. */
export interface DishTarget {
  readonly restaurant_id: number;
  readonly external_id: string;
  readonly state: DishState;
  readonly statedAt: Instant | null;
}

/** What is to be done for a target. `derived`: nothing but the facts, which an older lexicon made. */
export type DishPlan =
  | { readonly kind: 'created' | 'updated' | 'derived'; readonly changedAt: Instant | null; readonly facts: DishFacts }
  | { readonly kind: 'unchanged' | 'kept' };

function canonical(instant: string | null): Instant | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/** The stored state with its times written as a record's are. */
export function comparable(state: DishState): DishState {
  return {
    ...state,
    ingredients_complete_at: canonical(state.ingredients_complete_at),
    cross_contact_stated_at: canonical(state.cross_contact_stated_at),
    statements: state.statements.map((each) => ({ ...each, stated_at: canonical(each.stated_at) })),
  };
}

/** Derives facts, once for dishes that are alike: those of a shared menu. */
export function createDeriver(): (state: DishState, changedAt: Instant | null) => DishFacts {
  const byContent = new Map<string, DishFacts>();
  return (state, changedAt) => {
    const key = `${changedAt} ${JSON.stringify(state)}`;
    const known = byContent.get(key);
    if (known) return known;
    const facts = deriveFacts(knownDish(state, changedAt));
    byContent.set(key, facts);
    return facts;
  };
}

/** What to do for one target, given what is stored of it. */
export function planDish(
  target: DishTarget,
  stored: StoredDish | undefined,
  derive: ReturnType<typeof createDeriver>,
  now: Date,
): DishPlan {
  if (stored?.edited) return { kind: 'kept' };
  const before = stored && {
    state: comparable(stored.state),
    ingredientsChangedAt: stored.ingredients_changed_at?.toISOString() ?? null,
  };
  const isSame = before !== undefined && JSON.stringify(before.state) === JSON.stringify(target.state);
  if (isSame && stored?.lexicon_version === lexiconVersion) return { kind: 'unchanged' };
  const changedAt = isSame
    ? before.ingredientsChangedAt
    : ingredientsChangedAt(before, target.state, target.statedAt, now);
  const kind = isSame ? 'derived' : before ? 'updated' : 'created';
  return { kind, changedAt, facts: derive(target.state, changedAt) };
}
