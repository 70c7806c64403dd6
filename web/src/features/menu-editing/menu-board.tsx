import './menu-board.css';
import { us9 } from '@clearplate/domain/facts/allergens';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';
import { Translation } from '../../shared/ui/translation.tsx';
import { Unsettled } from '../../shared/ui/unsettled.tsx';
import { t, tCount } from '../../translations/t.ts';
import { describeAllergens, describeDishes } from './model/describe-task.ts';
import { describeFilter } from './model/describe-filter.ts';
import type { MenuWorkProps } from './menu-work.tsx';
import { menuFilters, type MenuFilter, type MenuSummary } from './model/menu-summary.ts';

// It loads what finds open questions, which nothing else in the editor needs.
const MenuWork = lazy(async () => ({ default: (await import('./menu-work.tsx')).MenuWork }));

const AnswersDialog = lazyDialog(async () => (await import('./answers-dialog.tsx')).AnswersDialog);

/** Says what to do about each task, on a button. */
const describeNext: Readonly<Record<MenuFilter, (count: number) => string>> = {
  contradictory: (count) =>
    tCount(count, 'Resolve the dish that contradicts itself', 'Resolve {count} dishes that contradict themselves'),
  toConfirm: (count) => tCount(count, 'Confirm {count} dish again', 'Confirm {count} dishes again'),
  unstated: (count) => tCount(count, 'State what is in {count} dish', 'State what is in {count} dishes, at once'),
  traces: (count) => tCount(count, 'State the traces of {count} dish', 'State the traces of {count} dishes, at once'),
  lists: (count) => tCount(count, 'Confirm the list of {count} dish', 'Confirm the lists of {count} dishes, at once'),
  expiring: (count) => tCount(count, 'Look at the dish that expires soon', 'Look at {count} dishes that expire soon'),
};

const atOnce: readonly MenuFilter[] = ['unstated', 'traces', 'lists'];

/** What misleads diners now, or no longer clears, comes first; what still counts for a while comes last. */
const ranks: Readonly<Record<MenuFilter, number>> = {
  contradictory: 0,
  toConfirm: 1,
  unstated: 2,
  traces: 2,
  lists: 2,
  expiring: 3,
};

/** Returns the requested tasks; if they have the same rank, those that most dishes wait for come first. */
const inOrder = (summary: MenuSummary, wanted: (filter: MenuFilter) => boolean): MenuFilter[] =>
  menuFilters.filter(wanted).toSorted((one, other) => ranks[one] - ranks[other] || summary[other] - summary[one]);

interface MenuBoardProps extends MenuWorkProps {
  DinersAsked: ComponentType<{ restaurantId: number }>;
  summary: MenuSummary;
  filter: MenuFilter | undefined;
  onFilter: (filter: MenuFilter | undefined) => void;
  /** Filters, and moves to the results. */
  onGoTo: (filter: MenuFilter) => void;
  /** Selects the dishes with a task and states something about all of them. */
  onStateMany: (filter: MenuFilter) => void;
}

/** Shows how much of the menu is stated, the next best thing to do, and what else is left. Each task filters its dishes. */
export function MenuBoard(props: MenuBoardProps) {
  const {
    summary,
    answered,
    filter,
    onFilter,
    onGoTo,
    onStateMany,
    restaurant,
    saved,
    components,
    context,
    onState,
    DinersAsked,
  } = props;
  const percent = Math.floor(summary.statedShare * 100);
  // A task that was pressed stays, even once nothing is left of it: it would disappear from under the finger that
  // switches it off.
  const [pressed, setPressed] = useState<readonly MenuFilter[]>([]);
  const left = inOrder(summary, (one) => summary[one] > 0 || one === filter || pressed.includes(one));
  const [next] = inOrder(summary, (one) => summary[one] > 0);
  return (
    <section className="menu-board" aria-label={t('How this menu stands')}>
      <p className="menu-board__stated">
        <Translation
          sentence="{percent} answered: {count} allergens × {dishes}"
          percent={<b>{percent}%</b>}
          count={answered.length}
          dishes={describeDishes(summary.dishes)}
        />
      </p>
      <svg className="menu-board__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" />
      </svg>
      {summary.dishes > 0 && (
        <p className="menu-board__next">
          {next === undefined ? (
            t('Nothing is left to do today.')
          ) : (
            <>
              {t('Next:')}{' '}
              <Button onClick={() => (atOnce.includes(next) ? onStateMany(next) : onGoTo(next))}>
                {describeNext[next](summary[next])}
              </Button>
            </>
          )}
        </p>
      )}
      {left.length > 0 && (
        <div className="menu-board__filters" role="group" aria-label={t('Show only')}>
          {left.map((one) => (
            <button
              key={one}
              type="button"
              className="menu-board__filter"
              aria-pressed={filter === one}
              onClick={() => {
                setPressed([...pressed, one]);
                onFilter(filter === one ? undefined : one);
              }}
            >
              {describeFilter[one](summary[one])}
            </button>
          ))}
        </div>
      )}
      <Suspense fallback={<Unsettled />}>
        <MenuWork {...{ answered, restaurant, saved, components, context, onState }} />
      </Suspense>
      <DinersAsked restaurantId={restaurant.id} />
      <Answers {...props} />
    </section>
  );
}

/** Says what the restaurant answers for, and lets the owner change it. */
function Answers({ answered, restaurant }: Pick<MenuBoardProps, 'answered' | 'restaurant'>) {
  const [isOpen, setOpen] = useState(false);
  const others = answered.filter((id) => !us9.includes(id));
  return (
    <div className="menu-board__answers">
      {others.length === 0
        ? t('You answer for the nine major allergens.')
        : t('You answer for the nine major allergens, and for {others}.', { others: describeAllergens(others) })}{' '}
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Change')}
        <span className="visually-hidden"> {t('what you answer for')}</span>
      </Button>
      {isOpen && <AnswersDialog {...{ answered, restaurant }} onClose={() => setOpen(false)} />}
    </div>
  );
}
