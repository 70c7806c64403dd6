import type { MenuDish, UsedComponent } from '@clearplate/contract/menu';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import type { AllergenId } from '@clearplate/domain/facts/allergens';
import type { StandingContext } from '@clearplate/domain/facts/statement-standing';
import { askedOfMenu, type AskedWork } from '@clearplate/domain/verdict/asked-work';
import { isFryingOil } from '@clearplate/domain/menu/frying-oil';
import { workOfMenu, type OwnerWork } from '@clearplate/domain/verdict/owner-work';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FryerOfOil, useOilsWithoutFryer, type Oil } from '../../entities/kitchen/fryer-of-oil.tsx';
import { callQuery } from '../../shared/api/queries.ts';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { formatDay } from '../../shared/lib/format-date.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Unsettled } from '../../shared/ui/unsettled.tsx';
import { t, tCount } from '../../translations/t.ts';
import { describeAllergens } from './model/describe-task.ts';
import type { DishKey } from './model/menu-state.ts';

/** Only this many are shown at first. */
const firstFew = 4;
const most = 12;
/** One line names at most this many allergens. */
const mostNamed = 3;

type ComponentWork = Extract<OwnerWork, { kind: 'component' }>;

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

/** Says what the list of a component leaves open. */
function describeOpen({ name, open, namedIn, dishIds: { length: count } }: ComponentWork): string {
  const left = open.length - mostNamed;
  const named = open.slice(0, left > 1 ? mostNamed : undefined).join(', ');
  const words = left > 1 ? t('{names} and {count} more', { names: named, count: left }) : named;
  if (count > 0)
    return tCount(
      count,
      'Say what is in the {words} of “{name}” and confirm {count} dish anew: it gets an answer',
      'Say what is in the {words} of “{name}” and confirm {count} dishes anew: they get an answer',
      { words, name },
    );
  return tCount(
    namedIn,
    'Say what is in the {words} of “{name}”: {count} dish',
    'Say what is in the {words} of “{name}”: {count} dishes',
    { words, name },
  );
}

