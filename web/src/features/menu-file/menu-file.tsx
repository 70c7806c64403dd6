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
import { say } from '../../translations/say.ts';
import { Say } from '../../shared/ui/say.tsx';

/** A menu out into a file, and from a file: looked at first. */
export function MenuFile({ id }: { id: string }) {
  const { looked, looking, applying, choose } = useMenuFile(id);
  if (applying.data) return <Applied id={id} {...applying.data} />;
  return (
    <div className="menu-file">
      <Export id={id} />
      <section aria-labelledby="choose-file">
        <h2 id="choose-file">{say('From a file')}</h2>
        <p>
          <Say
            sentence="Change the file in a spreadsheet and save it as CSV in UTF-8. Under an allergen write {b}, {b2}, {b3} or {b4}; what you write is stated as of today."
            b={<b>contains</b>}
            b2={<b>may contain (why)</b>}
            b3={<b>none</b>}
            b4={<b>none but may contain (why)</b>}
          />
        </p>
        <p>
          <Say
            sentence="A blank cell changes nothing. To take something away, write {b} for a description, section, price or list of ingredients, and {b2} for an allergen."
            b={<b>(empty)</b>}
            b2={<b>not stated</b>}
          />
        </p>
        <p className="menu-file__choice">
          <FileButton label={say('Choose a CSV file')} accept=".csv,.tsv,.txt,text/csv" onFile={choose} />
          <span>{say('At most 2 MB.')}</span>
        </p>
        <p role="status">
          {looking.isPending
            ? say('Looking at the file…')
            : looked && say('{name}, not applied yet', { name: looked.name })}
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
      <h2 id="keep-file">{say('As a file')}</h2>
      <p>{say('The menu with what is stated and still holds, as a CSV file for your spreadsheet.')}</p>
      <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
        {say('Download the menu')}
      </Button>
      <ProblemNotice>{exporting.error && sayRefusal(exporting.error, say('The file could not be made'))}</ProblemNotice>
    </section>
  );
}

function Applied({ id, created, changed, archived }: { id: string } & ClientOutput<Api['applyMenuFile']>) {
  return (
    <Outcome kind="done" title={say('The menu is changed')}>
      <p>{say('{created} new, {changed} changed, {archived} archived.', { created, changed, archived })}</p>
      <LinkButton kind="primary" to={`/restaurant/${id}`}>
        {say('Look at the menu')}
      </LinkButton>
    </Outcome>
  );
}
