import type { CartLine } from '@clearplate/contract/cart';
import { spokenLanguage, t } from '../../translations/t.ts';
import { describeOrderedLine } from './describe-line.ts';
import { idOfLine } from './use-cart.ts';

/**
 * Says which dishes have to be ordered in another way than they come, because a delivery service knows nothing about
 * that.
 */
export function WaysToAsk({ lines }: { lines: readonly CartLine[] }) {
  const ways = lines.filter(({ variant, is_removed }) => variant && !is_removed);
  if (ways.length === 0) return null;
  return (
    <div className="hand-off__ways">
      <p>{t('Ask for these so when you order; the service doesn’t know it:')}</p>
      <ul>
        {ways.map((line) => (
          <li key={idOfLine(line)}>{describeOrderedLine(line, spokenLanguage())}</li>
        ))}
      </ul>
    </div>
  );
}
