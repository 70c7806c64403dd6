import './dish-ingredients.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { menuLanguage } from '../../translations/menu-language.ts';
import { describeCompleteness } from './describe-completeness.ts';
import { t } from '../../translations/t.ts';

/** What the restaurant listed, and whether it said that this is all. */
export function DishIngredients({ dish }: { dish: Pick<DishSummary, 'ingredients' | 'facts'> }) {
  const { ingredientsCompleteAt, opaque } = dish.facts;
  if (dish.ingredients.length === 0) return <p className="dish-ingredients__none">{t('No ingredient information')}</p>;
  return (
    <div className="dish-ingredients">
      <ul role="list" lang={menuLanguage}>
        {dish.ingredients.map((name, index) => (
          // A list as it was written may name the same thing twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </ul>
      <p>{describeCompleteness(ingredientsCompleteAt)}</p>
      {opaque.length > 0 && <p>{t('What these are made of is not said: {opaque}.', { opaque: opaque.join(', ') })}</p>}
    </div>
  );
}
