import type { MenuDish, UsedComponent } from '@clearplate/contract/menu';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { workOfMenu, type OwnerWork } from '@clearplate/domain/verdict/owner-work';
import { useMemo, useState } from 'react';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { t, tCount } from '../../translations/t.ts';
import { describeAllergens } from './model/describe-task.ts';
import type { DishKey } from './model/menu-state.ts';

/** So many are shown first, and at most. */
const firstFew = 4;
const most = 12;
/** So many allergens are named in one line. */
const mostNamed = 3;

function sayAllergens(ids: readonly AllergenId[]): string {
  const left = ids.length - mostNamed;
  if (left <= 1) return describeAllergens(ids);
  return t('{names} and {count} more', {
    names: ids
      .slice(0, mostNamed)
      .map((id) => describeAllergens([id]))
      .join(', '),
    count: left,
  });
}

function describeWork(work: OwnerWork): string {
  const count = work.dishIds.length;
  if (work.kind === 'component')
    return tCount(
      count,
      'State what is in “{name}”: {count} dish gets an answer',
      'State what is in “{name}”: {count} dishes get an answer',
      { name: work.name },
    );
  if (work.kind === 'traces')
    return tCount(
      count,
      'State the traces: {count} dish gets an answer',
      'State the traces: {count} dishes get an answer',
    );
  return tCount(count, 'State {what}: {count} dish gets an answer', 'State {what}: {count} dishes get an answer', {
    what: sayAllergens(work.allergens),
  });
}

/** Most dishes were derived under the current lexicon; what was derived under another is open. */
function commonLexicon(dishes: readonly MenuDish[]): string {
  const counts = Map.groupBy(dishes, ({ facts }) => facts.lexiconVersion);
  const [first] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? '';
}

function isOfChain(name: string, components: readonly UsedComponent[]): boolean {
  const named = components.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  return named.length > 0 && named.every((one) => one.is_shared);
}

export interface MenuWorkProps {
  /** What is on the menu, as it is saved. */
  saved: readonly MenuDish[];
  /** What is in a chain's is not the restaurant's to say. */
  components: readonly UsedComponent[];
  context: StandingContext;
  answered: readonly AllergenId[];
  restaurant: RestaurantDetail;
  /** Selects dishes and states something of all of them. */
  onState: (keys: readonly DishKey[]) => void;
}

/** Lists what could be stated next, what answers most dishes first, as it is saved. Each leads to where it is stated. */
export function MenuWork({ saved, components, context, answered, restaurant, onState }: MenuWorkProps) {
  const [hasMore, setMore] = useState(false);
  const work = useMemo(
    () =>
      workOfMenu(saved, answered, { ...context, lexiconVersion: commonLexicon(saved) })
        .filter((one) => one.kind !== 'component' || !isOfChain(one.name, components))
        .slice(0, most),
    [saved, components, context, answered],
  );
  if (work.length === 0) return null;
  const shown = hasMore ? work : work.slice(0, firstFew);
  return (
    <section className="menu-work" aria-label={t('What answers most dishes')}>
      <h3>{t('What answers most dishes')}</h3>
      <ol role="list">
        {shown.map((one) => (
          <li key={describeWork(one)}>
            {one.kind === 'component' ? (
              <LinkButton to={`/restaurant/${restaurant.id}/components?name=${encodeURIComponent(one.name)}`}>
                {describeWork(one)}
              </LinkButton>
            ) : (
              <Button onClick={() => onState(one.dishIds.map(String))}>{describeWork(one)}</Button>
            )}
          </li>
        ))}
      </ol>
      {work.length > firstFew && (
        <Button kind="quiet" aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
          {hasMore ? t('Show fewer') : t('Show {count} more', { count: work.length - firstFew })}
        </Button>
      )}
    </section>
  );
}
