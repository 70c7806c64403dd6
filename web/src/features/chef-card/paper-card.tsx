import './paper-card.css';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { CardSheet, type CardSheetProps } from './card-sheet.tsx';

/** From what is read across a kitchen down to what is still read at arm's length. */
const typeSizesPt = [17, 16, 15, 14, 13, 12, 11, 10, 9];

/** What Letter leaves between its margins, which is less than A4 does: 279 mm less 24, and some to spare. */
const pageHeightMm = 248;
const pxPerMm = 96 / 25.4;

/** Sets the largest type at which all of it stands on one page, tried on the element itself. Whether there is one. */
function fitOnPage(paper: HTMLElement): boolean {
  const fits = () => paper.getBoundingClientRect().height <= pageHeightMm * pxPerMm;
  for (const isTight of [false, true]) {
    paper.toggleAttribute('data-tight', isTight);
    for (const size of typeSizesPt) {
      paper.style.fontSize = `${size}pt`;
      if (fits()) return true;
    }
  }
  return false;
}

export interface PaperCardProps extends CardSheetProps {
  /** Told whether the card fits one page. */
  onFit: (fits: boolean) => void;
}

/** The card as it is printed. On the screen it is laid out unseen, as wide as A4 leaves, to measure it. */
export function PaperCard({ onFit, ...sheet }: PaperCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const fit = useCallback(() => {
    if (ref.current) onFit(fitOnPage(ref.current));
  }, [onFit]);
  // After every change of what is on it, and once the letters are those that are printed.
  useLayoutEffect(fit);
  useEffect(() => void document.fonts?.ready.then(fit), [fit]);
  return (
    <div ref={ref} className="paper-card" aria-hidden="true">
      <CardSheet {...sheet} />
    </div>
  );
}
