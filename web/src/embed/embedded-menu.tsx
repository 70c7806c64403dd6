import type { DishSummary } from '@clearplate/contract/dishes';
import type { EmbedAnswers } from '@clearplate/contract/embedding';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { formatDate, isCurrent as isCurrentAt } from '@clearplate/domain/facts/instants';
import { countVerdicts } from '@clearplate/domain/verdict/restaurant-summary';
import type { Assessment, Verdict } from '@clearplate/domain/verdict/verdict';
import { describeBriefly, listPoints } from '@clearplate/domain/wording/describe-lines';
import type { ReactNode } from 'react';
import { BriefVerdict } from '../entities/dish/brief-verdict.tsx';
import { DishAllergens } from '../entities/dish/dish-allergens.tsx';
import { formatDishPrice } from '../entities/dish/dish-price.ts';
import { groupBySection } from '../entities/dish/group-by-section.ts';
import type { IsCurrent } from '../entities/dish/describe-not-stated.ts';
import { assessFor } from '../entities/eater/assess-for.ts';
import type { Settings } from '../entities/eater/read-settings.ts';
import { listLines } from '../entities/verdict/describe-verdict.ts';
import { VerdictAsk } from '../entities/verdict/verdict-ask.tsx';
import { VerdictHead, VerdictLines } from '../entities/verdict/verdict-badge.tsx';
import { VerdictTally } from '../entities/verdict/menu-tally.tsx';
import { VerdictMark } from '../entities/verdict/verdict-mark.tsx';
import { buildGrid } from '../features/menu-offers/allergen-grid.ts';
import { GridTable } from '../features/menu-offers/grid-table.tsx';
import { wordOfAllergen } from '../shared/lib/allergen-words.ts';
import { AvoidForm, readAvoidForm } from './avoid-form.tsx';
import { menuLanguage } from '../translations/menu-language.ts';
import { type Phrase, formatList, phrase, t, tPhrase } from '../translations/t.ts';

export interface EmbeddedMenuProps {
  readonly restaurant: RestaurantDetail;
  readonly dishes: readonly DishSummary[];
  /** `undefined` if they can't be loaded: then nothing clears. */
  readonly settings: Settings | undefined;
  /** The page was made at this time, UTC. */
  readonly now: string;
  /** The form was sent with these values. */
  readonly answers: EmbedAnswers;
  /** The form goes to the page's own path and query, which contain no answers. */
  readonly action: string;
  /** Links start with the site's own address, without a slash at its end. */
  readonly site: string;
}

/**
 * Shows a restaurant's menu in a frame on its own website. It works without scripts: ticking something sends a form.
 */
export function EmbeddedMenu({ restaurant, dishes, settings, now, answers, action, site }: EmbeddedMenuProps) {
  const { ticks, isUnreadable } = readAvoidForm(answers);
  const isAsked = ticks.length > 0 || isUnreadable;
  const isApplied = settings !== undefined && !isUnreadable;
  const assess = assessFor({
    state: !isAsked ? 'guest' : isApplied ? 'applied' : 'not-applied',
    eaters: ticks.length > 0 ? [{ avoids: ticks }] : [],
    settings,
    now,
  });
  const isCurrent: IsCurrent = (at) => settings !== undefined && isCurrentAt(at, now, settings.statementDays);
  return (
    <main className="embed" aria-labelledby="embed-name">
      <h1 id="embed-name">{t('Allergens at {name}', { name: restaurant.name })}</h1>
      {isAsked ? (
        <details className="embed__change">
          <summary>
            <strong>
              {t('Avoiding: {names}', {
                names: formatList(ticks.map(({ allergen }) => wordOfAllergen(allergen))) || t('something else'),
              })}
            </strong>
            <span>{t('Change')}</span>
          </summary>
          <AvoidForm answers={answers} action={action} />
        </details>
      ) : (
        <AvoidForm answers={answers} action={action} />
      )}
      {isAsked && !isApplied && (
        <p className="embed__notice" role="alert">
          {t('We could not check the menu for what you avoid. Ask the restaurant about every dish.')}
        </p>
      )}
      {/* This is for the script that asks again (`embed-script.ts` of the server). */}
      <p id="embed-stale" className="embed__notice" role="alert" hidden>
        {t('We could not check the menu for what you avoid. Ask the restaurant about every dish.')}
      </p>
      {dishes.length === 0 ? (
        <p className="embed__notice">{t('This restaurant has no menu here yet.')}</p>
      ) : isAsked ? (
        <Answered {...{ dishes, isCurrent }} assessments={dishes.map(({ facts }) => assess(facts))} />
      ) : (
        <Plain {...{ dishes, isCurrent }} />
      )}
      {settings && dishes.length > 0 && (
        <details className="embed__grid">
          <summary>{t('Allergens of the whole menu, to print')}</summary>
          <GridTable
            className="embed__scroll"
            grid={buildGrid(dishes, { ...settings, now }, restaurant.also_answers_for)}
            title={`${restaurant.name}, ${formatDate(now, t)}`}
          />
        </details>
      )}
      <footer className="embed__foot">
        <p>
          {t(
            'Confirm with the restaurant before you order: recipes and kitchens change, and only the people who cook know today’s dish.',
          )}
        </p>
        <p>
          {t('As of {date}.', { date: formatDate(now, t) })} {t('What you tick here is not stored.')}{' '}
          <a href={`${site}/restaurant/${restaurant.id}`} target="_blank" rel="noopener">
            {t('This menu on Clearplate')}
          </a>
        </p>
      </footer>
    </main>
  );
}

