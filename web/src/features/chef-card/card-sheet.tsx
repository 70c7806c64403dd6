import './card-sheet.css';
import { formatDay } from '../../shared/lib/format-date.ts';
import { type CardTexts, type ChefCardWords, cardTexts } from '../../translations/chef-card.ts';
import { type Language, languages } from '../../translations/languages.ts';
import { type Card, type CardFood, type FoodGroup, keyOf } from './card-foods.ts';
import { spokenLanguage } from '../../translations/t.ts';

interface InBothProps {
  language: Language;
  texts: CardTexts;
  of: (words: ChefCardWords) => string;
}

/** Shows a text in the chosen language, and in English below it. */
function InBoth({ language, texts, of }: InBothProps) {
  return (
    <>
      <span className="in-both__chosen" lang={languages[language].tag}>
        {of(texts.words)}
      </span>
      {language !== 'en' && (
        <span className="in-both__english" lang="en">
          {of(cardTexts.en.words)}
        </span>
      )}
    </>
  );
}

export interface CardSheetProps {
  card: Card;
  language: Language;
  /** Holds the texts of that language. */
  texts: CardTexts;
  /** The server last confirmed the data then. */
  savedAt: string | undefined;
}

/** Shows the card as a kitchen sees it and as it is printed. */
export function CardSheet({ card, language, texts, savedAt }: CardSheetProps) {
  const tongue = { language, texts };
  const words = (of: (words: ChefCardWords) => string) => <InBoth {...tongue} of={of} />;
  return (
    <article className="card-sheet">
      <h2 className="card-sheet__title">{words(({ title }) => (card.isAllergy ? title.allergy : title.wishes))}</h2>
      <p className="card-sheet__intro">{words(({ intro }) => intro)}</p>
      <p className="card-sheet__count">{words(({ count }) => count(card.foods))}</p>
      {card.people.map(({ id, name, groups }) => (
        <section key={id} className="card-sheet__person">
          {name !== '' && <h3 lang="">{name}</h3>}
          {groups.map((group) => (
            <Foods key={group.kind} group={group} {...tongue} />
          ))}
        </section>
      ))}
      {card.isAllergy && <Steps {...tongue} />}
      <p className="card-sheet__thanks">{words(({ thanks }) => thanks)}</p>
      <footer className="card-sheet__foot">
        {texts.words.status === 'unchecked' && <p>{words(({ unchecked }) => unchecked)}</p>}
        {savedAt !== undefined && <p lang={spokenLanguage()}>{`Clearplate, ${formatDay(new Date(savedAt))}`}</p>}
      </footer>
    </article>
  );
}

/** Holds the language and its texts. */
type Tongue = Pick<CardSheetProps, 'language' | 'texts'>;

function Foods({ group: { kind, foods }, ...tongue }: Tongue & { group: FoodGroup }) {
  return (
    <div className={`card-foods card-foods--${kind}`}>
      <p className="card-foods__head">
        <InBoth {...tongue} of={(words) => words.foods[kind]} />
      </p>
      <ul role="list">
        {foods.map((food) => (
          <li key={keyOf(food)}>
            <Food food={food} {...tongue} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Food({ food, language, texts }: Tongue & { food: CardFood }) {
  if ('written' in food) {
    // A typed name may be in any language.
    return (
      <span className="card-food__term" lang="">
        {food.written}
      </span>
    );
  }
  const { tag } = languages[language];
  const { term, also } = texts.allergens.terms[food.allergen];
  return (
    <>
      <span className="card-food__term" lang={tag}>
        {term}
      </span>
      {language !== 'en' && (
        <span className="card-food__english" lang="en">
          {cardTexts.en.allergens.terms[food.allergen].term}
        </span>
      )}
      {also && (
        <span className="card-food__also" lang={tag}>
          {also}
        </span>
      )}
    </>
  );
}

const steps = [
  'hands',
  'surfaces',
  'pans',
  'oil',
  'labels',
  'unsure',
] as const satisfies (keyof ChefCardWords['steps'])[];

function Steps(tongue: Tongue) {
  return (
    <section className="card-sheet__steps">
      <h3>
        <InBoth {...tongue} of={(words) => words.kitchen} />
      </h3>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <InBoth {...tongue} of={(words) => words.steps[step]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
