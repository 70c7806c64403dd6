import './offered-ways.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { formatPrice } from '@clearplate/domain/menu/money';
import type { OfferedVariant } from '@clearplate/domain/verdict/assess-variants';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { describeVariant } from '@clearplate/domain/wording/describe-variant';
import { type ReactNode, useContext } from 'react';
import { menuLanguage } from '../../translations/menu-language.ts';
import { t } from '../../translations/t.ts';
import { VerdictMark } from '../verdict/verdict-mark.tsx';
import { DishCardSlotsContext } from './dish-card-slots.ts';

interface Offer {
  dish: DishSummary;
  /** This is about the dish as it comes. */
  assessment: Assessment;
  offered: readonly OfferedVariant[];
  /** Adds actions of this page, after the ones that every dish has. */
  renderActions?: ((way: OfferedVariant) => ReactNode) | undefined;
}

/**
 * Says that a dish to avoid can be made so that it fits, and how to ask for it. Its mark is a plate with a part taken
 * away, because the marks of verdicts are for dishes as they come.
 */
export function OfferedWays({ dish, assessment, offered, renderActions }: Offer) {
  const { Actions } = useContext(DishCardSlotsContext);
  return (
    <ul className="offered-ways" role="list" aria-label={t('Can be made another way')}>
      {offered.map((variant) => {
        const { title, says, ask } = describeVariant(assessment, variant, t);
        return (
          <li key={variant.id} className="offered-way">
            <VerdictMark verdict="with_change" />
            <p className="offered-way__title">{title}</p>
            <p>
              <span className="offered-way__name" lang={menuLanguage}>{`“${variant.name}”`}</span>
              {variant.price_cents !== null && ` · ${formatPrice(variant.price_cents)}`}
            </p>
            <p>{ask === undefined ? says : `${says}. ${ask}`}</p>
            <div>
              {Actions && <Actions dish={dish} way={variant.id} />}
              {renderActions?.(variant)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