/** Dishes that can be eaten come first; those to avoid come last, unfolded. */
const groups: readonly (readonly [Verdict, Phrase])[] = [
  ['none_declared', phrase('Said to be without')],
  ['cross_contact', phrase('Traces possible')],
  ['not_verified', phrase('Not verified')],
  ['avoid', phrase('Avoid')],
];

type Answer = Assessment & { readonly verdict: Verdict };

interface AnsweredProps {
  dishes: readonly DishSummary[];
  assessments: readonly (Assessment | undefined)[];
  isCurrent: IsCurrent;
}

function Answered({ dishes, assessments, isCurrent }: AnsweredProps) {
  const answered = dishes.flatMap((dish, index) => {
    const assessment = assessments[index];
    return assessment && assessment.verdict !== null ? [{ dish, assessment: assessment as Answer }] : [];
  });
  return (
    <>
      <p role="status">
        <VerdictTally counts={{ ...countVerdicts(answered.map(({ assessment }) => assessment)), disliked: 0 }} />
      </p>
      {groups.map(([verdict, name]) => {
        const some = answered.filter(({ assessment }) => assessment.verdict === verdict);
        if (some.length === 0) return null;
        return (
          <Section key={verdict} name={tPhrase(name)} verdict={verdict}>
            {some.map(({ dish, assessment }) => (
              <li key={dish.id}>
                <AnsweredDish {...{ dish, assessment, isCurrent }} />
              </li>
            ))}
          </Section>
        );
      })}
    </>
  );
}

function Section({ name, verdict, children }: { name: string; verdict?: Verdict; children: ReactNode }) {
  return (
    <section className="embed__section" aria-label={name || t('Dishes')}>
      {name !== '' && (
        <h2>
          {verdict && <VerdictMark verdict={verdict} />} {name}
        </h2>
      )}
      <ul className="dish-rows" role="list">
        {children}
      </ul>
    </section>
  );
}

interface AnsweredDishProps {
  dish: DishSummary;
  assessment: Answer;
  isCurrent: IsCurrent;
}

function AnsweredDish({ dish, assessment, isCurrent }: AnsweredDishProps) {
  const { verdict } = assessment;
  const { text, ask } = describeBriefly(assessment, t);
  const lines = listLines(assessment);
  return (
    <article className={`dish-row dish-row--${verdict}`} data-verdict={verdict}>
      <h3 className="dish-row__name" lang={menuLanguage}>
        {dish.name}
      </h3>
      <details className="dish-row__reason">
        <summary>
          <BriefVerdict {...{ assessment, verdict }} text={ask === undefined ? text : `${text}. ${ask}`} />
        </summary>
        <div className="dish-row__whole">
          <div className={`verdict verdict--${verdict}`}>
            <VerdictHead {...{ assessment, verdict }} />
            <VerdictLines lines={lines} withMarks={lines.length > 1} />
            <VerdictAsk questions={listPoints(assessment)} isWhole />
          </div>
          {dish.description.trim() !== '' && <p lang={menuLanguage}>{dish.description}</p>}
          <DishAllergens facts={dish.facts} isCurrent={isCurrent} />
        </div>
      </details>
      <p className="dish-row__price">{formatDishPrice(dish.dish_price)}</p>
    </article>
  );
}

function Plain({ dishes, isCurrent }: { dishes: readonly DishSummary[]; isCurrent: IsCurrent }) {
  return groupBySection(dishes, ({ section }) => section).map(({ name, items }) => {
    const Heading = name === '' ? 'h2' : 'h3';
    return (
      <Section key={name} name={name}>
        {items.map((dish) => (
          <li key={dish.id}>
            <article className="dish-row">
              <Heading className="dish-row__name" lang={menuLanguage}>
                {dish.name}
              </Heading>
              <p className="dish-row__price">{formatDishPrice(dish.dish_price)}</p>
              <div className="embed__words">
                {dish.description.trim() !== '' && <p lang={menuLanguage}>{dish.description}</p>}
                <Allergens facts={dish.facts} isCurrent={isCurrent} />
              </div>
            </article>
          </li>
        ))}
      </Section>
    );
  });
}

const never = () => false;

/** Beside what is stated as absent is what remains of it if the menu can't be loaded again (`embed-script.ts`). */
function Allergens({ facts, isCurrent }: Pick<DishSummary, 'facts'> & { isCurrent: IsCurrent }) {
  const said = <DishAllergens facts={facts} isCurrent={isCurrent} />;
  if (!facts.allergens.some(({ coveredAt }) => isCurrent(coveredAt))) return said;
  return (
    <>
      <div className="embed__now">{said}</div>
      <div className="embed__then" hidden>
        <DishAllergens facts={facts} isCurrent={never} />
      </div>
    </>
  );
}
