import './dish-reports.css';
import type { PublicReport } from '@clearplate/contract/reports';
import { sayDate } from '@clearplate/domain/facts/instants';
import { useQuery } from '@tanstack/react-query';
import { whileInSight } from '../../shared/api/in-sight.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { sayReport } from './say-report.ts';
import { say } from '../../translations/say.ts';

export const reportsOf = (id: string) => callQuery('listDishReports', { params: { id } });

/** What diners reported of a dish and the restaurant answered, and how to report something. */
export function DishReports({ id }: { id: string }) {
  const { data, isError } = useQuery({ ...reportsOf(id), ...whileInSight });
  const reports = Array.isArray(data) ? data : [];
  return (
    <section className="dish-reports" aria-labelledby="reports-heading">
      <h2 id="reports-heading">{say('From diners')}</h2>
      {isError && <p>{say('What diners reported could not be loaded.')}</p>}
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
          {say('I reacted to this dish')}
        </LinkButton>
        <LinkButton kind="quiet" to={`/dish/${id}/report`} state={{ kind: 'wrong' }}>
          {say('This looks wrong')}
        </LinkButton>
      </p>
    </section>
  );
}

function Reported({ report }: { report: PublicReport }) {
  return (
    <>
      <strong>{`${sayReport(report)}.`}</strong>
      {report.state === 'closed' && report.kind === 'reaction' && ` ${say('The restaurant has stated it anew since.')}`}
      {report.answer && (
        <p className="dish-reports__answer">
          {say('The restaurant answers, {date}: “{answer}”', {
            date: sayDate(report.answered_at, say),
            answer: report.answer,
          })}
        </p>
      )}
    </>
  );
}
