import type { EditableMenu } from '@clearplate/contract/menu';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { asDish, nothingKnown } from '@clearplate/domain/facts/dish';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
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
import { joinDrafts } from './join-drafts.ts';
import type { DraftFiles } from './use-drafts.ts';
import { planRows, type PlannedRow } from './plan-rows.ts';
import { confirmedEdit, type LookedRow } from './row-edits.ts';
import { savedIn, useSaving, type ToSave } from './use-saving.ts';

/** Holds a row with what follows from it, once that is known. */
export interface DraftRow extends PlannedRow {
  readonly look: DishLook | undefined;
  /** Whether it was saved in its current state. */
  readonly saved: 'stated' | 'claimed' | undefined;
}

/** Returns whether somebody has to settle something about a row before it can be saved. */
export const isUnsettled = ({ problem, look }: DraftRow): boolean =>
  problem !== undefined || (look !== undefined && look.contradictions.length > 0);

const signOf = (row: PlannedRow, version: string): string =>
  JSON.stringify([row.target?.id, row.target && version, confirmedEdit(row)]);

// With this many, the first rows don't wait for the last.
const atOnce = 25;

/** Looks at rows as diners will see them, from the top. */
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

/**
 * A row that was saved as it is, and whose ways need no more confirmation, is asked about only when somebody changes
 * it.
 */
const needsComparing = (row: PlannedRow, saved: ToSave['how'] | undefined): boolean =>
  row.isOutdated && (saved !== 'stated' || (row.dish.table?.ways?.to_confirm.length ?? 0) > 0);

/** Says what the files amount to for the menu and what was corrected in them, and saves it. */
export function useDraftRows(id: string, { files, readings, compared, worker }: DraftFiles) {
  const { menu, since, isComparing, comparingFailed, compare } = compared;
  const { saving, saved, created, said } = useSaving(id, {
    menu,
    onSaved: compared.takeSaved,
    onNewer: compared.replace,
  });
  const [restates, setRestates] = useState(false);
  const { corrections, ...correcting } = useCorrections(id);
  const { reset } = saving;
  // The message about a save was about other files.
  useEffect(reset, [readings, reset]);
  const dishes = useMemo(() => joinDrafts(files), [files]);
  const planned = useMemo(
    () => (menu ? planRows(dishes, corrections, menu, { restates, savedHere: { created, said, since } }) : []),
    [dishes, corrections, menu, restates, created, said, since],
  );
  const { looked, failed, again } = useLooks(planned, menu, worker);
  const rows = useMemo(
    () =>
      looked.map((row): DraftRow => ({
        ...row,
        look: row.isOutdated ? undefined : row.look,
        saved: savedIn(saved, row),
      })),
    [looked, saved],
  );
  const isStale = rows.some((row) => needsComparing(row, row.saved));
  const isDue = isStale && !isComparing && !comparingFailed && !saving.isPending;
  const compareAgain = useEffectEvent(compare);
  useEffect(() => {
    if (isDue) compareAgain();
  }, [isDue]);
  return {
    files,
    readings,
    menu,
    isStale,
    /** Says why tables couldn't be compared with the menu again. */
    comparingFailed: isStale ? comparingFailed : null,
    compare,
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
