import './zip-picker.css';
import { useState } from 'react';
import { announce } from '../../shared/ui/announcer.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { usePlace } from './use-place.ts';
import { useZip } from './use-zip.ts';
import { ZipDialog } from './zip-dialog.tsx';

/** Says for which zip code the page is, and lets one set, change or clear it. */
export function ZipPicker() {
  const { zip, setZip, clearZip } = useZip();
  const [isOpen, setOpen] = useState(false);
  const { place } = usePlace(zip);
  const choose = (next: string) => {
    setOpen(false);
    setZip(next);
    announce(`Showing places in zip code ${next}`);
  };
  const clear = () => {
    clearZip();
    announce('Zip code cleared. Showing places everywhere.');
  };
  return (
    <div className="zip-picker">
      <Button className="zip-picker__set" onClick={() => setOpen(true)}>
        <PinIcon />
        {zip ? <ZipLabel zip={zip} place={place} /> : 'Set your zip code'}
      </Button>
      {zip && (
        <Button kind="quiet" onClick={clear}>
          Clear zip code
        </Button>
      )}
      {isOpen && <ZipDialog current={zip} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ZipLabel({ zip, place }: { zip: string; place: string | undefined }) {
  return (
    <span>
      <span className="visually-hidden">Change zip code: </span>
      {place ? `${place} ${zip}` : zip}
    </span>
  );
}

function PinIcon() {
  return (
    <svg className="zip-picker__pin" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M10 18s6-5.6 6-10A6 6 0 0 0 4 8c0 4.4 6 10 6 10Z" />
      <circle cx="10" cy="8" r="2.2" />
    </svg>
  );
}
