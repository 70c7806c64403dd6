import './other-ways.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { formatPrice } from '@clearplate/domain/menu/money';
import type { DerivedVariant } from '@clearplate/domain/facts/derive-dish';
import type { ReactNode } from 'react';
import { menuLanguage } from '../../translations/menu-language.ts';
import { t } from '../../translations/t.ts';
import type { Assess } from '../verdict/assess-list.ts';
import { RatherNot } from '../verdict/rather-not.tsx';
import { VerdictBadge } from '../verdict/verdict-badge.tsx';

interface OtherWaysProps {
  dish: DishSummary;
  /** These ways aren't already offered beside the dish's verdict. */
  ways: readonly DerivedVariant[];
  /** The address asks for the way with this id. */
  opened: string | undefined;
  assess: Assess;
  renderActions: (way: DerivedVariant) => ReactNode;
}

/** Lists the ways in which a dish can be made, each with its own verdict, never the dish's. */
export function OtherWays({ ways, opened, assess, renderActions }: OtherWaysProps) {
  if (ways.length === 0) return null;
  return (
    <section className="other-ways" aria-labelledby="other-ways-heading">
      <h2 id="other-ways-heading">{t('Made another way')}</h2>
      <p>{t('What is said here is only of the dish made so. Ask for it so when you order.')}</p>
      <ul role="list">
        {ways.map((way) => {
          const { id, name, price_cents: price, facts } = way;
          const assessment = assess(facts);
          return (
            assessment && (
              <li key={id}>
                <details className="other-way" open={id === opened}>
                  <summary>
                    <span lang={menuLanguage}>{name}</span>
                    {price !== null && ` · ${formatPrice(price)}`}
                  </summary>
                  {assessment.verdict === null ? (
                    <p>{t('Nothing checked')}</p>
                  ) : (
                    <VerdictBadge assessment={assessment} />
                  )}
                  <RatherNot assessment={assessment} />
                  <div className="other-way__actions">{renderActions(way)}</div>
                </details>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
