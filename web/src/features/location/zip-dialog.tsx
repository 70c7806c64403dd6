import './zip-dialog.css';
import { useState, type FormEvent } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { usePlace } from './use-place.ts';

const zipLength = 5;
const fiveDigits = /^\d{5}$/;

export interface ZipDialogProps {
  current: string | undefined;
  onChoose: (zip: string) => void;
  onClose: () => void;
}

export function ZipDialog({ current, onChoose, onClose }: ZipDialogProps) {
  const [text, setText] = useState(current ?? '');
  const isValid = fiveDigits.test(text);
  const isWrong = text.length === zipLength && !isValid;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onChoose(text);
  };
  return (
    <Dialog open onClose={onClose} title="Where would you like to eat?">
      <form className="zip-dialog" onSubmit={submit}>
        <TextField
          label="Zip code"
          hint="Five digits, United States. It stays in this browser."
          value={text}
          onChange={(event) => setText(event.target.value.trim())}
          errorIsLive
          error={isWrong ? 'Please enter a valid US zip code.' : undefined}
          maxLength={zipLength}
          minLength={zipLength}
          required
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <div className="zip-dialog__place" role="status">
          {isValid && <PlaceLine zip={text} />}
        </div>
        <div className="zip-dialog__actions">
          <Button type="submit" kind="primary" aria-disabled={!isValid}>
            Use this zip code
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

function PlaceLine({ zip }: { zip: string }) {
  const { place, hasFailed } = usePlace(zip);
  if (place) return place;
  if (!hasFailed) return 'Looking up the place…';
  return (
    <>
      <span>Error fetching location</span> <small>You can use this zip code all the same.</small>
    </>
  );
}
