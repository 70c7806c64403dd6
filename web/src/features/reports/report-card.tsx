import './report-card.css';
import type { RestaurantReport } from '@clearplate/contract/reports';
import { formatDate } from '@clearplate/domain/facts/instants';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { describeReport } from './describe-report.ts';
import { t } from '../../translations/t.ts';

type Reported = RestaurantReport['allergens'][number];

const states = {
  get open() {
    return t('Open');
  },
  get closed() {
    return t('Settled');
  },
  get withdrawn() {
    return t('Withdrawn');
  },
  get dismissed() {
    return t('Dismissed');
  },
} as const;

function describeProgress({ allergen, restated_at, cleared_at }: Reported): string {
  const word = nameOfAllergen(allergen);
  if (cleared_at !== null) return t('{word}: settled {date}', { word, date: formatDate(cleared_at, t) });
  if (restated_at === null) return t('{word}: no new statement from the restaurant yet', { word });
  return t('{word}: new statement {date}, waiting for an admin to check it', {
    word,
    date: formatDate(restated_at, t),
  });
}

export interface ReportCardProps {
  report: RestaurantReport;
  /** The restaurant's name, if it isn't obvious. */
  restaurant?: string;
  /** Sets the heading level in the page's outline. */
  level?: 2 | 3;
  children?: ReactNode;
}

/** Shows one report to the people who handle it, without its author. */
export function ReportCard({ report, restaurant, level = 3, children }: ReportCardProps) {
  const Heading = `h${level}` as const;
  const { dish_id, dish_name, state, allergens, words, answer } = report;
  return (
    <article className="report-card">
      <Heading className="report-card__name">
        <Link to={`/dish/${dish_id}`}>{dish_name}</Link>
      </Heading>
      <p>{[restaurant, describeReport(report), states[state]].filter(Boolean).join(' · ')}</p>
      {allergens.length > 0 && (
        <ul>
          {allergens.map((one) => (
            <li key={one.allergen}>{describeProgress(one)}</li>
          ))}
        </ul>
      )}
      {words && <p className="report-card__words">{`“${words}”`}</p>}
      {answer && <p className="report-card__words">{t('Answered: “{answer}”', { answer })}</p>}
      {children}
    </article>
  );
}
