import { languages } from '../../translations/languages.ts';
import type { Card } from './card-foods.ts';
import type { CardSheetProps } from './card-sheet.tsx';
import { t } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

const foodsOf = ({ people }: Card) => people.flatMap(({ groups }) => groups.flatMap(({ foods }) => foods));

/** Says where the names on the card come from. */
export function CardSources({ card, language, texts }: CardSheetProps) {
  const { lists, terms } = texts.allergens;
  const { tag } = languages[language];
  const foods = foodsOf(card);
  const own = new Set(
    foods.flatMap((food) => ('allergen' in food && !terms[food.allergen].official ? [terms[food.allergen].term] : [])),
  );
  const written = new Set(foods.flatMap((food) => ('written' in food ? [food.written] : [])));
  return (
    <section className="card-sources" aria-labelledby="card-words">
      <h2 id="card-words">{t('About the names')}</h2>
      {written.size > 0 && language !== 'en' && (
        <p>
          <Translation
            sentence="Not translated, as you wrote it: {span}."
            span={<span lang="">{[...written].join(', ')}</span>}
          />
        </p>
      )}
      <p>{t('The allergen names come from these official lists:')}</p>
      <ul lang={tag}>
        {lists.map((list) => (
          <li key={list}>{list}</li>
        ))}
      </ul>
      {own.size > 0 && (
        <p>
          <Translation
            sentence="These are not in the lists, so the wording is ours: {span}."
            span={<span lang={tag}>{[...own].join(', ')}</span>}
          />
        </p>
      )}
    </section>
  );
}
