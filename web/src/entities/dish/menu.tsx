import './menu.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { countVerdicts } from '@clearplate/domain/verdict/restaurant-summary';
import type { Assessment, Verdict } from '@clearplate/domain/verdict/verdict';
import { type ReactNode, Suspense, memo, useCallback, useId, useMemo } from 'react';
import { localStore } from '../../shared/lib/storage.ts';
import { useStored } from '../../shared/lib/use-stored.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { type Phrase, phrase, t, tPhrase } from '../../translations/t.ts';
import type { Assessed, AssessedItems } from '../verdict/assess-list.ts';
import { AssessedCards } from '../verdict/assessed-cards.tsx';
import { HiddenItems } from '../verdict/hidden-items.tsx';
import { VerdictTally } from '../verdict/menu-tally.tsx';
import { VerdictMark } from '../verdict/verdict-mark.tsx';
import { OfferedDish } from './offered-dish.tsx';
import type { IsCurrent } from './describe-not-stated.ts';
import { DishCard } from './dish-card.tsx';
import { DishRow } from './dish-row.tsx';
import { type Section, groupBySection } from './group-by-section.ts';

type AssessedDish = Assessed<DishSummary>;
type AnsweredDish = AssessedDish & { readonly assessment: Assessment & { readonly verdict: Verdict } };

export interface MenuProps {
  list: AssessedItems<DishSummary>;
  isCurrent: IsCurrent;
  /** Stands beside a dish's verdict, for what the user was told. */
  markOf?: ((id: number) => ReactNode) | undefined;
}

/** Returns whether the dish is assessed for everything avoided: without a profile it has no cause, or `not_applied`. */
function isApplied({ verdict, causes }: Assessment): boolean {
  return verdict !== null && causes.length > 0 && causes.every(({ reason }) => reason !== 'not_applied');
}

const assessmentsOf = ({ shown, hidden, disliked }: AssessedItems<DishSummary>): readonly Assessment[] =>
  [...shown, ...hidden, ...disliked].map(({ assessment }) => assessment);

const isAnswered = (one: AssessedDish): one is AnsweredDish => one.assessment.verdict !== null;

const renderOffered = (one: AssessedDish): ReactNode => <OfferedDish {...one} level={2} />;

/**
 * Answers for the whole menu before its first dish: how many dishes got which verdict, and the hidden ones on request.
 * A changed tick announces it again. It is empty if nothing was checked.
 */
export const MenuAnswer = memo(function MenuAnswer({
  list,
  isCurrent,
  markOf,
  told,
  children,
}: MenuProps & { told?: ReactNode; children?: ReactNode }) {
  const assessments = assessmentsOf(list);
  const isCounted = assessments.length > 0 && assessments.every(isApplied);
  // They are above the menu's heading, as rows like those in the menu itself.
  const renderHidden = useCallback(
    (one: AssessedDish) =>
      isAnswered(one) ? (
        <DishRow
          dish={one.item}
          assessment={one.assessment}
          isCurrent={isCurrent}
          level={2}
          mark={markOf?.(one.item.id)}
        />
      ) : (
        <DishCard dish={one.item} assessment={one.assessment} isCurrent={isCurrent} level={2} withAddress={false} />
      ),
    [isCurrent, markOf],
  );
  const offered = useMemo(() => list.hidden.filter((one) => one.offered !== undefined), [list]);
  return (
    <div className="menu__counts">
      <p className="menu__summary" role="status">
        {isCounted && <VerdictTally counts={{ ...countVerdicts(assessments), disliked: 0 }} />}
      </p>
      <HiddenItems items={list.hidden} isCounted={isCounted} render={renderHidden} />
      <HiddenItems items={offered} kind="offered" render={renderOffered} />
      {isCounted && told}
      {isCounted && children}
      <HiddenItems items={list.disliked} kind="disliked" render={renderHidden} />
    </div>
  );
});

/** Shows a restaurant's whole menu: as rows if it was assessed for somebody, otherwise as a page of a cookbook. */
export const Menu = memo(function Menu({ list, isCurrent, markOf }: MenuProps) {
  const { shown } = list;
  if (shown.length === 0) return <EmptyState text={describeAllHidden(list)} />;
  return (
    <div className="menu">
      {shown.every(isAnswered) ? (
        <AnsweredMenu dishes={shown} isCurrent={isCurrent} markOf={markOf} />
      ) : (
        <MenuOfCards dishes={shown} isCurrent={isCurrent} />
      )}
    </div>
  );
});

