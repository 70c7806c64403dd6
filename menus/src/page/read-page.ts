import type { Note } from '../claims/legend.ts';
import { readCharts } from '../chart/read-chart.ts';
import { UnreadableFile, type Draft } from '../draft.ts';
import { readSchemaMenu } from '../exports/schema-menu.ts';
import { readMenuLines } from '../menu/read-menu-lines.ts';
import { readPageData } from './page-data.ts';
import { readOutline } from './page-outline.ts';
import { readPageTables } from './page-tables.ts';
import { parsePage } from './page-tree.ts';

/** Reads a saved page: a chart in its tables, else the data in it, else its outline. */
export function readPage(html: string): Draft {
  const root = parsePage(html);
  const lines = readOutline(root);
  const notes = lines.map((line): Note => ({ text: line.parts.map(({ text }) => text).join(' '), where: {} }));
  const tables = readPageTables(root);
  const inTables = new Set(tables.flatMap((table) => table.rows.flatMap((row) => row.map(({ text }) => text))));
  const chart = readCharts(
    tables,
    notes.filter(({ text }) => !inTables.has(text)),
  );
  const data = readSchemaMenu(readPageData(root));
  const claims = (dishes: Draft['dishes']) => dishes.reduce((sum, dish) => sum + dish.claims.length, 0);
  if (chart && claims(chart.dishes) >= claims(data) && (claims(chart.dishes) > 0 || data.length === 0))
    return { kind: claims(chart.dishes) > 0 ? 'allergen chart' : 'menu', ...chart };
  if (data.length > 0) return { kind: 'page data', dishes: data, doubts: [] };
  const outline = readMenuLines(lines);
  // A table in which nothing is claimed has its dishes all the same.
  if (chart && chart.dishes.length > 1 && outline.dishes.every(({ priceCents }) => priceCents === undefined))
    return { kind: 'menu', ...chart };
  if (outline.dishes.length === 0)
    throw new UnreadableFile(
      'No dishes were found in the page. If it shows its menu only after loading, save it with “Web page, complete” or print it to PDF.',
    );
  return { kind: 'menu', ...outline };
}
