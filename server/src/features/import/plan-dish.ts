import { deriveDish, type DerivedDish } from '@clearplate/domain/facts/derive-dish';
import {
  canonicalDish,
  isOfKitchen,
  withoutKitchen,
  type Dish,
  type Instant,
  type Statement,
} from '@clearplate/domain/facts/dish';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import { lexiconVersion } from '@clearplate/domain/lexicon/lexicon';
import { type ChartInForce, followInForce, warnInForce } from '../../dish-changes/chart-in-force.ts';
import type { LoadedDish } from '../../dish-changes/load-dishes.ts';
import type { Derive } from '../../dish-changes/save-dishes.ts';
import type { Outcome } from './import-report.ts';
import { changeOf, ingredientsChangedAt } from './ingredients-changed-at.ts';
import { reuseActs } from './reuse-acts.ts';
import { retainArrived } from './retain-arrived.ts';
import { retainVariants } from './variants-of-record.ts';
import { endsChartWarning, isChartWarning, retainChartWarnings } from '@clearplate/domain/menu/chart-warnings';
import { allergens } from '@clearplate/domain/facts/allergens';
import {
  type AllergenFact,
  type DishFacts,
  type Evidence,
  presenceRank as strength,
} from '@clearplate/domain/facts/dish-facts';

const names = new Map(allergens.map(({ id, name }) => [id, name]));

/**
 * Returns whether evidence is for the allergen itself. Evidence that only follows from its group would name every
 * member of it.
 */
function isWarning(evidence: Evidence): boolean {
  if (evidence.via !== undefined || evidence.kind === 'estimate') return false;
  return evidence.kind !== 'declared' || evidence.level !== 'absent';
}

function t({ allergen, presence }: AllergenFact, evidence: Evidence): string {
  const what = `${presence === 'present' ? 'contains' : 'may contain'} ${names.get(allergen)?.toLowerCase() ?? allergen}`;
  if (evidence.kind === 'declared')
    return evidence.reason === undefined ? what : `${what}: ${describeReason(evidence.reason)}`;
  return 'words' in evidence ? `${what}: ${evidence.words}` : what;
}

/**
 * Returns what a record warns of, and what the dish that was kept in its place doesn't warn of, or only more weakly.
 */
function unheededWarnings(said: DishFacts, kept: DishFacts): string[] {
  const known = new Map(kept.allergens.map(({ allergen, presence }) => [allergen, strength[presence]]));
  return said.allergens.flatMap((fact) => {
    const weight = strength[fact.presence];
    if (weight < strength.possible || weight <= (known.get(fact.allergen) ?? 0)) return [];
    const evidence = fact.evidence.find(isWarning);
    return evidence ? [t(fact, evidence)] : [];
  });
}

/** Is one dish of one restaurant, as a record wants it. */
export interface DishTarget {
  readonly restaurantId: number;
  readonly externalId: string;
  /** Is what the record says. What others said about the dish, its kitchen and diners, stays as stored. */
  readonly dish: Dish;
  readonly statedAt: Instant | null;
  /** Is the current chart of the chain. */
  readonly chart?: ChartInForce | undefined;
}

export interface DishPlan {
  readonly outcome: Outcome;
  /** Is the dish as it shall be. */
  readonly after: Dish;
  /** Says what to write. `derive`: the record says the same, but an older lexicon derived the facts. */
  readonly write: 'insert' | 'update' | 'derive' | 'nothing';
  /** Lists what the record warns of, and the dish, which was edited by hand, doesn't. */
  readonly unheeded: readonly string[];
}

/** Derives once for all dishes that are alike: those of a shared menu. */
export function createDeriver(): Derive {
  const byContent = new Map<string, DerivedDish>();
  return (dish) => {
    const key = JSON.stringify(dish);
    const known = byContent.get(key);
    if (known) return known;
    const derived = deriveDish(dish);
    byContent.set(key, derived);
    return derived;
  };
}

/** Returns what a record says, with everything that no import changes. */
const besideOthers = (said: Dish, stored: Dish): Dish => ({
  ...said,
  archived: stored.archived,
  warnings_ended_at: stored.warnings_ended_at,
  statements: [
    ...retainChartWarnings(retainArrived(said.statements, stored.statements), stored.statements),
    ...stored.statements.filter(isOfKitchen),
  ],
  reaction_reports: stored.reaction_reports,
  unexplained_reports: stored.unexplained_reports,
});

