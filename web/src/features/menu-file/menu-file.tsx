import './menu-file.css';
import type { Api } from '@clearplate/contract/api';
import type { ClientOutput } from '@clearplate/contract/define-contract';
import { LinkButton, Button } from '../../shared/ui/button.tsx';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { Outcome } from '../../shared/ui/outcome.tsx';
import { FilePreview } from './file-preview.tsx';
import { whyNotApplied, whyNotRead } from './say-file.ts';
import { useMenuExport, useMenuFile } from './use-menu-file.ts';

/** A menu out into a file, and from a file: looked at first. */
export function MenuFile({ id }: { id: string }) {
  const { looked, looking, applying, choose } = useMenuFile(id);
  if (applying.data) return <Applied id={id} {...applying.data} />;
  return (
    <div className="menu-file">
      <Export id={id} />
      <section aria-labelledby="choose-file">
        <h2 id="choose-file">From a file</h2>
        <p>
          Change the file in a spreadsheet and save it as CSV in UTF-8. Under an allergen write <b>contains</b>,{' '}
          <b>may contain (why)</b> or <b>none</b>; what you write is stated as of today.
        </p>
        <p>
          A blank cell changes nothing. To take something away, write <b>(empty)</b> for a description, section, price
          or list of ingredients, and <b>not stated</b> for an allergen.
        </p>
        <p>
          <FileButton label="Choose a CSV file" accept=".csv,.tsv,.txt,text/csv" onFile={choose} /> At most 2 MB.
        </p>
        <p role="status">{looking.isPending ? 'Looking at the file…' : looked && `${looked.name}, not applied yet`}</p>
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
      <h2 id="keep-file">As a file</h2>
      <p>The menu with what is stated and still holds, as a CSV file for your spreadsheet.</p>
      <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
        Download the menu
      </Button>
      <ProblemNotice>{exporting.error && sayRefusal(exporting.error, 'The file could not be made')}</ProblemNotice>
    </section>
  );
}

function Applied({ id, created, changed, archived }: { id: string } & ClientOutput<Api['applyMenuFile']>) {
  return (
    <Outcome kind="done" title="The menu is changed">
      <p>
        {created} new, {changed} changed, {archived} archived.
      </p>
      <LinkButton kind="primary" to={`/restaurant/${id}`}>
        Look at the menu
      </LinkButton>
    </Outcome>
  );
}
