import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import type { ChartDocument, ChartPage, ChartPlan, ChartRow } from '@clearplate/contract/charts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';

export interface ChartHead {
  readonly title: string;
  readonly address: string;
  readonly dated: string;
}

/** What a chart would change, and of which document. */
interface Looked {
  readonly document: ChartDocument;
  readonly plan: ChartPlan;
}

type ReadChart = ClientOutput<Api['readChartFile']>;

const noHead: ChartHead = { title: '', address: '', dated: '' };

/** Fills in what the file names and nobody typed. */
const fillHead = (before: ChartHead, { title, address, dated }: ReadChart): ChartHead => ({
  title: before.title || (title ?? ''),
  address: before.address || (address ?? ''),
  dated: before.dated || (dated ?? ''),
});

/** Says of a row whether a dish of the menu is the same. */
function matchRow(rows: readonly ChartRow[], index: number, dish: string, isSame: boolean): ChartRow[] {
  return rows.map((row, at) => {
    if (at !== index) return row;
    const also = row.also.filter((name) => name !== dish);
    return { ...row, also: isSame ? [...also, dish] : also };
  });
}

/** The way of a new chart: its file, its document, what it would change, which names are the same, and the recording. */
export function useChartForm(menu: string, onRecorded: (page: ChartPage) => void) {
  const params = { menu };
  const [head, setHead] = useState(noHead);
  const [rows, setRows] = useState<readonly ChartRow[]>();
  const [fileName, setFileName] = useState('');
  const [looked, setLooked] = useState<Looked>();

  const reading = useMutation({
    mutationFn: ({ blob }: { blob: Blob; name: string }) => client.readChartFile({ params, file: blob }),
    onSuccess: (read, { name }) => {
      setRows(read.rows);
      setFileName(name);
      setLooked(undefined);
      setHead((before) => fillHead(before, read));
    },
  });
  const looking = useMutation({
    mutationFn: (document: ChartDocument) => client.previewChart({ params, body: document }),
    onSuccess: (plan, document) => setLooked({ document, plan }),
  });
  const recording = useMutation({
    mutationFn: ({ document, plan }: Looked) => client.recordChart({ params, body: document, ifMatch: plan.version }),
    onSuccess: onRecorded,
  });

  return {
    head,
    rows,
    fileName,
    looked,
    reading,
    looking,
    recording,
    setHead: (change: Partial<ChartHead>): void => {
      setHead((before) => ({ ...before, ...change }));
      // What was looked at isn't what would be recorded.
      setLooked(undefined);
    },
    choose: (blob: Blob, name: string): void => {
      setRows(undefined);
      reading.mutate({ blob, name });
    },
    look: (): void => {
      recording.reset();
      if (rows) looking.mutate({ ...head, rows: [...rows] });
    },
    /** Says whether a dish of the menu is the one of a row. */
    match: (index: number, dish: string, isSame: boolean): void => {
      if (!rows) return;
      const matched = matchRow(rows, index, dish, isSame);
      setRows(matched);
      looking.mutate({ ...head, rows: matched });
    },
    record: (): void => {
      if (looked) recording.mutate(looked);
    },
  };
}
