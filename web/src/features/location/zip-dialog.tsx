import './zip-dialog.css';
import type { ReactNode } from 'react';
import { lookupFailed, zipLength } from '../../shared/lib/zip-code.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { usePlace } from './use-place.ts';
import { useZipEntry } from './use-zip-entry.ts';
import { say } from '../../translations/say.ts';

export interface ZipFormProps {
  current: string | undefined;
  onChoose: (zip: string) => void;
  onClose: () => void;
}

/** A guest's way to say where they are. `before`: other ways, ahead of the field. */
export function ZipDialog({ before, ...props }: ZipFormProps & { before?: ReactNode }) {
  return (
    <Dialog open onClose={props.onClose} title={say('Where would you like to eat?')}>
      <div className="zip-dialog">
        {before}
        <ZipForm {...props} />
      </div>
    </Dialog>
  );
}

export function ZipForm({ current, onChoose, onClose }: ZipFormProps) {
  const entry = useZipEntry(current, onChoose);
  const canBeUsed = entry.isValid && !entry.problem;
  return (
    <form className="zip-dialog" noValidate onSubmit={entry.submit}>
      <TextField
        label={say('Zip code')}
        hint={say('Five digits, United States. It is sent to find restaurants, and saved only in this browser.')}
        value={entry.text}
        onChange={(event) => entry.type(event.target.value.trim())}
        errorIsLive
        error={entry.problem}
        maxLength={zipLength}
        required
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <div className="zip-dialog__place" role="status">
        {canBeUsed && <PlaceLine {...entry.lookup} />}
      </div>
      <div className="zip-dialog__actions">
        <Button type="submit" kind="primary" aria-disabled={!canBeUsed} busy={entry.isWaiting}>
          {say('Use this zip code')}
        </Button>
        <Button onClick={onClose}>{say('Cancel')}</Button>
      </div>
    </form>
  );
}

function PlaceLine({ place, hasFailed }: Pick<ReturnType<typeof usePlace>, 'place' | 'hasFailed'>) {
  if (place) return place;
  if (!hasFailed) return say('Looking up the place…');
  return (
    <>
      <span>{lookupFailed()}</span> <small>{say('You can use this zip code all the same.')}</small>
    </>
  );
}