function describeWork(work: OwnerWork): string {
  const count = work.dishIds.length;
  if (work.kind === 'component' && work.open.length > 0) return describeOpen(work);
  // Statements about a dish that names it only count once they are made again.
  if (work.kind === 'component' && count > 0)
    return tCount(
      count,
      'State what is in “{name}” and confirm {count} dish anew: it gets an answer',
      'State what is in “{name}” and confirm {count} dishes anew: they get an answer',
      { name: work.name },
    );
  if (work.kind === 'component')
    return tCount(
      work.namedIn,
      'State what is in “{name}”: {count} dish names it',
      'State what is in “{name}”: {count} dishes name it',
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

/** Returns what diners asked, as a question to the menu's editors. */
function describeAsked({ kind, allergen, dishIds: { length: count } }: AskedWork): string {
  const what = wordOfAllergen(allergen);
  switch (kind) {
    case 'whether':
      return tCount(
        count,
        'Is there {what} in it? {count} dish gets an answer',
        'Is there {what} in it? {count} dishes get an answer',
        { what },
      );
    case 'shared_equipment':
      return tCount(
        count,
        'Does it share oil, pans or surfaces with {what}? {count} dish gets an answer',
        'Does it share oil, pans or surfaces with {what}? {count} dishes get an answer',
        { what },
      );
    case 'may_contain':
      return tCount(
        count,
        'Can traces of {what} be kept out? {count} dish gets an answer',
        'Can traces of {what} be kept out? {count} dishes get an answer',
        { what },
      );
  }
}

/** Noon is on that day in every time zone. */
const describeDiners = ({ diners, last_asked_on }: AskedWork): string =>
  tCount(
    diners,
    '{count} diner asked at the table and nobody could say, on {day}',
    '{count} diners asked at the table and nobody could say, the last on {day}',
    { day: formatDay(new Date(`${last_asked_on}T12:00:00`)) },
  );

/** Most dishes were derived under the current lexicon; those derived under another count as open. */
function commonLexicon(dishes: readonly MenuDish[]): string {
  const counts = Map.groupBy(dishes, ({ facts }) => facts.lexiconVersion);
  const [first] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? '';
}

function isOfChain(name: string, components: readonly UsedComponent[]): boolean {
  const named = components.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  return named.length > 0 && named.every((one) => one.is_shared);
}

const oilsOf = (components: readonly UsedComponent[], saved: readonly MenuDish[]): Oil[] =>
  components.filter(isFryingOil).map((one) => ({
    ...one,
    dishIds: saved.filter(({ uses, archived }) => !archived && uses.includes(one.id)).map(({ id }) => id),
  }));

export interface MenuWorkProps {
  /** The dishes on the menu, as it is saved. */
  saved: readonly MenuDish[];
  /** The restaurant can't state what is in a chain's component. */
  components: readonly UsedComponent[];
  context: StandingContext;
  answered: readonly AllergenId[];
  restaurant: RestaurantDetail;
  /** Selects dishes and states something about all of them. */
  onState: (keys: readonly DishKey[]) => void;
}

/**
 * Lists what could be stated next, based on the saved menu, beginning with what answers most dishes. Each entry leads
 * to where it is stated.
 */
export function MenuWork({ saved, components, context, answered, restaurant, onState }: MenuWorkProps) {
  const [hasMore, setMore] = useState(false);
  const asked = useQuery(callQuery('listGuestQuestions', { params: { id: String(restaurant.id) } }));
  const work = useMemo(() => {
    const current = { ...context, lexiconVersion: commonLexicon(saved) };
    const own = workOfMenu(saved, components, answered, current)
      .filter((one) => one.kind !== 'component' || !isOfChain(one.name, components))
      .slice(0, most);
    // If they concern the same number of dishes, what somebody asked comes before what nobody did.
    return [...askedOfMenu(asked.data ?? [], saved, current), ...own].toSorted(
      (one, other) => other.dishIds.length - one.dishIds.length,
    );
  }, [saved, components, context, answered, asked.data]);
  // Diners aren't warned of what dishes in one oil leave in each other, so this comes before what is only open.
  const found = useOilsWithoutFryer(restaurant.id, oilsOf(components, saved));
  // A dish that shares an oil only later must not hide the menu that somebody works on.
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && !asked.isPending && found) setSettled(true);
  if (!isSettled) return <Unsettled />;
  const oils = found ?? [];
  if (work.length + oils.length === 0 && !asked.isError) return null;
  const shown = hasMore ? work : work.slice(0, firstFew);
  return (
    <section className="menu-work" aria-label={t('What answers most dishes')}>
      <h3>{t('What answers most dishes')}</h3>
      <ol role="list">
        {oils.map((oil) => (
          <li key={oil.id}>
            <FryerOfOil oil={oil} restaurantId={restaurant.id} />
          </li>
        ))}
        {shown.map((one) => (
          <li key={'diners' in one ? `${one.kind} ${one.allergen}` : describeWork(one)}>
            {'diners' in one ? (
              <>
                <Button onClick={() => onState(one.dishIds.map(String))}>{describeAsked(one)}</Button>
                <p className="menu-work__asked">{describeDiners(one)}</p>
              </>
            ) : one.kind === 'component' ? (
              <LinkButton to={`/restaurant/${restaurant.id}/components?name=${encodeURIComponent(one.name)}`}>
                {describeWork(one)}
              </LinkButton>
            ) : (
              <Button onClick={() => onState(one.dishIds.map(String))}>{describeWork(one)}</Button>
            )}
          </li>
        ))}
      </ol>
      {asked.isError && (
        <p className="menu-work__asked">
          {t('What diners asked at the table could not be loaded.')}{' '}
          <Button kind="quiet" onClick={() => void asked.refetch()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {work.length > firstFew && (
        <Button kind="quiet" aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
          {hasMore ? t('Show fewer') : t('Show {count} more', { count: work.length - firstFew })}
        </Button>
      )}
    </section>
  );
}
