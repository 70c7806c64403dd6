import './marked-text.css';
import type { AllergenId } from '@clearplate/domain/allergens';
import { memo, type ReactNode } from 'react';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { isOwnLine } from './own-line.ts';
import { shownLength, type Mark } from './text-check.ts';
import { say } from '../../translations/say.ts';

function sayAllergens(ids: readonly AllergenId[]): string {
  const found = new Set(ids);
  const said = ids.filter((id) => isOwnLine(id, found));
  return said.map((id) => wordOfAllergen(id)).join(', ');
}

function levelOf({ contains, mayContain }: Mark): 'contains' | 'may_contain' | 'ask' {
  if (contains.length > 0) return 'contains';
  return mayContain.length > 0 ? 'may_contain' : 'ask';
}

/** What the words gave away: "fish; may: egg, mustard". */
function sayMark({ contains, mayContain }: Mark): string {
  const may = mayContain.length > 0 ? [say('may: {allergens}', { allergens: sayAllergens(mayContain) })] : [];
  return [...(contains.length > 0 ? [sayAllergens(contains)] : []), ...may].join('; ') || say('ask');
}

/** A pasted text as it is, with the words that gave something away marked by a line, a shape and a word behind them. */
export const MarkedText = memo(function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const mark of marks) {
    parts.push(text.slice(at, mark.start));
    parts.push(
      <mark key={mark.start} className={`found found--${levelOf(mark)}`}>
        <bdi>{text.slice(mark.start, mark.end)}</bdi>
        <bdi className="found__what"> ({sayMark(mark)})</bdi>
      </mark>,
    );
    at = mark.end;
  }
  parts.push(text.slice(at, Math.max(at, shownLength)));
  return (
    <p className="marked-text" dir="auto">
      {parts}
      {text.length > shownLength && '…'}
    </p>
  );
});
