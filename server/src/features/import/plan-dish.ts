import type { DerivedDish } from '@clearplate/domain/facts/derive-dish';
import type { Instant } from '@clearplate/domain/facts/dish-record';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { deriveMenuDish } from '@clearplate/domain/menu/menu-dish';
import { type DishState, type StatementState, comparable, knownDish, knownStatements } from '../../db/dish-state.ts';
import type { StoredDish } from '../../db/stored-dishes.ts';
import type { Outcome } from './import-report.ts';
import { ingredientsChangedAt } from './ingredients-changed-at.ts';
import { allergens } from '@clearplate/domain/facts/allergens';
import {
  type AllergenFact,
  type DishFacts,
  type Evidence,
  presenceRank as strength,
} from '@clearplate/domain/facts/dish-facts';

const names = new Map(allergens.map(({ id, name }) => [id, name]));

/** What speaks for the allergen itself; what only follows from its group would name every member of it. */
function isWarning(evidence: Evidence): boolean {
  if (evidence.via !== undefined || evidence.kind === 'estimate') return false;
  return evidence.kind !== 'declared' || evidence.level !== 'absent';
}

function t({ allergen, presence }: AllergenFact, evidence: Evidence): string {
  const what = `${presence === 'present' ? 'contains' : 'may contain'} ${names.get(allergen)?.toLowerCase() ?? allergen}`;
  if (evidence.kind === 'declared') return evidence.reason === undefined ? what : `${what}: ${evidence.reason}`;
  return 'words' in evidence ? `${what}: ${evidence.words}` : what;
}

/** What a record warns of and the dish that was kept in its place doesn't, or only more weakly. */
function unheededWarnings(said: DishFacts, kept: DishFacts): string[] {
  const known = new Map(kept.allergens.map(({ allergen, presence }) => [allergen, strength[presence]]));
  return said.allergens.flatMap((fact) => {
    const weight = strength[fact.presence];
    if (weight < strength.possible || weight <= (known.get(fact.allergen) ?? 0)) return [];
    const evidence = fact.evidence.find(isWarning);
    return evidence ? [t(fact, evidence)] : [];
  });
}

/** One dish of one restaurant, as a record wants it. */
export interface DishTarget {
  readonly restaurant_id: number;
  readonly external_id: string;
  readonly state: DishState;
  readonly statedAt: Instant | null;
}

/** What is to be written for a target. `derived`, `kept`: nothing but the facts, which an older lexicon made. */
export interface DishWrite extends DerivedDish {
  readonly state: DishState;
  readonly kind: 'created' | 'updated' | 'derived' | 'kept';
  readonly changedAt: Instant | null;
}

export interface DishPlan {
  readonly outcome: Outcome;
  readonly write?: DishWrite;
  /** What the record warns of, and the dish that was edited by hand doesn't. */
  readonly unheeded?: readonly string[];
}

/** What others say of a dish, which no record of an import changes. */
type Beside = Pick<StoredDish, 'kitchen' | 'reports' | 'unexplained'>;

const nothingBeside: Beside = { kitchen: [], reports: [], unexplained: [] };

/** Derives, once for dishes that are alike: those of a shared menu. */
export function createDeriver() {
  const byContent = new Map<string, DerivedDish>();
  return (
    state: DishState,
    changedAt: Instant | null,
    { kitchen, reports, unexplained }: Beside = nothingBeside,
  ): DerivedDish => {
    const key = `${changedAt} ${JSON.stringify([state, kitchen, reports, unexplained])}`;
    const known = byContent.get(key);
    if (known) return known;
    const derived = deriveMenuDish({
      record: knownDish(state, changedAt, { reports, unexplained }),
      kitchen: knownStatements(kitchen),
    });
    byContent.set(key, derived);
    return derived;
  };
}

type Derive = ReturnType<typeof createDeriver>;

/** An edit by hand wins, and takes no warning away in silence. */
function planKept(target: DishTarget, stored: StoredDish, derive: Derive): DishPlan {
  const changedAt = stored.ingredients_changed_at?.toISOString() ?? null;
  const state = comparable(stored.state);
  const derived = derive(state, changedAt, stored);
  // Without what diners report: that outweighs what a record warns of, and is gone one day.
  const beside = { ...stored, reports: [], unexplained: [] };
  const unheeded = unheededWarnings(
    derive(target.state, target.statedAt, beside).facts,
    derive(state, changedAt, beside).facts,
  );
  const isCurrent = stored.lexicon_version === lexiconVersion;
  return { outcome: 'kept', unheeded, ...(!isCurrent && { write: { kind: 'kept', state, changedAt, ...derived } }) };
}

/** What a record says as it was said before keeps its act: it was sent along, and not said anew. */
function keepActs(target: DishState, before: DishState | undefined): DishState {
  if (!before) return target;
  const unsaid = (statement: StatementState) => JSON.stringify({ ...statement, act: null });
  const acts = new Map(before.statements.map((one) => [unsaid(one), one.act]));
  return { ...target, statements: target.statements.map((one) => ({ ...one, act: acts.get(unsaid(one)) ?? one.act })) };
}

/** What to do for one target, given what is stored of it. */
export function planDish(given: DishTarget, stored: StoredDish | undefined, derive: Derive, now: Date): DishPlan {
  if (stored?.edited) return planKept(given, stored, derive);
  const before = stored && {
    state: comparable(stored.state),
    ingredientsChangedAt: stored.ingredients_changed_at?.toISOString() ?? null,
  };
  const target = { ...given, state: keepActs(given.state, before?.state) };
  const isSame = before !== undefined && JSON.stringify(before.state) === JSON.stringify(target.state);
  if (isSame && stored?.lexicon_version === lexiconVersion) return { outcome: 'unchanged' };
  const changedAt = isSame
    ? before.ingredientsChangedAt
    : ingredientsChangedAt(before, target.state, target.statedAt, now);
  const derived = derive(target.state, changedAt, stored);
  if (isSame) return { outcome: 'unchanged', write: { kind: 'derived', state: target.state, changedAt, ...derived } };
  const kind = before ? 'updated' : 'created';
  return { outcome: kind, write: { kind, state: target.state, changedAt, ...derived } };
}
