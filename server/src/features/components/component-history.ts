import type { ComponentHistoryEntry } from '@clearplate/contract/components';
import { asRecord } from '@clearplate/domain/facts/component';
import { readDish } from '@clearplate/domain/facts/dish';
import { changesBetween } from '@clearplate/domain/menu/dish-changes';
import { z } from 'zod';
import { findComponentHistory, type ComponentEntry } from '../../db/components.ts';
import type { Db } from '../../db/db.ts';
import { decodeCursor, encodeCursor, toPage } from '../../http/cursor.ts';
import { findTouchedDishes } from './components.queries.ts';

const by = { owner: 'restaurant', admin: 'admin', import: 'import', sample: 'sample' } as const;

function readEntry({ id, at, source, before, after }: ComponentEntry) {
  const [was, is] = [before && readDish(asRecord(before, [])), after && readDish(asRecord(after, []))];
  return { id, at: at.toISOString(), by: by[source], changes: [...changesBetween(was, is)] };
}

/** A page of a component's history, with the dishes that each change touched: those of one place, or of all. */
export async function showHistory(
  db: Db,
  componentId: number,
  query: { readonly cursor?: string | undefined; readonly limit: number },
  restaurantId?: number,
): Promise<{ items: ComponentHistoryEntry[]; next: string | undefined }> {
  const list = `component ${componentId}`;
  const before = decodeCursor(list, z.int(), query.cursor);
  const entries = await findComponentHistory(db, componentId, { before, limit: query.limit });
  const { items, next } = toPage(entries, query.limit, (entry) => encodeCursor(list, entry.id), readEntry);
  const shown = items.filter(({ changes }) => changes.length > 0);
  const touched = await findTouchedDishes(
    db,
    shown.map(({ id }) => id),
    restaurantId,
  );
  const none = { dish_count: 0, dishes: [] };
  return { items: shown.map((entry) => ({ ...entry, ...(touched.get(entry.id) ?? none) })), next };
}
