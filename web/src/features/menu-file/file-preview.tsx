import type { MenuFilePreview } from '@clearplate/contract/menu-file';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { TickBox } from '../../shared/ui/tick-box.tsx';
import { PreviewRow } from './preview-row.tsx';
import { countOf, sayCounts } from './say-file.ts';

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
      <h2 id="file-preview">What it would change</h2>
      <p role="status">{sayCounts(preview)}</p>
      {isWrong && <p>Nothing can be applied while something is wrong: mend the file and choose it again.</p>}
      <ul className="menu-file__rows" role="list">
        {told.map((row) => (
          <PreviewRow key={row.line} row={row} />
        ))}
      </ul>
      {missing.length > 0 && <Missing missing={missing} archives={archives} onArchives={setArchives} />}
      <Button kind="primary" busy={busy} disabled={isWrong || doesNothing} onClick={() => onApply(archives)}>
        Apply to the menu
      </Button>
      {doesNothing && !isWrong && <p>The menu says all of this already.</p>}
    </section>
  );
}

interface MissingProps {
  missing: MenuFilePreview['missing'];
  archives: boolean;
  onArchives: (archives: boolean) => void;
}

function Missing({ missing, archives, onArchives }: MissingProps) {
  const count = missing.length === 1 ? '1 dish of the menu is' : `${missing.length} dishes of the menu are`;
  return (
    <div>
      <p>
        {count} not in the file, and {missing.length === 1 ? 'is' : 'are'} left alone:{' '}
        {missing.map(({ name }) => name).join(', ')}.
      </p>
      <TickBox checked={archives} onChange={onArchives}>
        Archive {missing.length === 1 ? 'it' : 'them'}: take {missing.length === 1 ? 'it' : 'them'} off the menu
      </TickBox>
    </div>
  );
}
