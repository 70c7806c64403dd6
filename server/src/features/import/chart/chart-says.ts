import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { Dish, Instant, Statement } from '@clearplate/domain/facts/dish';
import { followChart } from '@clearplate/domain/menu/follow-chart';
import { statementsByName } from '@clearplate/domain/menu/match-chart';
import { asStored } from '@clearplate/domain/facts/stock-reasons';
import { normalise } from '@clearplate/domain/reading/normalise';
import type { ChartDocument } from '@clearplate/contract/charts';

/** A chart as the dishes of its chain follow it. */
export interface ChartInForce {
  /** Midnight UTC of the document's day. */
  readonly at: Instant;
  /** What it states of a dish with this name. */
  readonly statementsOf: (name: string) => readonly Statement[];
}

type Rows = readonly (ChartDocument['rows'][number] & { readonly act?: string })[];

/** Without acts, where a chart is only looked at. */
export function chartInForce({
  address,
  dated,
  rows,
}: Omit<ChartDocument, 'rows'> & { readonly rows: Rows }): ChartInForce {
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

/** A dish of the chain after its chart. One that was made by hand is only called like the chain's. */
export function followInForce(
  { dish, externalId }: { readonly dish: Dish; readonly externalId: string | null },
  chart: ChartInForce,
  past: PastOfDish = {},
): Dish {
  const statements = chart.statementsOf(dish.name);
  return followChart(dish, { at: chart.at, statements, ...past, isNamesake: externalId === null });
}
