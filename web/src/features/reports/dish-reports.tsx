import './dish-reports.css';
import type { PublicReport } from '@clearplate/contract/reports';
import { formatDate } from '@clearplate/domain/facts/instants';
import { useQuery } from '@tanstack/react-query';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { describeReport } from './describe-report.ts';
import { t } from '../../translations/t.ts';

export const reportsOf = (id: string) => callQuery('listDishReports', { params: { id } });

/** Shows what diners reported about a dish, the restaurant's answers, and how to report something. */
export function DishReports({ id }: { id: string }) {
  const { data, isError } = useQuery({ ...reportsOf(id), ...whileInSight });
  const reports = Array.isArray(data) ? data : [];
  return (
    <section className="dish-reports" aria-labelledby="reports-heading">
      <h2 id="reports-heading">{t('From diners')}</h2>
      {isError && <p>{t('What diners reported could not be loaded.')}</p>}
      {reports.length > 0 && (
        <ul role="list">
          {reports.map((report) => (
            <li key={report.id}>
              <Reported report={report} />
            </li>
          ))}
        </ul>
      )}
      <p className="dish-reports__ways">
        <LinkButton to={`/dish/${id}/report`} state={{ kind: 'reaction' }}>
          {t('I reacted to this dish')}
        </LinkButton>
        <LinkButton kind="quiet" to={`/dish/${id}/report`} state={{ kind: 'wrong' }}>
          {t('This looks wrong')}
        </LinkButton>
      </p>
    </section>
  );
}

function Reported({ report }: { report: PublicReport }) {
  return (
    <>
      <strong>{`${describeReport(report)}.`}</strong>
      {report.state === 'closed' &&
        report.kind !== 'wrong' &&
        ` ${t('The restaurant has made a new statement since.')}`}
      {report.answer && (
        <p className="dish-reports__answer">
          {t('The restaurant answers, {date}: “{answer}”', {
            date: formatDate(report.answered_at, t),
            answer: report.answer,
          })}
        </p>
      )}
    </>
  );
}
