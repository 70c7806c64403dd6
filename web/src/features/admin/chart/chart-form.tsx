import './chart.css';
import '../../../shared/forms/form.css';
import type { ChartPage } from '@clearplate/contract/charts';
import { useState, type FormEvent } from 'react';
import { issuesOf } from '../../../shared/api/describe-refusal.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { ProblemNotice } from '../../../shared/ui/notice.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { t, tCount } from '../../../translations/t.ts';
import { ChartPreview } from './chart-preview.tsx';
import { whyRefused } from './describe-chart.ts';
import { useChartForm, type ChartHead } from './use-chart-form.ts';

function PasteLines({ busy, onPaste }: { busy: boolean; onPaste: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <details>
      <summary>{t('Or paste its lines')}</summary>
      <TextArea
        label={t('Lines of read-menu')}
        value={text}
        rows={4}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button busy={busy} disabled={text.trim() === ''} onClick={() => onPaste(text)}>
        {t('Read the lines')}
      </Button>
    </details>
  );
}

/** Records a new chart for all places of a chain: file and document, then what would change, then the press. */
export function ChartForm({ page, onRecorded }: { page: ChartPage; onRecorded: (page: ChartPage) => void }) {
  const form = useChartForm(page.chain.menu, onRecorded);
  const { reading, looking, recording, rows, looked } = form;
  const issues = issuesOf(looking.error ?? recording.error);
  const field = (name: keyof ChartHead, label: string) => ({
    label,
    value: form.head[name],
    required: true,
    error: issues[name] === undefined ? undefined : t('This {said}', { said: issues[name] }),
    onChange: ({ target }: { target: HTMLInputElement }) => form.setHead({ [name]: target.value }),
  });
  const problem =
    (reading.error && whyRefused(reading.error, t('The file could not be read'))) ??
    (looking.error && whyRefused(looking.error, t('The chart could not be compared'))) ??
    (recording.error && whyRefused(recording.error, t('The chart was not recorded')));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!looking.isPending) form.look();
  };
  return (
    <section className="chart" aria-labelledby="new-chart">
      <h2 id="new-chart">{page.chart ? t('Record a newer chart') : t('Record a chart')}</h2>
      <p>
        {tCount(
          page.chain.places,
          'It becomes the chain’s own statement at its {count} place, and clears until it is too old. Record what the chain publishes, whole: a chart of several files is one.',
          'It becomes the chain’s own statement at all {count} places, and clears until it is too old. Record what the chain publishes, whole: a chart of several files is one.',
        )}
      </p>
      <div className="chart__file">
        <FileButton
          label={t('Choose the chart')}
          accept=".jsonl,.ndjson,.json,application/jsonl"
          onFile={(file) => form.choose(file, file.name)}
        />
        <span>{t('JSON Lines, as read-menu prints them of a PDF, spreadsheet or page. At most 2 MB.')}</span>
      </div>
      <PasteLines busy={reading.isPending} onPaste={(text) => form.choose(new Blob([text]), t('The pasted lines'))} />
      <p role="status">
        {reading.isPending
          ? t('Reading the file…')
          : rows && tCount(rows.length, '{name}: {count} row', '{name}: {count} rows', { name: form.fileName })}
      </p>
      <form className="form" onSubmit={submit}>
        <TextField {...field('title', t('Title of the document'))} maxLength={200} />
        <TextField {...field('address', t('Address where it is published'))} type="url" />
        <TextField
          {...field('dated', t('Day of the document'))}
          type="date"
          hint={t('As the document says, not today. It clears from that day on until it is too old.')}
        />
        <Button type="submit" disabled={!rows} busy={looking.isPending}>
          {t('Show what it would change')}
        </Button>
      </form>
      <ProblemNotice>{problem}</ProblemNotice>
      {looked && (
        <ChartPreview
          plan={looked.plan}
          dated={looked.document.dated}
          chain={page.chain}
          busy={looking.isPending || recording.isPending}
          onMatch={form.match}
          onRecord={form.record}
        />
      )}
    </section>
  );
}
