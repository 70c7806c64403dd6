import './restaurant-menu.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { isDisliked } from '@clearplate/domain/verdict/disliked';
import { countPerEater } from '@clearplate/domain/verdict/restaurant-summary';
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { assessFor } from '../../entities/eater/assess-for.ts';
import { type Person, peopleOf } from '../../entities/eater/can-assess.ts';
import { formatAnd } from '../../entities/eater/format-list.ts';
import { byName } from '../../entities/verdict/per-eater.tsx';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { NotFor } from '../../features/avoiding/avoiding-details.tsx';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { Menu, MenuAnswer, MenuOrder } from '../../entities/dish/menu.tsx';
import { useNotForOthers } from '../../features/cart/in-cart-not-for.tsx';
import type { Opened } from '../../entities/restaurant/use-opened-menu.ts';
import { type AssessedItems, assessList } from '../../entities/verdict/assess-list.ts';
import { useStoredNotes } from '../../entities/verdict/stored-notes.ts';
import { useMinute } from '../../shared/lib/use-minute.ts';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FoldedPart } from '../../shared/ui/folded-part.tsx';
import { NotLoaded } from '../../shared/ui/not-loaded.tsx';
import { t } from '../../translations/t.ts';
import type { MenuCallSheetProps } from './menu-call-sheet.tsx';
import { useToldMenu } from './use-told-menu.ts';

const MenuCallSheet = lazy(async () => ({ default: (await import('./menu-call-sheet.tsx')).MenuCallSheet }));

interface RestaurantMenuProps {
  id: string;
  query: Opened<{ readonly recipes: readonly DishSummary[] }>;
  avoiding: Avoiding;
}

/** Shows the answer, what it is about, and the dishes. */
export function RestaurantMenu({ id, query, avoiding }: RestaurantMenuProps) {
  if (query.data?.recipes.length === 0) return <NoMenu id={id} />;
  if (query.data) return <AssessedMenu id={id} dishes={query.data.recipes} avoiding={avoiding} />;
  if (!query.error || query.isPending) return <LoadingMenu id={id} avoiding={avoiding} label={t('Loading the menu')} />;
  return (
    <>
      <AvoidingNotice avoiding={avoiding} />
      <MenuHeading />
      <ErrorState error={query.error} text={t('The menu could not be loaded.')} onRetry={query.refetch} />
    </>
  );
}

/**
 * Shows nothing that belongs below the answer, because the answer would push it down. The section has its name all the
 * same. The server leaves long menus to the browser, so without JavaScript a link leads to a page with the whole menu.
 */
function LoadingMenu({ id, avoiding, label }: { id: string; avoiding: Avoiding; label: string }) {
  return (
    <>
      <AvoidingNotice avoiding={avoiding} />
      <h2 id="menu-heading" className="visually-hidden">
        {t('Menu')}
      </h2>
      <noscript>
        <p>
          <a href={`/embed/restaurant/${id}`}>{t('Read this long menu without JavaScript')}</a>
        </p>
      </noscript>
      <CardSkeletons label={label} />
    </>
  );
}

/** Says nothing about dishes, because nothing can be checked, but keeps what still helps at the table. */
function NoMenu({ id }: { id: string }) {
  return (
    <>
      <MenuHeading />
      <EmptyState text={t('This restaurant has no menu here yet.')}>
        <LinkButton to={`/restaurant/${id}/card`}>{t('Chef card')}</LinkButton>
        <LinkButton to="/restaurants">{t('Find a restaurant')}</LinkButton>
      </EmptyState>
    </>
  );
}

function MenuHeading({ children }: { children?: ReactNode }) {
  return (
    <div className="menu-part__heading">
      <h2 id="menu-heading">{t('Menu')}</h2>
      {children}
    </div>
  );
}

/** Lets a family look at the dishes for one of them, since each orders their own. */
function useWho(avoiding: Avoiding) {
  const { state, eaters } = avoiding;
  const people = useMemo(() => peopleOf({ state, eaters }), [state, eaters]);
  const [name, setName] = useState<string>();
  return { people, who: people.find((person) => person.name === name), setName };
}