/** "Traces only" warns. It denies the ingredient only if that was said of the dish before an edit by hand. */
const warningOnly =
  (before: readonly Statement[]) =>
  (one: Statement): Statement =>
    one.ingredient !== 'absent' || before.some((known) => JSON.stringify(known) === JSON.stringify(one))
      ? one
      : { ...one, ingredient: null };

/**
 * Adds a chart's warnings to a dish that was edited by hand, and ends the denials of an older chart. It changes nothing
 * else: only the restaurant's own word clears, and only if it is newer than a warning that ends.
 */
function withChart(stored: Dish, chart: Dish, statedAt: Instant | null, now: Date): Dish {
  const warnings = retainChartWarnings(chart.statements, stored.statements).filter(isChartWarning);
  const said = warnings.map(warningOnly(stored.statements));
  const isReplaced = (one: Statement) =>
    isChartWarning(one) || (one.source === 'published' && said.some(({ allergen }) => allergen === one.allergen));
  const statements = [...stored.statements.filter((one) => !isReplaced(one)), ...said];
  const after = { ...stored, statements };
  if (!endsChartWarning(stored.statements, statements)) return after;
  return { ...after, ingredients_changed_at: changeOf(withoutKitchen(stored), chart, statedAt, now) };
}

/** An edit by hand wins, except over a chart's warnings, and never removes a warning silently. */
function planRetained(target: DishTarget, stored: LoadedDish, derive: Derive, now: Date): DishPlan {
  const { dish, statedAt, chart, externalId } = target;
  const before = canonicalDish(stored.dish);
  const recorded = withChart(before, withActs(canonicalDish(dish), before), statedAt, now);
  const warned = canonicalDish(chart ? warnInForce({ dish: recorded, externalId }, chart) : recorded);
  if (JSON.stringify(warned) !== JSON.stringify(before))
    return { outcome: 'updated', after: warned, write: 'update', unheeded: [] };
  // Diners' reports are left out: they outweigh what a record warns of, and will be gone one day.
  const unreported = (one: Dish): Dish => ({ ...one, reaction_reports: [], unexplained_reports: [] });
  const said = { ...besideOthers(dish, stored.dish), ingredients_changed_at: statedAt };
  const unheeded = unheededWarnings(derive(unreported(said)).facts, derive(unreported(stored.dish)).facts);
  const isCurrent = stored.lexiconVersion === lexiconVersion;
  return { outcome: 'kept', after: stored.dish, write: isCurrent ? 'nothing' : 'derive', unheeded };
}

const withActs = (said: Dish, before: Dish): Dish => ({
  ...said,
  statements: reuseActs(said.statements, before.statements),
});

/** A chart's lasting warnings are left out, because nobody takes them back. */
function withoutLasting(before: Dish, after: Dish): Dish {
  const isLasting = (one: Statement) =>
    isChartWarning(one) &&
    after.statements.some(
      ({ source, allergen, level }) => source === 'published' && allergen === one.allergen && level === one.level,
    );
  return { ...before, statements: before.statements.filter((one) => !isLasting(one)) };
}

/** Decides what to do for one target, given what is stored of it. */
export function planDish(target: DishTarget, stored: LoadedDish | undefined, derive: Derive, now: Date): DishPlan {
  const { statedAt, chart, externalId } = target;
  const follow = (dish: Dish): Dish => (chart ? followInForce({ dish, externalId }, chart) : dish);
  if (stored === undefined) {
    const followed = follow(target.dish);
    const changedAt = ingredientsChangedAt(undefined, followed, statedAt, now);
    const after = { ...followed, ingredients_changed_at: changedAt };
    return { outcome: 'created', after, write: 'insert', unheeded: [] };
  }
  if (stored.isEdited) return planRetained(target, stored, derive, now);
  const before = canonicalDish(stored.dish);
  const own = withActs(canonicalDish(target.dish), before);
  const said = { ...besideOthers(own, before), variants: retainVariants(own.variants, before.variants, now) };
  const same = canonicalDish(follow({ ...said, ingredients_changed_at: before.ingredients_changed_at }));
  if (JSON.stringify(same) === JSON.stringify(before)) {
    const isCurrent = stored.lexiconVersion === lexiconVersion;
    return { outcome: 'unchanged', after: before, write: isCurrent ? 'nothing' : 'derive', unheeded: [] };
  }
  const known = withoutKitchen(before);
  const beside = { ...own, statements: retainArrived(own.statements, before.statements) };
  const changedAt = ingredientsChangedAt(chart ? withoutLasting(known, said) : known, beside, statedAt, now);
  const after = follow({ ...said, ingredients_changed_at: changedAt });
  return { outcome: 'updated', after, write: 'update', unheeded: [] };
}
