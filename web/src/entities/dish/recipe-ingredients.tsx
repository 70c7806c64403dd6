import './recipe-ingredients.css';
import type { Recipe } from '@clearplate/contract/recipes';
import { bandOf } from '../verdict/probability-band.ts';
import { describeCompleteness } from './describe-completeness.ts';
import { t } from '../../translations/t.ts';

/** Shows listed or estimated ingredients. Estimates are labelled, because a low probability clears nothing. */
export function RecipeIngredients({ recipe }: { recipe: Pick<Recipe, 'ingredients' | 'estimated' | 'facts'> }) {
  const { ingredients, estimated, facts } = recipe;
  if (ingredients.length === 0) return <p className="recipe-ingredients__none">{t('No ingredient information')}</p>;
  return (
    <div className="recipe-ingredients">
      <p id="recipe-ingredients-source">
        {estimated
          ? t('An estimate: the restaurant has not listed them. Low does not mean absent.')
          : t('Certain: listed by the restaurant. {completeness}', {
              completeness: describeCompleteness(facts.ingredientsCompleteAt),
            })}
      </p>
      <table aria-label={t('List of Ingredients')} aria-describedby="recipe-ingredients-source">
        <thead>
          <tr>
            <th scope="col">{t('Ingredient Name')}</th>
            <th scope="col">{t('Probability')}</th>
          </tr>
        </thead>
        <tbody>
          {ingredients.map(({ name, probability }, index) => (
            // A list is shown as written, so it may contain the same name twice.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${index} ${name}`}>
              <th scope="row">{name}</th>
              <td>{bandOf(probability)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
