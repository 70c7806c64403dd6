import './menu-file.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import { DraftReading } from '../../entities/menu-draft/draft-reading.tsx';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { LoadingLines } from '../../shared/ui/loaded-list.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import { whyNotApplied, whyNotRead } from './describe-file.ts';
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

const FilePreview = lazy(async () => ({ default: (await import('./file-preview.tsx')).FilePreview }));
const MatchColumns = lazy(async () => ({ default: (await import('./match-columns.tsx')).MatchColumns }));
const DraftReview = lazy(async () => ({ default: (await import('./drafts/draft-review.tsx')).DraftReview }));

function useMenuExport(id: string) {
  return useMutation({
    mutationFn: async () => saveFile('menu.csv', await client.exportMenuFile({ params: { id } }), 'text/csv'),
  });
}

/** Brings a menu as files of any kind or a pasted table, with a review before anything changes, and hands it out as one. */
export function MenuFile({ id }: { id: string }) {
  const file = useMenuFile(id);
  const drafts = useDrafts(id);
  const { applying } = file;
  const chosen = file.opening.variables;
  const isReviewing = drafts.files.length > 0;
  if (applying.data && !isReviewing) return <Applied id={id} {...applying.data} />;
  const choose = async (files: readonly File[]) => {
    const [only, ...more] = files;
    if (only && more.length === 0 && !isReviewing && (await isTable(only))) file.choose(only, only.name);
    else if (only) drafts.choose(files.map((each) => ({ file: each })));
  };
  return (
    <div className="menu-file">
      <ChooseFiles isReviewing={isReviewing} onFiles={(files) => void choose(files)} />
      <div className="menu-file__found">
        <DraftReading
          reading={drafts.reading}
          error={drafts.reader.error ?? drafts.loading.error}
          onSend={drafts.choose}
        />
      </div>
      {isReviewing ? (
        <Suspense fallback={<LoadingLines label={t('Loading the review')} />}>
          <DraftReview id={id} drafts={drafts} />
        </Suspense>
      ) : (
        <>
          <PasteTable
            busy={file.opening.isPending || file.looking.isPending}
            onPaste={(text) => file.choose(new Blob([text]), t('The pasted table'))}
          />
          <TableReview
            file={file}
            onReadAsDraft={chosen && (() => drafts.choose([{ file: new File([chosen.file], chosen.name) }]))}
          />
          <Export id={id} />
        </>
      )}
    </div>
  );
}

interface TableReviewProps {
  file: ReturnType<typeof useMenuFile>;
  /** Reads the same file without its columns being matched. */
  onReadAsDraft: (() => void) | undefined;
}

/** Shows what a table would change, once its columns are matched. */
function TableReview({ file, onReadAsDraft }: TableReviewProps) {
  const { opened, isMatching, looked, opening, looking, applying } = file;
  const isBusy = opening.isPending || looking.isPending;
  const problem = opening.error ?? looking.error;
  return (
    <>
      <div className="menu-file__found">
        <p role="status">
          {isBusy ? t('Reading the file…') : looked && t('{name}, not applied yet', { name: looked.opened.name })}
        </p>
        <ProblemNotice>{problem && whyNotRead(problem).map((line) => <p key={line}>{line}</p>)}</ProblemNotice>
        <ProblemNotice>{applying.error && whyNotApplied(applying.error)}</ProblemNotice>
        {opened && <SheetNote found={opened.found} />}
        {onReadAsDraft && !isBusy && (
          <p>
            <Button kind="quiet" onClick={onReadAsDraft}>
              {t('It is an allergen chart: read it as one')}
            </Button>
          </p>
        )}
      </div>
      {opened && isMatching && (
        <Suspense fallback={<LoadingLines label={t('Loading the review')} />}>
          <MatchColumns key={opened.name} found={opened.found} busy={looking.isPending} onMatch={file.match} />
        </Suspense>
      )}
      {looked && !isMatching && (
        <Suspense fallback={<LoadingLines label={t('Loading the review')} />}>
          <FilePreview
            key={looked.preview.version}
            preview={looked.preview}
            busy={applying.isPending}
            onMatchAgain={file.matchAgain}
            onApply={(archiveMissing) => applying.mutate({ of: looked, archiveMissing })}
          />
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
  // A link led here to paste, and the page has come later than its address.
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

function Applied({ id, created, changed, archived }: { id: string } & ClientOutput<Api['applyMenuFile']>) {
  return (
    <Outcome kind="done" title={t('The menu has been changed')}>
      <p>{t('{created} new, {changed} changed, {archived} archived.', { created, changed, archived })}</p>
      <p className="menu-file__choice">
        <LinkButton kind="primary" to={`/restaurant/${id}`}>
          {t('View the menu')}
        </LinkButton>
        <LinkButton to={`/restaurant/${id}/sheet`}>{t('All allergens at once')}</LinkButton>
      </p>
    </Outcome>
  );
}
