import './zip-dialog.css';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { invalidZip, lookupFailed, zipLength } from '../../../shared/lib/zip-code.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useZipCity } from './use-zip-city.ts';
import { useBoundedWait } from '../../../shared/lib/use-bounded-wait.ts';
import { t } from '../../../translations/t.ts';

const fiveDigits = /^\d{5}$/;
/** The lookup may take this long; we accept a zip code that it could not check in time. */
const timeoutMs = 3000;

/** Holds a zip code being typed. It is chosen when submitted, unless the lookup says that it doesn't exist. */
function useZipEntry(current: string | undefined, onChoose: (zip: string) => void) {
  const [{ text, isSubmitted }, setEntry] = useState({ text: current ?? '', isSubmitted: false });
  const isValid = fiveDigits.test(text);
  const lookup = useZipCity(isValid ? text : undefined);
  const isLooking = useBoundedWait(lookup.isLooking, timeoutMs);
  const isAccepted = isSubmitted && isValid && !isLooking && !lookup.isMissing;
  const choose = useEffectEvent(() => onChoose(text));
  useEffect(() => {
    if (isAccepted) choose();
  }, [isAccepted]);

  const problem = () => {
    if (lookup.isMissing) return t('There is no such zip code.');
    if (isValid) return undefined;
    if (text.length === zipLength) return invalidZip();
    return isSubmitted ? t('Please type all five digits.') : undefined;
  };
  return {
    text,
    type: (next: string) => setEntry({ text: next, isSubmitted: false }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setEntry({ text, isSubmitted: true });
    },
    isValid,
    isWaiting: isSubmitted && isValid && isLooking,
    problem: problem(),
    lookup,
  };
}

export interface ZipFormProps {
  current: string | undefined;
  onChoose: (zip: string) => void;
  onClose: () => void;
}

/** Asks guests for a zip code; `before` holds other areas, above the field. */
export function ZipDialog({ before, ...props }: ZipFormProps & { before?: ReactNode }) {
  return (
    <Dialog open onClose={props.onClose} title={t('Where would you like to eat?')}>
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
        label={t('Zip code')}
        hint={t('Five digits, United States. We use it to find restaurants, and save it only in this browser.')}
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
          {t('Use this zip code')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}

function PlaceLine({ place, hasFailed }: Pick<ReturnType<typeof useZipCity>, 'place' | 'hasFailed'>) {
  if (place) return place;
  if (!hasFailed) return t('Looking up the place…');
  return (
    <>
      <span>{lookupFailed()}</span> <small>{t('You can still use this zip code.')}</small>
    </>
  );
}
