import './menu-board.css';
import { us9 } from '@clearplate/domain/allergens';
import { menuFilters, type MenuFilter, type MenuSummary } from './menu-summary.ts';
import { sayNumber } from './say-task.ts';

const dishes = (count: number, what: string) => `${sayNumber(count, 'dish', 'dishes')} ${what}`;

const sayFilter: Readonly<Record<MenuFilter, (count: number) => string>> = {
  contradictory: (count) => dishes(count, count === 1 ? 'contradicts itself' : 'contradict themselves'),
  toConfirm: (count) => dishes(count, 'to confirm again'),
  expiring: (count) => dishes(count, count === 1 ? 'expires soon' : 'expire soon'),
  unstated: (count) => dishes(count, 'not fully stated'),
};

interface MenuBoardProps {
  summary: MenuSummary;
  filter: MenuFilter | undefined;
  onFilter: (filter: MenuFilter | undefined) => void;
}

/** How much of the menu is stated, and what is left to do; each task shows its dishes. */
export function MenuBoard({ summary, filter, onFilter }: MenuBoardProps) {
  const percent = Math.floor(summary.statedShare * 100);
  const left = menuFilters.filter((one) => summary[one] > 0 || one === filter);
  return (
    <section className="menu-board" aria-label="How this menu stands">
      <p className="menu-board__stated">
        <b>{percent}%</b> of what diners ask is stated: {us9.length} allergens for each of{' '}
        {sayNumber(summary.dishes, 'dish', 'dishes')}.
      </p>
      <svg className="menu-board__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" />
      </svg>
      {left.length > 0 && (
        <div className="menu-board__filters" role="group" aria-label="Show only">
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
