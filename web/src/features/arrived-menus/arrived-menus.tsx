import './arrived-menus.css';
import type { ArrivedMenu } from '@clearplate/contract/arrived-menus';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/queries.ts';
import { formatDay } from '../../shared/lib/format-date.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { t, tCount } from '../../translations/t.ts';
import { ArrivedDishEntry } from './arrived-dish.tsx';
import { describeWarnings } from './describe-arrived.ts';
import { useDecision, type Decide } from './use-decision.ts';

/** Compares menus of a watched folder with the menu: dish by dish, each taken or left. */
export function ArrivedMenus({ id }: { id: string }) {
  const query = useQuery(callQuery('listArrivedMenus', { params: { id } }));
  const { decide, deciding, problem } = useDecision(id, query.data);
  return (
    <div className="arrived-menus">
      <div role="status">{problem === undefined && deciding.isSuccess && <p>{t('Done.')}</p>}</div>
      <ProblemNotice>{problem}</ProblemNotice>
      <Loaded query={query} what={t('what arrived')}>
        {({ arrived }) =>
          arrived.length === 0 ? (
            <EmptyState
              text={t('Nothing is waiting for you.')}
              more={<p>{t('Files that arrive by themselves are shown here until you have looked at them.')}</p>}
            >
              <LinkButton to={`/restaurant/${id}`}>{t('View the menu')}</LinkButton>
            </EmptyState>
          ) : (
            arrived.map((menu) => (
              <ArrivedFile key={menu.id} menu={menu} busy={deciding.isPending} onDecide={decide(menu.id)} />
            ))
          )
        }
      </Loaded>
    </div>
  );
}

function ArrivedFile({ menu, busy, onDecide }: { menu: ArrivedMenu; busy: boolean; onDecide: Decide }) {
  const { file_name: name, received_at: received, date, doubts, warned, dishes, unchanged, missing } = menu;
  const all = (accept: boolean) => onDecide(dishes.map(({ at }) => ({ at, accept })));
  return (
    <section className="arrived-file" aria-labelledby={`arrived-${menu.id}`}>
      <h3 id={`arrived-${menu.id}`}>
        <bdi>{name}</bdi>
      </h3>
      <p>
        {t('Arrived on {day}.', { day: formatDay(new Date(received)) })}{' '}
        {date !== null && t('It is dated {day}.', { day: formatDay(new Date(`${date}T12:00:00`)) })}{' '}
        {unchanged > 0 && tCount(unchanged, '{count} dish is as on your menu.', '{count} dishes are as on your menu.')}
      </p>
      {doubts.map((doubt) => (
        <p key={doubt} className="arrived-file__doubt">
          {doubt}
        </p>
      ))}
      {warned.length > 0 && (
        <div className="arrived-file__warned">
          <h4>{t('Diners are warned already')}</h4>
          <p>{t('The file warns of more than your menu did. That counts since it arrived.')}</p>
          <ul>
            {warned.map(({ dish_id: dishId, name: dish, warnings }) => (
              <li key={dishId}>
                <bdi>{dish}</bdi>: {describeWarnings(warnings)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {dishes.length > 0 && (
        <ul className="arrived-file__dishes" role="list">
          {dishes.map((dish) => (
            <ArrivedDishEntry key={dish.at} dish={dish} busy={busy} onDecide={onDecide} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <details>
          <summary>
            {tCount(
              missing.length,
              '{count} dish of your menu is not in the file, and stays',
              '{count} dishes of your menu are not in the file, and stay',
            )}
          </summary>
          <p dir="auto">{missing.join(', ')}</p>
        </details>
      )}
      <p className="arrived-file__all">
        {dishes.length > 1 && (
          <Button busy={busy} onClick={() => all(true)}>
            {t('Take all of it, without what it denies')}
          </Button>
        )}
        <Button busy={busy} onClick={() => all(false)}>
          {dishes.length > 1 ? t('Leave all of it') : t('I’ve seen it')}
        </Button>
      </p>
    </section>
  );
}
