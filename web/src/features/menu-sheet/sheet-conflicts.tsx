import type { MenuDish } from '@clearplate/contract/menu';
import { nameOfAllergen } from '../../shared/lib/allergen-words.ts';
import { Button } from '../../shared/ui/button.tsx';
import { formatList, t } from '../../translations/t.ts';
import { describeValue } from './cell-words.ts';
import { notStated, savedCell } from './sheet-cells.ts';
import { contextOf, type CellPlace, type SheetState } from './sheet-state.ts';

interface SheetConflictsProps {
  state: SheetState;
  onDecide: (place: CellPlace, choice: 'mine' | 'theirs') => void;
}

/** Lists the cells that somebody else changed too, or whose dish changed. Each is decided before the next save. */
export function SheetConflicts({ state, onDecide }: SheetConflictsProps) {
  const { conflicts, gone, menu, edits } = state;
  const dishes = new Map(menu.dishes.map((dish) => [dish.id, dish]));
  if (conflicts.length + gone.length === 0) return null;
  return (
    <section className="sheet-conflicts" aria-labelledby="sheet-conflicts">
      <h2 id="sheet-conflicts">{t('Somebody else changed this menu')}</h2>
      {gone.length > 0 && <p>{t('Taken off the menu in the meantime: {names}.', { names: formatList(gone) })}</p>}
      {conflicts.length > 0 && <p>{t('Decide on each of these before you save.')}</p>}
      <ul role="list">
        {conflicts.map((place) => {
          const dish: MenuDish | undefined = dishes.get(place.dishId);
          if (!dish) return null;
          const mine = edits.get(place.dishId)?.get(place.allergen) ?? notStated;
          const theirs = savedCell(dish, place.allergen, contextOf(menu)).value;
          const about = t('{dish}: {what}', { dish: dish.name, what: nameOfAllergen(place.allergen) });
          return (
            <li key={`${place.dishId} ${place.allergen}`} role="group" aria-label={about}>
              <bdi className="sheet-conflicts__about">{about}</bdi>
              <Button onClick={() => onDecide(place, 'mine')}>
                {t('Yours: {value}', { value: describeValue(mine) })}
              </Button>
              <Button onClick={() => onDecide(place, 'theirs')}>
                {t('On the menu now: {value}', { value: describeValue(theirs) })}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
