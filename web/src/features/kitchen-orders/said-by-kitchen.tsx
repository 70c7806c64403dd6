import './said-by-kitchen.css';
import { VerdictMark } from '../../entities/verdict/verdict-mark.tsx';
import { t } from '../../translations/t.ts';
import type { KitchenSaid } from './kitchen-said.ts';

/** Shows loudly, and announces, what a kitchen ticked against a dish. The live region is there before it is needed. */
export function SaidByKitchen({ said }: { said: readonly KitchenSaid[] }) {
  return (
    <div className="notice__region" role="alert">
      {said.length > 0 && (
        <ul className="said-by-kitchen" role="list" aria-label={t('What the kitchen answers')}>
          {said.map(({ verdict, text }) => (
            <li key={text} className={`said-by-kitchen__one said-by-kitchen__one--${verdict}`}>
              <VerdictMark verdict={verdict} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
