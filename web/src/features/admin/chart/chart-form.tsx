import './chart.css';
import '../../../shared/forms/form.css';
import type { ChartPage } from '@clearplate/contract/charts';
import { useState, type FormEvent } from 'react';
import { DraftReading, FileNotices } from '../../../entities/menu-draft/draft-reading.tsx';
import { acceptedFiles } from '../../../entities/menu-draft/read-file.ts';
import { issuesOf } from '../../../shared/api/describe-refusal.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { ProblemNotice } from '../../../shared/ui/notice.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { t, tCount } from '../../../translations/t.ts';
import { ChartPlanView, ChartReview } from './chart-review.tsx';
import { whyRefused } from './describe-chart.ts';
import { useChartForm, type ChartFormState, type ChartHead } from './use-chart-form.ts';

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

/**
 * Records a new chart for all places of a chain: its files row by row, its document, what would change, then the press.
 */
export function ChartForm({ page, onRecorded }: { page: ChartPage; onRecorded: (page: ChartPage) => void }) {
  const form = useChartForm(page.chain.menu, onRecorded);
  const { reading, reader, rows, files } = form;
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
          label={files.length === 0 ? t('Choose the chart') : t('Add another file')}
          accept={acceptedFiles}
          multiple
          onFile={(...chosen) => form.choose(chosen.map((file) => ({ file })))}
        />
        <span>{t('PDF, spreadsheet, saved web page, photo, or the lines of read-menu. At most 20 MB each.')}</span>
      </div>
      <p>
        {t(
          'Files are read on this device and stay there until you save. Photos are read on our server, which stores none.',
        )}
      </p>
      <PasteLines
        busy={reader.isPending}
        onPaste={(text) => form.choose([{ file: new File([text], t('The pasted lines')) }])}
      />
      <DraftReading reading={reading} error={reader.error} onSend={form.choose} />
      {files.length > 0 && (
        <>
          <p role="status">
            {files
              .map(({ name, draft }) =>
                tCount(draft.dishes.length, '{name}: {count} row', '{name}: {count} rows', { name }),
              )
              .join(' · ')}
          </p>
          <FileNotices files={files} />
          <Document form={form} />
          {rows.length > 0 && <ChartReview form={form} />}
          <Recording form={form} page={page} />
        </>
      )}
    </section>
  );
}

/** Asks for the document, and shows what it would change. */
function Document({ form }: { form: ChartFormState }) {
  const { looking, recording, taken } = form;
  const issues = issuesOf(looking.error ?? recording.error);
  const field = (name: keyof ChartHead, label: string) => ({
    label,
    value: form.head[name],
    required: true,
    error: issues[name] === undefined ? undefined : t('This {said}', { said: issues[name] }),
    onChange: ({ target }: { target: HTMLInputElement }) => form.setHead({ [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!looking.isPending) form.look();
  };
  return (
    <form className="form" onSubmit={submit}>
      <TextField {...field('title', t('Title of the document'))} maxLength={200} />
      <TextField {...field('address', t('Address where it is published'))} type="url" />
      <TextField
        {...field('dated', t('Day of the document'))}
        type="date"
        hint={t('As the document says, not today. It clears from that day on until it is too old.')}
      />
      <Button type="submit" disabled={taken.length === 0} busy={looking.isPending}>
        {t('Show what it would change')}
      </Button>
    </form>
  );
}

/** Shows what the chart would change, and records exactly that. */
function Recording({ form, page: { chain } }: { form: ChartFormState; page: ChartPage }) {
  const { looking, recording, looked, isCurrent } = form;
  const problem =
    (looking.error && whyRefused(looking.error, t('The chart could not be compared'))) ??
    (recording.error && whyRefused(recording.error, t('The chart was not recorded')));
  const isBusy = looking.isPending || recording.isPending;
  return (
    <>
      <ProblemNotice>{problem}</ProblemNotice>
      {looked && (
        <div className="chart" aria-busy={isBusy || !isCurrent}>
          <ChartPlanView plan={looked.plan} dated={looked.document.dated} chain={chain} />
          <Button kind="primary" busy={isBusy} disabled={!isCurrent} onClick={() => !isBusy && form.record()}>
            {tCount(chain.places, 'Record it for {count} place', 'Record it for {count} places')}
          </Button>
        </div>
      )}
    </>
  );
}
