import './menu-file.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import { FilePreview } from './file-preview.tsx';
import { MatchColumns } from './match-columns.tsx';
import { whyNotApplied, whyNotRead } from './describe-file.ts';
import { useMenuFile } from './use-menu-file.ts';
import type { MenuFileColumns } from '@clearplate/contract/menu-file';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { client } from '../../shared/api/client.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { formatList, t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

function useMenuExport(id: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => saveFile('menu.csv', await client.exportMenuFile({ params: { id } }), 'text/csv'),
  });
}

/** Brings a menu as a file or a pasted table, with a preview, and hands it out as one. */
export function MenuFile({ id }: { id: string }) {
  const file = useMenuFile(id);
  const { opened, isMatching, looked, opening, looking, applying } = file;
  if (applying.data) return <Applied id={id} {...applying.data} />;
  const isBusy = opening.isPending || looking.isPending;
  const problem = opening.error ?? looking.error;
  return (
    <div className="menu-file">
      <section aria-labelledby="choose-file">
        <h2 id="choose-file">{t('From a file')}</h2>
        <p>{t('An XLSX or CSV file with a row for each dish. Use your own headings: you tell us what they mean.')}</p>
        <p className="menu-file__choice">
          <FileButton
            label={t('Choose an XLSX or CSV file')}
            accept=".xlsx,.csv,.tsv,.txt,text/csv"
            onFile={(chosen) => file.choose(chosen, chosen.name)}
          />
          <span>{t('At most 2 MB.')}</span>
        </p>
        <Help />
      </section>
      <PasteTable busy={isBusy} onPaste={(text) => file.choose(new Blob([text]), t('The pasted table'))} />
      <div className="menu-file__found">
        <p role="status">
          {isBusy ? t('Reading the file…') : looked && t('{name}, not applied yet', { name: looked.opened.name })}
        </p>
        <ProblemNotice>{problem && whyNotRead(problem).map((line) => <p key={line}>{line}</p>)}</ProblemNotice>
        <ProblemNotice>{applying.error && whyNotApplied(applying.error)}</ProblemNotice>
        {opened && <SheetNote found={opened.found} />}
      </div>
      {opened && isMatching && (
        <MatchColumns key={opened.name} found={opened.found} busy={looking.isPending} onMatch={file.match} />
      )}
      {looked && !isMatching && (
        <FilePreview
          key={looked.preview.version}
          preview={looked.preview}
          busy={applying.isPending}
          onMatchAgain={file.matchAgain}
          onApply={(archiveMissing) => applying.mutate({ of: looked, archiveMissing })}
        />
      )}
      <Export id={id} />
    </div>
  );
}

/** Says which sheet of a workbook is read, since a warning on another one would be missed. */
function SheetNote({ found: { sheet, other_sheets: others } }: { found: MenuFileColumns }) {
  if (sheet === null || others.length === 0) return null;
  return <p>{t('Only the sheet “{sheet}” is read. Not read: {others}.', { sheet, others: formatList(others) })}</p>;
}

function Help() {
  return (
    <details className="menu-file__help">
      <summary>{t('How to write it, and a template')}</summary>
      <p>
        <Translation
          sentence="Under an allergen write {b}, {b2}, {b3} or {b4}; what you write is stated as of today."
          b={<b>contains</b>}
          b2={<b>may contain (why)</b>}
          b3={<b>none</b>}
          b4={<b>none but may contain (why)</b>}
        />
      </p>
      <p>
        <Translation
          sentence="A blank cell changes nothing. To remove something, write {b} for a description, section, price or list of ingredients, and {b2} for an allergen."
          b={<b>(empty)</b>}
          b2={<b>not stated</b>}
        />
      </p>
      <p>{t('The template has two example rows, which are skipped if you leave them in.')}</p>
      <p className="menu-file__choice">
        <a href="/menu-template.xlsx" download className="button button--secondary">
          {t('Template as XLSX')}
        </a>
        <a href="/menu-template.csv" download className="button button--secondary">
          {t('Template as CSV')}
        </a>
      </p>
    </details>
  );
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
