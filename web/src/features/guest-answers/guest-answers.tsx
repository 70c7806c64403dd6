import './guest-answers.css';
import type { EditableMenu } from '@clearplate/contract/menu';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../shared/api/api-error.ts';
import { callQuery, usePagedCall } from '../../shared/api/queries.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { t, tCount } from '../../translations/t.ts';
import { GuestAnswerCard } from './guest-answer-card.tsx';

// Nothing may move while somebody decides.
const asItWas = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** Lists what guests were told at a restaurant, each with what one press would make of it. */
export function GuestAnswers({ restaurantId }: { restaurantId: number }) {
  const id = String(restaurantId);
  const queries = useQueryClient();
  const { items, error, retry, ...more } = usePagedCall('listGuestAnswers', { params: { id } });
  const menuQuery = callQuery('getMenuForEditing', { params: { id } });
  const menu = useQuery({ ...menuQuery, ...asItWas, throwOnError: isNotFound });
  const failed = error ?? menu.error;
  const tryAgain = () => {
    retry();
    void menu.refetch();
  };
  if (failed && (!items || !menu.data))
    return <ErrorState error={failed} text={t('What guests were told could not be loaded.')} onRetry={tryAgain} />;
  if (!items || !menu.data) return <CardSkeletons label={t('Loading what guests were told')} />;
  if (items.length === 0) return <EmptyState text={t('No guest has asked whether something they were told is so.')} />;
  const follow = (newer: EditableMenu) => queries.setQueryData(menuQuery.queryKey, newer);
  return (
    <>
      <ul className="guest-answers" role="list">
        {items.map((answer) => (
          <li key={answer.id}>
            <GuestAnswerCard
              answer={answer}
              menu={menu.data}
              onMenu={follow}
              onSettled={() => void queries.invalidateQueries({ queryKey: ['listGuestAnswers'] })}
            />
          </li>
        ))}
      </ul>
      <LoadMore {...more} shown={tCount(items.length, '{count} question', '{count} questions')} />
    </>
  );
}