const describeAllHidden = ({ disliked }: AssessedItems<DishSummary>): string =>
  disliked.length === 0
    ? t('Every dish on this menu conflicts with what you avoid.')
    : t('Every dish on this menu has what you avoid or would rather not eat.');

function MenuOfCards({ dishes, isCurrent }: { dishes: readonly AssessedDish[]; isCurrent: IsCurrent }) {
  const sections = useMemo(() => groupBySection(dishes, ({ item }) => item.section), [dishes]);
  return sections.map(({ name, items }) => {
    const render = ({ item, assessment }: AssessedDish) => (
      <DishCard
        dish={item}
        assessment={assessment}
        isCurrent={isCurrent}
        level={name === '' ? 3 : 4}
        withAddress={false}
      />
    );
    return (
      <MenuSection key={name} name={name}>
        <AssessedCards assessed={items} label={name || t('Dishes')} render={render} />
      </MenuSection>
    );
  });
}

/** Groups dishes under a heading, if the menu has one for them. */
function MenuSection({ name, verdict, children }: { name: string; verdict?: Verdict; children: ReactNode }) {
  const id = useId();
  if (name === '') return <div className="menu__section">{children}</div>;
  return (
    <section className="menu__section" aria-labelledby={id}>
      <h3 className="menu__heading" id={id}>
        {verdict && <VerdictMark verdict={verdict} />}
        {name}
      </h3>
      {children}
    </section>
  );
}

/** What can be eaten comes first, otherwise in the menu's order. */
const answers: readonly (readonly [Verdict, Phrase])[] = [
  ['none_declared', phrase('Said to be without')],
  ['cross_contact', phrase('Traces possible')],
  ['not_verified', phrase('Not verified')],
];

function groupByAnswer(dishes: readonly AnsweredDish[]): readonly (Section<AnsweredDish> & { verdict: Verdict })[] {
  return answers
    .map(([verdict, name]) => ({
      verdict,
      name: tPhrase(name),
      items: dishes.filter(({ assessment }) => assessment.verdict === verdict),
    }))
    .filter(({ items }) => items.length > 0);
}

function AnsweredMenu({ dishes, isCurrent, markOf }: Omit<MenuProps, 'list'> & { dishes: readonly AnsweredDish[] }) {
  const inMenuOrder = useMenuOrder();
  const groups: readonly (Section<AnsweredDish> & { verdict?: Verdict })[] = useMemo(
    () => (inMenuOrder ? groupBySection(dishes, ({ item }) => item.section) : groupByAnswer(dishes)),
    [dishes, inMenuOrder],
  );
  return groups.map(({ name, verdict, items }) => (
    <MenuSection key={name} name={name} {...(verdict && { verdict })}>
      <Suspense>
        <ul className="dish-rows" aria-label={name || t('Dishes')} role="list">
          {items.map(({ item, assessment }) => (
            <li key={item.id}>
              <DishRow
                dish={item}
                assessment={assessment}
                isCurrent={isCurrent}
                level={name === '' ? 3 : 4}
                isNamed={verdict === undefined}
                mark={markOf?.(item.id)}
              />
            </li>
          ))}
        </ul>
      </Suspense>
    </MenuSection>
  ));
}

const useMenuOrder = (): boolean => useStored('menuOrder') === 'menu';

/** Lets people read an assessed menu as the restaurant wrote it. The browser stores the choice for all menus. */
export function MenuOrder({ list: { shown } }: Pick<MenuProps, 'list'>) {
  const inMenuOrder = useMenuOrder();
  if (shown.length === 0 || !shown.every(isAnswered)) return null;
  return (
    <div className="menu__order" role="group" aria-label={t('Order of the dishes')}>
      <Button kind="quiet" aria-pressed={!inMenuOrder} onClick={() => localStore.remove('menuOrder')}>
        {t('By answer')}
      </Button>
      <Button kind="quiet" aria-pressed={inMenuOrder} onClick={() => localStore.write('menuOrder', 'menu')}>
        {t('Menu order')}
      </Button>
    </div>
  );
}
