import type { RestaurantReport } from '@clearplate/contract/reports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../shared/api/client.ts';
import { usePagedCall } from '../../shared/api/queries.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { TextArea } from '../../shared/ui/text-field.tsx';
import { ReportCard } from './report-card.tsx';
import { t, tCount } from '../../translations/t.ts';

/** Shows the owner what diners reported of the restaurant's dishes, with a way to answer. */
export function ReportsOfRestaurant({ restaurantId }: { restaurantId: number }) {
  const { items, error, retry, ...more } = usePagedCall('listRestaurantReports', {
    params: { id: String(restaurantId) },
  });
  if (error) return <ErrorState error={error} text={t('What diners reported could not be loaded.')} onRetry={retry} />;
  if (!items) return <Skeleton shape="box" />;
  if (items.length === 0) return <EmptyState text={t('No diner has reported anything.')} />;
  return (
    <>
      <ul className="report-list" role="list">
        {items.map((report) => (
          <li key={report.id}>
            <ReportCard report={report}>
              <AnswerForm report={report} />
            </ReportCard>
          </li>
        ))}
      </ul>
      <LoadMore {...more} shown={tCount(items.length, '{count} report', '{count} reports')} />
    </>
  );
}

function AnswerForm({ report }: { report: RestaurantReport }) {
  const queries = useQueryClient();
  const [text, setText] = useState(report.answer ?? '');
  const form = useForm({
    send: async (answer: string | null) => {
      await client.answerReport({ params: { id: String(report.id) }, body: { answer } });
      await queries.invalidateQueries({ queryKey: ['listRestaurantReports'] });
    },
    explain: (error) => ({ refusal: describeRefusal(error, t('The answer was not saved')) }),
  });
  return (
    <form noValidate onSubmit={(event) => form.submit(event, text.trim() === '' ? null : text)}>
      <TextArea
        label={t('Your answer about {dishName}', { dishName: report.dish_name })}
        hint={t('Everybody can read it on the dish’s page. Please don’t name anybody.')}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ProblemNotice>{form.refusal}</ProblemNotice>
      <p className="report-card__ways">
        <Button type="submit" busy={form.busy} disabled={text.trim() === (report.answer ?? '')}>
          {report.answer ? t('Change the answer') : t('Answer in public')}
        </Button>
      </p>
    </form>
  );
}
