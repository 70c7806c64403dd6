import type { EditableMenu, MenuDishEdit } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { asDish, nothingKnown } from '@clearplate/domain/facts/dish';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  correctionFor,
  recallCorrections,
  rememberCorrections,
  type ClaimLevel,
  type Correction,
} from '../../../entities/menu-draft/corrections.ts';
import type { DraftWorker } from '../../../entities/menu-draft/draft-worker.ts';
import type { DishLook } from '@clearplate/domain/menu/look-at-dish';
import type { TextField } from '../../../entities/menu-draft/read-file.ts';
import { refetchMenu, saveMenu } from '../../../entities/restaurant/save-menu.ts';
import { randomKey } from '../../../shared/lib/random-key.ts';
import { joinDrafts } from './join-drafts.ts';
import type { DraftFiles } from './use-drafts.ts';
import { planRows, type PlannedRow } from './plan-rows.ts';
import { confirmedEdit, unconfirmedEdit } from './row-edits.ts';

/** A row with what follows from it, once that is known. */
export interface DraftRow extends PlannedRow {
  readonly look: DishLook | undefined;
  /** Whether it was saved as it stands here. */
  readonly saved: 'stated' | 'claimed' | undefined;
}

/** Whether somebody has to settle something about a row before it can be saved. */
export const isUnsettled = ({ problem, look }: DraftRow): boolean =>
  problem !== undefined || (look !== undefined && look.contradictions.length > 0);

/** A row as it is looked at. */
type LookedRow = PlannedRow & Pick<DraftRow, 'look'>;

const signOf = (row: PlannedRow, version: string): string =>
  JSON.stringify([row.target?.id, row.target && version, confirmedEdit(row)]);

// So many that the first rows don't wait for the last.
const atOnce = 25;

/** Looks at rows as diners will see them, those first that are above. */
function useLooks(rows: readonly PlannedRow[], menu: EditableMenu | undefined, worker: DraftWorker) {
  const [looks, setLooks] = useState<ReadonlyMap<string, { readonly sign: string; readonly look: DishLook }>>(
    new Map(),
  );
  const [failed, setFailed] = useState(false);
  const signed = useMemo(
    () => (menu ? rows.map((row) => ({ row, sign: signOf(row, menu.version) })) : []),
    [rows, menu],
  );
  useEffect(() => {
    if (!menu || failed) return undefined;
    const asked = signed.filter(({ row, sign }) => looks.get(row.dish.key)?.sign !== sign).slice(0, atOnce);
    if (asked.length === 0) return undefined;
    let isStale = false;
    const questions = asked.map(({ row }) => ({
      dish: row.target ? asDish(row.target) : nothingKnown,
      edit: confirmedEdit(row),
      allergens: row.claims.flatMap(({ allergen, level }) => (level === 'not_stated' ? [] : [allergen])),
      now: menu.now,
      statementDays: menu.statement_days,
    }));
    const look = async () => {
      try {
        const answers = await worker.look(questions);
        if (isStale) return;
        const pairs = asked.flatMap(({ row, sign }, index) => {
          const answer = answers[index];
          return answer ? [[row.dish.key, { sign, look: answer }] as const] : [];
        });
        setLooks(new Map([...looks, ...pairs]));
      } catch {
        if (!isStale) setFailed(true);
      }
    };
    void look();
    return () => {
      isStale = true;
    };
  }, [signed, menu, looks, failed, worker]);
  const looked = useMemo(
    () =>
      signed.map(({ row, sign }): LookedRow => {
        const known = looks.get(row.dish.key);
        return { ...row, look: known?.sign === sign ? known.look : undefined };
      }),
    [signed, looks],
  );
  return { looked, failed, again: () => setFailed(false) };
}

/** What a row shows: saved once, it is saved until it shows something else. */
const contentOf = ({ dish, texts, claims }: PlannedRow): string =>
  JSON.stringify([dish.key, dish.seen.sign, texts, claims.map(({ allergen, level }) => [allergen, level])]);

interface ToSave {
  readonly rows: readonly PlannedRow[];
  readonly how: 'stated' | 'claimed';
  /** Dishes to take off the menu. */
  readonly archive?: readonly number[];
}

