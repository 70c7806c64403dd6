import './dish-row.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import type { Assessment, Verdict } from '@clearplate/domain/verdict/verdict';
import { describePoints } from '@clearplate/domain/verdict/points-to-ask';
import { describeBriefly, listPoints } from '@clearplate/domain/wording/describe-lines';
import { verdictLabel } from '@clearplate/domain/wording/verdict-words';
import { memo, type ReactNode, useContext } from 'react';
import { useUnfolded } from '../../shared/lib/use-unfolded.ts';
import { RecordLink } from '../../shared/ui/record-link.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { menuLanguage } from '../../translations/menu-language.ts';
import { t } from '../../translations/t.ts';
import { listLines } from '../verdict/describe-verdict.ts';
import { RatherNot } from '../verdict/rather-not.tsx';
import { VerdictAsk } from '../verdict/verdict-ask.tsx';
import { AsOfTime, VerdictLines } from '../verdict/verdict-badge.tsx';
import { BriefVerdict } from './brief-verdict.tsx';
import type { IsCurrent } from './describe-not-stated.ts';
import { DishAllergens } from './dish-allergens.tsx';
import { DishCardSlotsContext } from './dish-card-slots.ts';
import { formatDishPrice } from './dish-price.ts';

export interface DishRowProps {
  dish: DishSummary;
  assessment: Assessment & { readonly verdict: Verdict };
  isCurrent: IsCurrent;
  /** Sets the heading level in the page's outline. */
  level: 2 | 3 | 4;
  /** Whether no heading above names the verdict. */
  isNamed?: boolean;
  /** Stands beside the verdict, for what the user was told. */
  mark?: ReactNode;
}

/**
 * Shows a dish of an assessed menu in two or three lines, and unfolds to the whole reason. Screen readers read it
 * before the price, which is above it.
 */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { dish, assessment, isCurrent, level, isNamed = false, mark } = props;
  const { isOpen, details } = useUnfolded();
  const Heading = `h${level}` as const;
  const { id, name, image_url, dish_price } = dish;
  const { verdict } = assessment;
  const { text, ask, more } = describeBriefly(assessment, t);
  return (
    <article className={`dish-row dish-row--${verdict}`} data-verdict={verdict}>
      <Heading className="dish-row__name">
        <RecordLink to={`/dish/${id}`} preview={{ name, picture: image_url }}>
          {name}
        </RecordLink>
      </Heading>
      <details {...details} className="dish-row__reason">
        <summary>
          <BriefVerdict
            {...{ assessment, verdict, isNamed }}
            text={ask === undefined || isOpen ? text : `${text}. ${ask}`}
          />
          {more > 0 && !isOpen && (
            <span className="dish-row__more">
              <span aria-hidden="true">{`+${more}`}</span>
              <VisuallyHidden>{t('and {more} more', { more })}</VisuallyHidden>
            </span>
          )}
        </summary>
        {isOpen && <WholeReason dish={dish} assessment={assessment} isCurrent={isCurrent} />}
      </details>
      {mark}
      <RatherNot assessment={assessment} />
      <p className="dish-row__price">{formatDishPrice(dish_price)}</p>
      <ForPaper assessment={assessment} />
    </article>
  );
});

/** Says the rest of the reason, below the line that it was unfolded from. The dish's page says what it is based on. */
function WholeReason({ dish, assessment, isCurrent }: Omit<DishRowProps, 'level' | 'isNamed' | 'mark'>) {
  const { Corner, Actions } = useContext(DishCardSlotsContext);
  const lines = listLines(assessment);
  return (
    <div className="dish-row__whole">
      <div className="dish-row__rest">
        <AsOfTime />
        <VerdictLines
          lines={assessment.verdict === 'none_declared' ? lines : lines.slice(1)}
          withMarks={lines.length > 1}
        />
        <VerdictAsk questions={listPoints(assessment)} isWhole />
      </div>
      {dish.description.trim() !== '' && (
        <p className="dish-card__text" lang={menuLanguage}>
          {dish.description}
        </p>
      )}
      <DishAllergens facts={dish.facts} isCurrent={isCurrent} />
      <div className="dish-row__actions">
        {Actions && assessment.verdict !== 'avoid' && <Actions dish={dish} />}
        {Corner && <Corner dish={dish} />}
      </div>
    </div>
  );
}

/** Prints everything that the row leaves out, because nothing unfolds on paper. */
function ForPaper({ assessment }: Pick<DishRowProps, 'assessment'>) {
  const questions = listPoints(assessment);
  return (
    <div className="dish-row__paper" hidden>
      <p>
        {[verdictLabel(assessment, t), ...listLines(assessment).map(({ text }) => text)].join(' · ')}
        {questions.length > 0 && ` · ${t('Ask {questions}', { questions: describePoints(questions, t) })}`}
      </p>
    </div>
  );
}
