import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Dish, Instant, Statement } from '@clearplate/domain/facts/dish';
import { followChart, warnByChart } from '@clearplate/domain/menu/follow-chart';
import { statementsByName } from '@clearplate/domain/menu/match-chart';
import { asStored } from '@clearplate/domain/facts/stock-reasons';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { PublishedChart } from '../db/charts.ts';

/** Is a chart in the form that the dishes of its chain follow. */
export interface ChartInForce {
  /** Is midnight UTC of the document's day. */
  readonly at: Instant;
  /** Returns what it states about a dish with this name. */
  readonly statementsOf: (name: string) => readonly Statement[];
}

/** Leaves acts out if the chart is only previewed. */
export function chartInForce({ address, dated, rows }: PublishedChart): ChartInForce {
  const at = new Date(dated).toISOString();
  const byName = statementsByName(
    rows.map(({ name, also, statements, act }) => ({
      name,
      also,
      statements: statements.map(({ reason, ...said }): Statement => ({
        ...said,
        reason: asStored(reason),
        source: 'published',
        stated_at: at,
        act: act ?? null,
        address,
      })),
    })),
  );
  return { at, statementsOf: (name) => byName.get(normalise(name)) ?? [] };
}

/** Says what the history says about a dish. */
interface PastOfDish {
  readonly warnedSince?: readonly AllergenId[] | undefined;
  readonly isUnchanged?: boolean | undefined;
}

interface OfChain {
  readonly dish: Dish;
  /** Is `null` for a dish that was made by hand, which only has the same name as the chain's. */
  readonly externalId: string | null;
}

/** Returns a dish of the chain with its chart applied. */
export function followInForce({ dish, externalId }: OfChain, chart: ChartInForce, past: PastOfDish = {}): Dish {
  const statements = chart.statementsOf(dish.name);
  return followChart(dish, { at: chart.at, statements, ...past, isNamesake: externalId === null });
}

/**
 * Does the same for a dish that the document can't have meant to clear, because it got its name, or joined the chain,
 * in another way.
 */
export function warnInForce({ dish, externalId }: OfChain, chart: ChartInForce): Dish {
  const statements = chart.statementsOf(dish.name);
  return warnByChart(dish, { at: chart.at, statements, isNamesake: externalId === null });
}
