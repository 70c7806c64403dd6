import type { ChartDocument, ChartPage, ChartPlan } from '@clearplate/contract/charts';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  correctionFor,
  recallCorrections,
  rememberCorrections,
  type ClaimLevel,
  type Correction,
} from '../../../entities/menu-draft/corrections.ts';
import { DraftWorker } from '../../../entities/menu-draft/draft-worker.ts';
import { withFile, type ReadFile } from '../../../entities/menu-draft/read-file.ts';
import { useReading } from '../../../entities/menu-draft/use-reading.ts';
import { client } from '../../../shared/api/client.ts';
import { chartRowOf, rowsOfFiles, type FileRow } from './chart-file-rows.ts';

export interface ChartHead {
  readonly title: string;
  readonly address: string;
  readonly dated: string;
}

/** Says what a chart would change, and which document it is from. */
interface Looked {
  readonly document: ChartDocument;
  readonly plan: ChartPlan;
}

const noHead: ChartHead = { title: '', address: '', dated: '' };

/** Fills in what the files name and nobody typed. Several files are as old as the oldest of them. */
function fillHead(typed: ChartHead, files: readonly ReadFile[]): ChartHead {
  const first = (field: 'title' | 'address') =>
    files.map(({ draft }) => draft[field] ?? '').find((text) => text !== '');
  const days = files.flatMap(({ draft }) => draft.date ?? []);
  return {
    title: typed.title || (first('title') ?? ''),
    address: typed.address || (first('address') ?? ''),
    // A file without a day may be older than the others.
    dated: typed.dated || (days.length === files.length ? (days.toSorted()[0] ?? '') : ''),
  };
}

/** Holds what somebody corrected in the chart, stored on this device: it still holds when the files are read again. */
function useChartCorrections(menu: string) {
  const whose = `chart ${menu}`;
  const [corrections, setCorrections] = useState(() => recallCorrections(whose));
  const change = ({ key, seen, correction }: FileRow, edit: (before: Correction) => Correction) => {
    const next = { ...corrections, [key]: correctionFor(edit(correction), seen) };
    setCorrections(next);
    rememberCorrections(whose, next);
  };
  return {
    corrections,
    setName: (row: FileRow, value: string) =>
      change(row, (before) => ({ ...before, texts: { ...before.texts, name: { read: row.read.name, value } } })),
    setLevel: (row: FileRow, allergen: AllergenId, level: ClaimLevel) =>
      change(row, (before) => ({
        ...before,
        claims: {
          ...before.claims,
          [allergen]: { read: row.claims.find((claim) => claim.allergen === allergen)?.read ?? 'not_stated', level },
        },
      })),
    setLeftOut: (row: FileRow, isLeftOut: boolean) => change(row, (before) => ({ ...before, isLeftOut })),
    /** Says whether a dish of the menu is the one of a row. */
    match: (row: FileRow, dish: string, isSame: boolean) =>
      change(row, (before) => {
        const also = row.also.filter((name) => name !== dish);
        return { ...before, also: isSame ? [...also, dish] : also };
      }),
  };
}

/**
 * Before everything is compared again, we wait this many milliseconds for somebody who ticks names, or types, to
 * finish.
 */
const pause = 400;

/** Compares a chart with the chain's menu, again after each change, and records exactly what was compared. */
function useComparison(menu: string, document: ChartDocument, onRecorded: (page: ChartPage) => void) {
  const params = { menu };
  const [looked, setLooked] = useState<Looked>();
  const looking = useMutation({
    mutationFn: (asked: ChartDocument) => client.previewChart({ params, body: asked }),
    onSuccess: (plan, asked) => setLooked({ document: asked, plan }),
  });
  const recording = useMutation({
    mutationFn: ({ document: of, plan }: Looked) => client.recordChart({ params, body: of, ifMatch: plan.version }),
    onSuccess: onRecorded,
  });
  const look = (asked: ChartDocument) => {
    recording.reset();
    looking.mutate(asked);
  };
  const lookAgain = useEffectEvent(look);
  const isCurrent = looked?.document === document;
  const isStale = looked !== undefined && !isCurrent && document.rows.length > 0;
  useEffect(() => {
    if (!isStale) return undefined;
    const timer = setTimeout(() => lookAgain(document), pause);
    return () => clearTimeout(timer);
  }, [isStale, document]);
  return {
    looked,
    isCurrent,
    looking,
    recording,
    look: () => look(document),
    record: (): void => {
      if (looked && isCurrent) recording.mutate(looked);
    },
  };
}

/**
 * Guides a new chart through its steps: its files, what was misread, its document, what it would change, and the
 * recording.
 */
export function useChartForm(menu: string, onRecorded: (page: ChartPage) => void) {
  const [worker] = useState(() => new DraftWorker());
  useEffect(() => () => worker.close(), [worker]);
  const [typed, setHead] = useState(noHead);
  const [files, setFiles] = useState<readonly ReadFile[]>([]);
  const { corrections, ...correcting } = useChartCorrections(menu);
  const { reading, reader } = useReading(
    worker,
    (file) => client.readChartFile({ params: { menu }, file }),
    (file) => setFiles((before) => withFile(before, file)),
  );
  const head = fillHead(typed, files);
  const rows = useMemo(() => rowsOfFiles(files, corrections), [files, corrections]);
  const { title, address, dated } = head;
  const taken = useMemo(() => rows.filter(({ isLeftOut }) => !isLeftOut), [rows]);
  const document = useMemo(
    (): ChartDocument => ({ title, address, dated, rows: taken.map(chartRowOf) }),
    [title, address, dated, taken],
  );
  return {
    ...useComparison(menu, document, onRecorded),
    head,
    files,
    rows,
    /** Holds the rows of `looked.plan`, in its order. */
    taken,
    reading,
    reader,
    correcting,
    setHead: (change: Partial<ChartHead>): void => setHead((before) => ({ ...before, ...change })),
    choose: reader.mutate,
  };
}

export type ChartFormState = ReturnType<typeof useChartForm>;
