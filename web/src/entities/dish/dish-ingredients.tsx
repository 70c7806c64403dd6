import './dish-ingredients.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { menuLanguage } from '../../translations/menu-language.ts';
import { describeCompleteness } from './describe-completeness.ts';
import { t } from '../../translations/t.ts';

/** Shows the ingredients that the restaurant listed, and whether it confirmed the list as complete. */
export function DishIngredients({ dish }: { dish: Pick<DishSummary, 'ingredients' | 'facts'> }) {
  const { ingredientsCompleteAt, opaque } = dish.facts;
  if (dish.ingredients.length === 0) return <p className="dish-ingredients__none">{t('No ingredient information')}</p>;
  return (
    <div className="dish-ingredients">
      <ul role="list" lang={menuLanguage}>
        {dish.ingredients.map((name, index) => (
          // A list is shown as written, so it may contain the same name twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${name}`}>{name}</li>
        ))}
      </ul>
      <p>{describeCompleteness(ingredientsCompleteAt)}</p>
      {opaque.length > 0 && (
        <p>{t('It doesn’t say what these are made of: {opaque}.', { opaque: opaque.join(', ') })}</p>
      )}
    </div>
  );
}
