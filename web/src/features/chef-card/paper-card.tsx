import './paper-card.css';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { CardSheet, type CardSheetProps } from './card-sheet.tsx';

/** Sizes go from readable across a kitchen down to readable at arm's length. */
const typeSizesPt = [17, 16, 15, 14, 13, 12, 11, 10, 9];

/** Letter, which is shorter than A4, has this height between its margins: 279 mm less 24, and some to spare. */
const pageHeightMm = 248;
const pxPerMm = 96 / 25.4;

/**
 * Sets the largest type size at which everything fits on one page, measured on the element itself. Returns `false` if
 * none does.
 */
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
  /** Called with whether the card fits on one page. */
  onFit: (fits: boolean) => void;
}

/** Renders the card for print. On the screen it is laid out invisibly, at A4's width, to measure it. */
export function PaperCard({ onFit, ...sheet }: PaperCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const fit = useCallback(() => {
    if (ref.current) onFit(fitOnPage(ref.current));
  }, [onFit]);
  // We fit it again after every change of its content, and once the fonts have loaded.
  useLayoutEffect(fit);
  useEffect(() => void document.fonts?.ready.then(fit), [fit]);
  return (
    <div ref={ref} className="paper-card" aria-hidden="true">
      <CardSheet {...sheet} />
    </div>
  );
}
