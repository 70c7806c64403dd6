import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Dish, Instant, Statement } from '@clearplate/domain/facts/dish';
import { followChart, warnByChart } from '@clearplate/domain/menu/follow-chart';
import { statementsByName } from '@clearplate/domain/menu/match-chart';
import { asStored } from '@clearplate/domain/facts/stock-reasons';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { PublishedChart } from '../db/charts.ts';

/** A chart as the dishes of its chain follow it. */
export interface ChartInForce {
  /** Midnight UTC of the document's day. */
  readonly at: Instant;
  /** What it states of a dish with this name. */
  readonly statementsOf: (name: string) => readonly Statement[];
}

/** Without acts, where a chart is only looked at. */
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

/** What the history tells of a dish. */
interface PastOfDish {
  readonly warnedSince?: readonly AllergenId[] | undefined;
  readonly isUnchanged?: boolean | undefined;
}

interface OfChain {
  readonly dish: Dish;
  /** `null` for a dish that was made by hand: it is only called like the chain's. */
  readonly externalId: string | null;
}

/** A dish of the chain after its chart. */
export function followInForce({ dish, externalId }: OfChain, chart: ChartInForce, past: PastOfDish = {}): Dish {
  const statements = chart.statementsOf(dish.name);
  return followChart(dish, { at: chart.at, statements, ...past, isNamesake: externalId === null });
}

/** The same for a dish that the document can't have meant to clear: it came to its name, or to the chain, in another way. */
export function warnInForce({ dish, externalId }: OfChain, chart: ChartInForce): Dish {
  const statements = chart.statementsOf(dish.name);
  return warnByChart(dish, { at: chart.at, statements, isNamesake: externalId === null });
}
