import type { EditableMenu, MenuDishEdit } from '@clearplate/contract/menu';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { textFields } from '../../../entities/menu-draft/read-file.ts';
import { refetchMenu, saveMenu } from '../../../entities/restaurant/save-menu.ts';
import { randomKey } from '../../../shared/lib/random-key.ts';
import { readingOf, type PlannedRow } from './plan-rows.ts';
import { saidLevel } from './row-changes.ts';
import { editBy, sentRows, type LookedRow } from './row-edits.ts';

/**
 * Returns what a row shows: once saved, it counts as saved until it shows something else, or another row of its dish is
 * saved.
 */
const contentOf = (row: PlannedRow): string => {
  const said = row.claims
    .filter(({ level }) => level !== 'not_stated')
    .map((claim) => [claim.allergen, saidLevel(claim)]);
  return JSON.stringify([readingOf(row.dish), row.texts, said]);
};

/** Returns the ways to make it that a row states, and what they are stated beside. */
const waysOf = ({ dish: { table }, confirms }: PlannedRow): string | undefined =>
  confirms.ways_as_written && JSON.stringify([table?.ways?.before, confirms.ways_as_written]);

interface SavedRow {
  readonly how: ToSave['how'];
  readonly content: string;
  readonly ways: string | undefined;
}

/** Holds by dish what was saved of it last. */
type SavedRows = ReadonlyMap<number, SavedRow>;

/** Holds how a row was saved as it is. Statements about its ways that still have to be made are left out. */
export function savedIn(saved: SavedRows, row: PlannedRow): ToSave['how'] | undefined {
  const last = row.target && saved.get(row.target.id);
  if (last?.content !== contentOf(row)) return undefined;
  const ways = waysOf(row);
  return last.how === 'claimed' || ways === undefined || ways === last.ways ? last.how : undefined;
}

export interface ToSave {
  readonly rows: readonly LookedRow[];
  readonly how: 'stated' | 'claimed';
  /** Dishes to take off the menu. */
  readonly archive?: readonly number[];
}

interface Saving {
  readonly menu: EditableMenu | undefined;
  readonly onSaved: (menu: EditableMenu, dishes: readonly number[]) => void;
  readonly onNewer: (menu: EditableMenu) => void;
}

const noneCreated: ReadonlyMap<string, number> = new Map();
const nothingSaid: ReadonlyMap<number, ReadonlySet<string>> = new Map();

/** Returns the texts and allergens that an edit mentions. */
const saidBy = ({ price_cents, statements = [], ...edit }: MenuDishEdit): readonly string[] => [
  ...textFields.filter((field) => field !== 'price' && edit[field] !== undefined),
  ...(price_cents == null ? [] : ['price']),
  ...statements.filter(({ level }) => level !== 'not_stated').map(({ allergen }) => allergen),
];

/**
 * Saves rows as every change of a menu is saved: all or nothing, for the version of the menu that they were compared
 * with.
 */
export function useSaving(id: string, { menu, onSaved, onNewer }: Saving) {
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [saved, setSaved] = useState<SavedRows>(new Map());
  const [created, setCreated] = useState(noneCreated);
  const [said, setSaid] = useState(nothingSaid);
  const nameOf = ({ dish, target }: PlannedRow) => {
    if (target) return { id: target.id };
    const reading = readingOf(dish);
    const key = keys.current.get(reading) ?? randomKey();
    keys.current.set(reading, key);
    return { key };
  };
  const saving = useMutation({
    mutationFn: async ({ rows, how, archive = [] }: ToSave) => {
      if (!menu) return noneCreated;
      const sent = sentRows(rows, how);
      const edits = sent.map((row): MenuDishEdit => ({ ...nameOf(row), ...editBy[how](row) }));
      const dishes = edits.concat(archive.map((dish) => ({ id: dish, archived: true })));
      if (dishes.length === 0) return noneCreated;
      const answer = await saveMenu({ id, dishes, version: menu.version, onNewer });
      const made = new Map(answer.dishes.map((dish) => [dish.key, dish.id]));
      const idOf = (edit: MenuDishEdit) => edit.id ?? made.get(edit.key ?? null);
      const known = dishes.flatMap((edit) => {
        const dish = idOf(edit);
        return dish === undefined ? [] : [{ ...edit, id: dish }];
      });
      const createdNow = new Map(
        sent.flatMap((row, at) => {
          const dish = row.target ? undefined : idOf(edits[at] ?? {});
          return dish === undefined ? [] : [[readingOf(row.dish), dish] as const];
        }),
      );
      setCreated((before) => new Map([...before, ...createdNow]));
      setSaid(
        (before) =>
          new Map([
            ...before,
            ...known.map((edit) => [edit.id, new Set([...(before.get(edit.id) ?? []), ...saidBy(edit)])] as const),
          ]),
      );
      onSaved(
        answer,
        known.map((edit) => edit.id),
      );
      return createdNow;
    },
    onSuccess: (createdNow, { rows, how }) => {
      const now = rows.flatMap((row) => {
        const dish = row.target?.id ?? createdNow.get(readingOf(row.dish));
        return dish === undefined ? [] : [[dish, { how, content: contentOf(row), ways: waysOf(row) }] as const];
      });
      setSaved((before) => new Map([...before, ...now]));
      return refetchMenu(queries);
    },
  });
  return { saving, saved, created, said };
}