interface Saving {
  readonly menu: EditableMenu | undefined;
  readonly onSaved: (menu: EditableMenu) => void;
  readonly onNewer: (menu: EditableMenu) => void;
}

/** Saves rows as every change of a menu is saved: all or nothing, for the menu that they were compared with. */
function useSaving(id: string, { menu, onSaved, onNewer }: Saving) {
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [saved, setSaved] = useState<ReadonlyMap<string, ToSave['how']>>(new Map());
  const nameOf = ({ dish, target }: PlannedRow) => {
    if (target) return { id: target.id };
    // Another dish by the same name, in another file, is a dish of its own.
    const read = `${dish.key} ${dish.seen.sign}`;
    const key = keys.current.get(read) ?? randomKey();
    keys.current.set(read, key);
    return { key };
  };
  const saving = useMutation({
    mutationFn: async ({ rows, how, archive = [] }: ToSave) => {
      if (!menu) return;
      const edit = how === 'stated' ? confirmedEdit : unconfirmedEdit;
      const dishes = rows
        .map((row): MenuDishEdit => ({ ...nameOf(row), ...edit(row) }))
        .filter((named) => Object.keys(named).length > 1)
        .concat(archive.map((dish) => ({ id: dish, archived: true })));
      if (dishes.length > 0) onSaved(await saveMenu({ id, dishes, version: menu.version, onNewer }));
    },
    onSuccess: (_, { rows, how }) => {
      setSaved((before) => new Map([...before, ...rows.map((row) => [contentOf(row), how] as const)]));
      return refetchMenu(queries);
    },
  });
  return { saving, saved };
}

function useCorrections(id: string) {
  const [corrections, setCorrections] = useState(() => recallCorrections(id));
  const change = ({ dish: { key, seen }, correction }: PlannedRow, edit: (before: Correction) => Correction) => {
    const next = { ...corrections, [key]: correctionFor(edit(correction), seen) };
    setCorrections(next);
    rememberCorrections(id, next);
  };
  return {
    corrections,
    setText: (row: PlannedRow, field: TextField, value: string) =>
      change(row, (before) => ({
        ...before,
        texts: { ...before.texts, [field]: { read: row.dish.texts[field], value } },
      })),
    setLevel: (row: PlannedRow, allergen: AllergenId, level: ClaimLevel) =>
      change(row, (before) => ({
        ...before,
        claims: {
          ...before.claims,
          [allergen]: { read: row.claims.find((claim) => claim.allergen === allergen)?.read ?? 'not_stated', level },
        },
      })),
    setTarget: (row: PlannedRow, target: number | 'new') => change(row, (before) => ({ ...before, target })),
    setLeftOut: (row: PlannedRow, isLeftOut: boolean) => change(row, (before) => ({ ...before, isLeftOut })),
  };
}

/** What the files that were read come to for the menu, what of them was corrected, and how it is saved. */
export function useDraftRows(id: string, { files, readings, compared, worker }: DraftFiles) {
  const { menu, isStale } = compared;
  const { saving, saved } = useSaving(id, { menu, onSaved: compared.keep, onNewer: compared.replace });
  const [restates, setRestates] = useState(false);
  const { corrections, ...correcting } = useCorrections(id);
  const { reset } = saving;
  // What was said of a save was of other files.
  useEffect(reset, [readings, reset]);
  const dishes = useMemo(() => joinDrafts(files), [files]);
  const planned = useMemo(
    () => (menu ? planRows(dishes, corrections, menu, { restates }) : []),
    [dishes, corrections, menu, restates],
  );
  const { looked, failed, again } = useLooks(planned, menu, worker);
  const rows = useMemo(
    () =>
      looked.map((row): DraftRow => ({
        ...row,
        saved: saved.get(contentOf(row)),
        ...(isStale && { look: undefined }),
      })),
    [looked, saved, isStale],
  );
  return {
    files,
    readings,
    menu,
    isStale,
    rows,
    saving,
    correcting,
    restates,
    setRestates,
    looksFailed: failed,
    lookAgain: again,
  };
}

export type Drafts = ReturnType<typeof useDraftRows>;
