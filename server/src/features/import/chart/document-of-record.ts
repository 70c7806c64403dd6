import type { ChartDocument, ChartRow } from '@clearplate/contract/charts';
import type { ChartRecord } from '../import-record.ts';
import { resolveStatements } from '../resolve-statements.ts';

type Row = ChartRecord['dishes'][number];

function rowOf({ name, section, also, statements }: Row): ChartRow | { readonly problem: string } {
  const resolved = resolveStatements({ statements, none_of_the_others: false });
  if ('problem' in resolved) return resolved;
  return {
    name,
    section,
    also,
    statements: resolved.statements.map(({ allergen, level, reason, ingredient }) => ({
      allergen,
      level,
      reason: reason ?? null,
      ingredient: ingredient ?? null,
    })),
  };
}

/** Reads the names of allergens, or says which row is wrong, and why. */
export function rowsOfRecord(dishes: readonly Row[]): { readonly rows: ChartRow[] } | { readonly problem: string } {
  const rows: ChartRow[] = [];
  for (const [index, dish] of dishes.entries()) {
    const row = rowOf(dish);
    if ('problem' in row) return { problem: `dishes.${index} (${dish.name}): ${row.problem}` };
    rows.push(row);
  }
  if (rows.every(({ statements }) => statements.length === 0))
    return { problem: 'dishes: say nothing about any allergen' };
  return { rows };
}

export function documentOfRecord(record: ChartRecord): ChartDocument | { readonly problem: string } {
  const read = rowsOfRecord(record.dishes);
  if ('problem' in read) return read;
  const { title, address, dated } = record;
  return { title, address, dated, rows: read.rows };
}
