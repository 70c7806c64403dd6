import './menu-file.css';
import { DraftReading } from '../../entities/menu-draft/draft-reading.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import { whyNotRead } from './describe-file.ts';
import { ChooseFiles, isTable } from './choose-files.tsx';
import { useDrafts } from './drafts/use-drafts.ts';
import { useMenuFile } from './use-menu-file.ts';
import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { formatList, t } from '../../translations/t.ts';

const MatchColumns = lazy(async () => ({ default: (await import('./match-columns.tsx')).MatchColumns }));
const DraftReview = lazy(async () => ({ default: (await import('./drafts/draft-review.tsx')).DraftReview }));

function useMenuExport(id: string) {
  return useMutation({
    mutationFn: async () => saveFile('menu.csv', await client.exportMenuFile({ params: { id } }), 'text/csv'),
  });
}

/**
 * Imports a menu from files of any kind or a pasted table, with a review before anything changes, and exports it as a
 * file.
 */
export function MenuFile({ id }: { id: string }) {
  const drafts = useDrafts(id);
  const table = useMenuFile(id, drafts.take);
  const chosen = table.opening.variables;
  const isReviewing = drafts.files.length > 0;
  const choose = async (files: readonly File[]) => {
    const [only, ...more] = files;
    if (only && more.length === 0 && (await isTable(only)))
      table.choose({ file: only, name: only.name, changed: only.lastModified });
    else if (only) drafts.choose(files.map((each) => ({ file: each })));
  };
  const readAsChart = () => {
    if (!chosen) return;
    table.close();
    drafts.choose([{ file: new File([chosen.file], chosen.name, { lastModified: chosen.changed ?? 0 }) }]);
  };
  return (
    <div className="menu-file">
      <ChooseFiles isReviewing={isReviewing} onFiles={(files) => void choose(files)} />
      <div className="menu-file__found">
        <DraftReading
          reading={drafts.reading}
          error={drafts.reader.error ?? drafts.compared.loading.error}
          onSend={drafts.choose}
        />
      </div>
      {!isReviewing && (
        <PasteTable
          busy={table.opening.isPending || table.reading.isPending}
          onPaste={(text) => table.choose({ file: new Blob([text]), name: t('The pasted table') })}
        />
      )}
      <TableColumns id={id} table={table} isReviewing={isReviewing} onReadAsChart={chosen && readAsChart} />
      {isReviewing ? (
        <Suspense fallback={<LoadingLines label={t('Loading the review')} />}>
          <DraftReview
            id={id}
            read={drafts}
            onClose={() => {
              table.close();
              drafts.close();
            }}
          />
        </Suspense>
      ) : (
        <Export id={id} />
      )}
    </div>
  );
}

interface TableColumnsProps {
  id: string;
  table: ReturnType<typeof useMenuFile>;
  isReviewing: boolean;
  /** Reads the same file without matching its columns. */
  onReadAsChart: (() => void) | undefined;
}

/** Says what the columns of a table mean, before it is read by them and after. */
function TableColumns({ id, table, isReviewing, onReadAsChart }: TableColumnsProps) {
  const { opened, isMatching, opening, reading } = table;
  const isBusy = opening.isPending || reading.isPending;
  const problem = opening.error ?? reading.error;
  return (
    <>
      <div className="menu-file__found">
        <p role="status">{isBusy && t('Reading the file…')}</p>
        <ProblemNotice>{problem && whyNotRead(problem).map((line) => <p key={line}>{line}</p>)}</ProblemNotice>
        {opened && <SheetNote found={opened.found} />}
        {onReadAsChart && !isBusy && (
          <p className="menu-file__choice">
            {opened && isReviewing && !isMatching && (
              <Button kind="quiet" onClick={table.matchAgain}>
                {t('Change what the columns mean')}
              </Button>
            )}
            <Button kind="quiet" onClick={onReadAsChart}>
              {t('It is an allergen chart: read it as one')}
            </Button>
          </p>
        )}
      </div>
      {opened && isMatching && (
        <Suspense fallback={<LoadingLines label={t('Loading the review')} />}>
          <MatchColumns key={opened.name} id={id} found={opened.found} busy={reading.isPending} onMatch={table.match} />
        </Suspense>
      )}
    </>
  );
}

/** Says which sheet of a workbook is read, since a warning on another one would be missed. */
function SheetNote({ found: { sheet, other_sheets: others } }: { found: MenuFileColumns }) {
  if (sheet === null || others.length === 0) return null;
  return <p>{t('Only the sheet “{sheet}” is read. Not read: {others}.', { sheet, others: formatList(others) })}</p>;
}

function PasteTable({ busy, onPaste }: { busy: boolean; onPaste: (text: string) => void }) {
  const [text, setText] = useState('');
  const area = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  // A link led here to paste, but the page arrived after its address.
  useEffect(() => {
    if (hash === '#paste') area.current?.querySelector('textarea')?.focus();
  }, [hash]);
  return (
    <form
      ref={area}
      id="paste"
      className="menu-file__paste"
      aria-labelledby="paste-table"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && text.trim() !== '') onPaste(text);
      }}
    >
      <h2 id="paste-table">{t('From a table')}</h2>
      <TextArea
        label={t('Paste it with its headings')}
        hint={t('Copied from Excel or Google Sheets, one row for each dish.')}
        value={text}
        rows={4}
        dir="auto"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        {t('Show the table')}
      </Button>
    </form>
  );
}

function Export({ id }: { id: string }) {
  const exporting = useMenuExport(id);
  return (
    <section aria-labelledby="keep-file">
      <h2 id="keep-file">{t('As a file')}</h2>
      <p>{t('The menu with every current statement, as a CSV file for your spreadsheet.')}</p>
      <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
        {t('Download the menu')}
      </Button>
      <ProblemNotice>
        {exporting.error && describeRefusal(exporting.error, t('The file could not be made'))}
      </ProblemNotice>
    </section>
  );
}
