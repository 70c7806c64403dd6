import './menu-file.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { FilePreview } from './file-preview.tsx';
import { whyNotApplied, whyNotRead } from './describe-file.ts';
import type { MenuFilePreview } from '@clearplate/contract/menu-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

function useMenuExport(id: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => saveFile('menu.csv', await client.exportMenuFile({ params: { id } }), 'text/csv'),
  });
}

/** A file and its preview. The bytes are held, so that exactly what was previewed is applied. */
interface LookedAt {
  readonly file: Blob;
  readonly name: string;
  readonly preview: MenuFilePreview;
}

/** Previews a file, then applies it to exactly the menu version that it was compared with. */
function useMenuFile(id: string) {
  const queries = useQueryClient();
  const [looked, setLooked] = useState<LookedAt>();
  const looking = useMutation({
    networkMode: 'always',
    mutationFn: async ({ file, name }: { file: Blob; name: string }) => {
      const kept = new Blob([await file.arrayBuffer()], { type: 'text/csv' });
      return { file: kept, name, preview: await client.previewMenuFile({ params: { id }, file: kept }) };
    },
    onMutate: () => setLooked(undefined),
    onSuccess: setLooked,
  });
  const applying = useMutation({
    networkMode: 'always',
    mutationFn: ({ of, archiveMissing }: { of: LookedAt; archiveMissing: boolean }) =>
      client.applyMenuFile({
        params: { id },
        query: { archive_missing: archiveMissing ? 'true' : 'false' },
        file: of.file,
        ifMatch: of.preview.version,
      }),
    onSuccess: () => queries.invalidateQueries(),
    // Somebody else saved first, so the file is compared again with the current menu.
    onError: (error, { of }) => hasCode(error, 'precondition_failed') && looking.mutate(of),
  });
  const choose = (file: File) => {
    applying.reset();
    looking.mutate({ file, name: file.name });
  };
  return { looked, looking, applying, choose };
}

/** Downloads a menu as a file, and uploads one with a preview. */
export function MenuFile({ id }: { id: string }) {
  const { looked, looking, applying, choose } = useMenuFile(id);
  if (applying.data) return <Applied id={id} {...applying.data} />;
  return (
    <div className="menu-file">
      <Export id={id} />
      <section aria-labelledby="choose-file">
        <h2 id="choose-file">{t('From a file')}</h2>
        <p>
          <Translation
            sentence="Change the file in a spreadsheet and save it as CSV in UTF-8. Under an allergen write {b}, {b2}, {b3} or {b4}; what you write is stated as of today."
            b={<b>contains</b>}
            b2={<b>may contain (why)</b>}
            b3={<b>none</b>}
            b4={<b>none but may contain (why)</b>}
          />
        </p>
        <p>
          <Translation
            sentence="A blank cell changes nothing. To take something away, write {b} for a description, section, price or list of ingredients, and {b2} for an allergen."
            b={<b>(empty)</b>}
            b2={<b>not stated</b>}
          />
        </p>
        <p className="menu-file__choice">
          <FileButton label={t('Choose a CSV file')} accept=".csv,.tsv,.txt,text/csv" onFile={choose} />
          <span>{t('At most 2 MB.')}</span>
        </p>
        <p role="status">
          {looking.isPending
            ? t('Looking at the file…')
            : looked && t('{name}, not applied yet', { name: looked.name })}
        </p>
        <ProblemNotice>
          {looking.error && whyNotRead(looking.error).map((line) => <p key={line}>{line}</p>)}
        </ProblemNotice>
        <ProblemNotice>{applying.error && whyNotApplied(applying.error)}</ProblemNotice>
      </section>
      {looked && (
        <FilePreview
          key={looked.preview.version}
          preview={looked.preview}
          busy={applying.isPending}
          onApply={(archiveMissing) => applying.mutate({ of: looked, archiveMissing })}
        />
      )}
    </div>
  );
}

function Export({ id }: { id: string }) {
  const exporting = useMenuExport(id);
  return (
    <section aria-labelledby="keep-file">
      <h2 id="keep-file">{t('As a file')}</h2>
      <p>{t('The menu with what is stated and still holds, as a CSV file for your spreadsheet.')}</p>
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
    <Outcome kind="done" title={t('The menu is changed')}>
      <p>{t('{created} new, {changed} changed, {archived} archived.', { created, changed, archived })}</p>
      <LinkButton kind="primary" to={`/restaurant/${id}`}>
        {t('Look at the menu')}
      </LinkButton>
    </Outcome>
  );
}
