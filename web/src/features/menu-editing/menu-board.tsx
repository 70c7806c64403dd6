import './menu-board.css';
import { us9 } from '@clearplate/domain/facts/allergens';
import { menuFilters, type MenuFilter, type MenuSummary } from './model/menu-summary.ts';
import { describeDishes } from './model/describe-task.ts';
import { t, tCount } from '../../translations/t.ts';
import { Translation } from '../../shared/ui/translation.tsx';

const sayFilter: Readonly<Record<MenuFilter, (count: number) => string>> = {
  contradictory: (count) => tCount(count, '{count} dish contradicts itself', '{count} dishes contradict themselves'),
  toConfirm: (count) => tCount(count, '{count} dish to confirm again', '{count} dishes to confirm again'),
  expiring: (count) => tCount(count, '{count} dish expires soon', '{count} dishes expire soon'),
  unstated: (count) => tCount(count, '{count} dish not fully stated', '{count} dishes not fully stated'),
};

interface MenuBoardProps {
  summary: MenuSummary;
  filter: MenuFilter | undefined;
  onFilter: (filter: MenuFilter | undefined) => void;
}

/** Shows how much of the menu is stated and what is left to do. Each task filters its dishes. */
export function MenuBoard({ summary, filter, onFilter }: MenuBoardProps) {
  const percent = Math.floor(summary.statedShare * 100);
  const left = menuFilters.filter((one) => summary[one] > 0 || one === filter);
  return (
    <section className="menu-board" aria-label={t('How this menu stands')}>
      <p className="menu-board__stated">
        <Translation
          sentence="{percent} of what diners ask is stated: {count} allergens for each of {dishes}."
          percent={<b>{percent}%</b>}
          count={us9.length}
          dishes={describeDishes(summary.dishes)}
        />
      </p>
      <svg className="menu-board__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" />
      </svg>
      {left.length > 0 && (
        <div className="menu-board__filters" role="group" aria-label={t('Show only')}>
          {left.map((one) => (
            <button
              key={one}
              type="button"
              className="menu-board__filter"
              aria-pressed={filter === one}
              onClick={() => onFilter(filter === one ? undefined : one)}
            >
              {sayFilter[one](summary[one])}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