/** Returns what somebody was told here, once the code for it has loaded. It loads only where something was noted. */
export function useToldHere(id: string) {
  const { own, unclaimed, hasAny } = useStoredNotes();
  const now = useMinute();
  // We also load it for a guest's notes in this tab, because the person who signed in is asked whose they are before a
  // dish is shown.
  const { data: code, isError: isLost } = useToldMenu(hasAny);
  const told = useMemo(
    () => (hasAny && code ? code.readToldAt(Number(id), { own, unclaimed }, now) : []),
    [own, unclaimed, hasAny, code, id, now],
  );
  const warn = useMemo(() => code?.warnBy(told), [code, told]);
  return {
    told,
    warn,
    code: told.length > 0 ? code : undefined,
    UnclaimedNotes: hasAny && code?.UnclaimedNotes,
    isUnread: hasAny && !code,
    isLost,
  };
}

type ToldHere = ReturnType<typeof useToldHere>;

/** Returns the count of dishes that are told, not stated, for some of the eaters, and the marks of dishes that were told of. */
function useToldNotStated(
  dishes: readonly DishSummary[],
  avoiding: Avoiding,
  eaters: Avoiding['eaters'],
  { told, code }: ToldHere,
) {
  const { state, isOffline, statements } = avoiding;
  return useMemo(() => {
    const found = code?.toldHere(dishes, { state, isOffline, statements, eaters }, told);
    return code && found && found.size > 0
      ? { count: <code.ToldCount told={found} />, markOf: code.markTold(found) }
      : {};
  }, [dishes, state, isOffline, statements, eaters, told, code]);
}

type MarkOf = ((id: number) => ReactNode) | undefined;

/**
 * Shows both marks of a dish, one after the other. Most dishes have none or one, and a single mark stays the same
 * element.
 */
const useMarks = (first: MarkOf, second: MarkOf): MarkOf =>
  useMemo(() => {
    if (!first || !second) return first ?? second;
    return (id) => {
      const [one, other] = [first(id), second(id)];
      if (!one || !other) return one ?? other;
      return (
        <>
          {one}
          {other}
        </>
      );
    };
  }, [first, second]);

/**
 * Shows the assessed menu. Hundreds of dishes take a slow device a while, so the tick renders first. Until the menu has
 * followed, nobody can read or press it as if it were assessed for that tick. If no dish may be shown, that isn't
 * deferred. A new time alone doesn't make the menu inert.
 */
function AssessedMenu({ id, dishes, avoiding }: { id: string; dishes: readonly DishSummary[]; avoiding: Avoiding }) {
  const { state, eaters, statements } = avoiding;
  const { people, who, setName } = useWho(avoiding);
  const followed = useDeferredValue(avoiding.assess);
  const [isBehind, isOtherPerson] = [useDeferredValue(eaters) !== eaters, useDeferredValue(who) !== who];
  const isCurrent = useDeferredValue(avoiding.isCurrent);
  const assess = state === 'guest' || state === 'applied' ? followed : avoiding.assess;
  const notes = useToldHere(id);
  const { told, code } = notes;
  const list = useMemo(() => assessTold(dishes, assess, told, code), [dishes, assess, told, code]);
  const shownFor = useDeferredValue(who);
  const shown = useMemo(
    () => (shownFor ? assessTold(dishes, assessFor({ ...statements, eaters: shownFor.eaters }), told, code) : list),
    [dishes, list, shownFor, statements, told, code],
  );
  const { count, markOf } = useToldNotStated(dishes, avoiding, shownFor?.eaters ?? eaters, notes);
  const notForOthers = useNotForOthers(list, shownFor !== undefined);
  const marks = useMarks(markOf, notForOthers);
  const inert = isBehind || isOtherPerson;
  // It has a key, so that it keeps its state when it moves.
  const notice = <AvoidingNotice key="notice" avoiding={avoiding} isBelowAnswer />;
  // If nothing is applied or ticked, the notice is the answer, so it comes first.
  const isApplied = state !== 'not-applied' && avoiding.ticked.length > 0;
  if (!list || !shown) return <LoadingMenu id={id} avoiding={avoiding} label={t('Looking up what you avoid')} />;
  return (
    <>
      {!isApplied && notice}
      {notes.UnclaimedNotes && <notes.UnclaimedNotes />}
      {!notes.isUnread && (
        <div className="assessed-menu" inert={isBehind}>
          <MenuAnswer list={shown} isCurrent={isCurrent} markOf={marks} told={count}>
            {people.length > 0 && <WhoseDishes list={list} people={people} who={who} onChoose={setName} />}
          </MenuAnswer>
          {isApplied && <NotFor avoiding={avoiding} />}
        </div>
      )}
      <AskHere id={id} dishes={dishes} avoiding={avoiding} />
      {isApplied && notice}
      <MenuHeading>
        <MenuOrder list={shown} />
      </MenuHeading>
      {/* No dish is shown before we know what its eater was told about it. */}
      {notes.isLost ? (
        <NotLoaded />
      ) : notes.isUnread ? (
        <CardSkeletons label={t('Looking up what you avoid')} />
      ) : (
        <div className="assessed-menu" inert={inert}>
          <Menu list={shown} isCurrent={isCurrent} markOf={marks} />
        </div>
      )}
    </>
  );
}

