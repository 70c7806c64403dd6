import type { MenuFilePreview } from '@clearplate/contract/menu-file';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { PreviewRow } from './preview-row.tsx';
import { countOf, sayCounts } from './say-file.ts';
import { say, sayCount } from '../../translations/say.ts';

const rank = { wrong: 0, changed: 1, new: 2, unchanged: 3 } as const;

export interface FilePreviewProps {
  preview: MenuFilePreview;
  busy: boolean;
  onApply: (archiveMissing: boolean) => void;
}

/** What a file would do, what is wrong first; and the button that does it, where nothing is. */
export function FilePreview({ preview, busy, onApply }: FilePreviewProps) {
  const [archives, setArchives] = useState(false);
  const { rows, missing } = preview;
  const told = rows
    .filter(({ outcome }) => outcome !== 'unchanged')
    .toSorted((one, other) => rank[one.outcome] - rank[other.outcome]);
  const isWrong = countOf(preview, 'wrong') > 0;
  const doesNothing = told.length === 0 && !(archives && missing.length > 0);
  return (
    <section aria-labelledby="file-preview">
      <h2 id="file-preview">{say('What it would change')}</h2>
      <p role="status">{sayCounts(preview)}</p>
      {isWrong && <p>{say('Nothing can be applied while something is wrong: mend the file and choose it again.')}</p>}
      <ul className="menu-file__rows" role="list">
        {told.map((row) => (
          <PreviewRow key={row.line} row={row} />
        ))}
      </ul>
      {missing.length > 0 && <Missing missing={missing} archives={archives} onArchives={setArchives} />}
      <Button kind="primary" busy={busy} disabled={isWrong || doesNothing} onClick={() => onApply(archives)}>
        {say('Apply to the menu')}
      </Button>
      {doesNothing && !isWrong && <p>{say('The menu says all of this already.')}</p>}
    </section>
  );
}

interface MissingProps {
  missing: MenuFilePreview['missing'];
  archives: boolean;
  onArchives: (archives: boolean) => void;
}

function Missing({ missing, archives, onArchives }: MissingProps) {
  return (
    <div>
      <p>
        {sayCount(
          missing.length,
          '{count} dish of the menu is not in the file, and is left alone: {names}.',
          '{count} dishes of the menu are not in the file, and are left alone: {names}.',
          { names: missing.map(({ name }) => name).join(', ') },
        )}
      </p>
      <TickBox checked={archives} onChange={onArchives}>
        {sayCount(missing.length, 'Archive it: take it off the menu', 'Archive them: take them off the menu')}
      </TickBox>
    </div>
  );
}