/** Assesses the menu. A dish is to avoid if somebody was told that it contains what they avoid. */
function assessTold(
  dishes: readonly DishSummary[],
  assess: Avoiding['assess'],
  told: ToldHere['told'],
  code: ToldHere['code'],
) {
  const list = assessList(dishes, assess);
  return list && code ? code.withTold(list, told) : list;
}

/** Links to what helps at the table. The links are below the answer, where one hand can reach them. */
function AskHere({ id, dishes, avoiding }: MenuCallSheetProps) {
  return (
    <>
      <p className="menu-part__grid menu-part__ask">
        <Link to={`/restaurant/${id}/ask`}>{t('Ask the waiter')}</Link>
        <Link to={`/restaurant/${id}/card`}>{t('Chef card')}</Link>
      </p>
      {avoiding.eaters.length > 0 && (
        <FoldedPart title={t('What to ask first')} folded>
          <Suspense fallback={<p role="status">{t('Loading')}</p>}>
            <MenuCallSheet id={id} dishes={dishes} avoiding={avoiding} />
          </Suspense>
        </FoldedPart>
      )}
    </>
  );
}

interface WhoseDishesProps {
  list: AssessedItems<DishSummary>;
  people: readonly Person[];
  who: Person | undefined;
  onChoose: (name: string | undefined) => void;
}

/** Says how many dishes there are for each person and for all of them, and shows one person's dishes on request. */
function WhoseDishes({ list, people, who, onChoose }: WhoseDishesProps) {
  const assessments = [...list.shown, ...list.hidden, ...list.disliked].map(({ assessment }) => assessment);
  const all = assessments.filter((one) => one.verdict === 'none_declared' && !isDisliked(one)).length;
  const others = people.flatMap(({ name }) => (name === who?.name ? [] : [name]));
  return (
    <div className="whose-dishes">
      <ul className="whose-dishes__list" role="list" aria-label={t('Whose dishes')}>
        {byName(countPerEater(assessments)).map(([name, count]) => (
          <li key={name}>
            <Button
              kind="quiet"
              aria-pressed={name === who?.name}
              onClick={() => onChoose(name === who?.name ? undefined : name)}
            >
              {t('{count} said to be without for {name}', { count, name })}
            </Button>
          </li>
        ))}
        <li>
          <Button kind="quiet" aria-pressed={!who} onClick={() => onChoose(undefined)}>
            {t('{count} for all', { count: all })}
          </Button>
        </li>
      </ul>
      <p className="whose-dishes__only" role="status">
        {who && t('Only for {name}. Not for {others}.', { name: who.name, others: formatAnd(others) })}
      </p>
    </div>
  );
}
