import './menu.css';
import type { DishSummary } from '@clearplate/contract/dishes';
import { memo, useCallback, useId, useMemo } from 'react';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { DishCard } from './dish-card.tsx';
import { type Section, groupBySection } from './group-by-section.ts';
import { HiddenItems } from '../verdict/hidden-items.tsx';
import { type Assess, type Assessed, type AssessedItems, assessList } from '../verdict/assess-list.ts';
import { AssessedCards } from '../verdict/assessed-cards.tsx';
import type { IsCurrent } from './describe-not-stated.ts';
import { t } from '../../translations/t.ts';
import { countPerEater, countVerdicts, describeVerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { PerEater } from '../verdict/per-eater.tsx';

interface MenuSectionProps {
  section: Section<Assessed<DishSummary>>;
  isCurrent: IsCurrent;
}

function MenuSection({ section, isCurrent }: MenuSectionProps) {
  const id = useId();
  const level = section.name === '' ? 3 : 4;
  const render = ({ item, assessment }: Assessed<DishSummary>) => (
    <DishCard dish={item} assessment={assessment} isCurrent={isCurrent} level={level} withAddress={false} />
  );
  if (section.name === '') {
    return (
      <div className="menu__section">
        <AssessedCards assessed={section.items} label={t('Dishes')} render={render} />
      </div>
    );
  }
  return (
    <section className="menu__section" aria-labelledby={id}>
      <h3 className="menu__heading" id={id}>
        {section.name}
      </h3>
      <AssessedCards assessed={section.items} label={section.name} render={render} />
    </section>
  );
}

/** Returns whether the dish is assessed for everything avoided: without a profile it has no cause, or `not_applied`. */
function isApplied({ verdict, causes }: Assessment): boolean {
  return verdict !== null && causes.length > 0 && causes.every(({ reason }) => reason !== 'not_applied');
}

const assessmentsOf = ({ shown, hidden, disliked }: AssessedItems<DishSummary>): readonly Assessment[] =>
  [...shown, ...hidden, ...disliked].map(({ assessment }) => assessment);

/** Returns whether the summary says how many dishes to avoid. */
const isCounted = (list: AssessedItems<DishSummary>): boolean => assessmentsOf(list).every(isApplied);

/**
 * Sums up the menu in one sentence, which is announced again when a tick changes it. It is empty if nothing was
 * checked.
 */
function MenuSummary({ list }: { list: AssessedItems<DishSummary> }) {
  const counts = countVerdicts(assessmentsOf(list));
  return (
    <p className="menu__summary" role="status">
      {isCounted(list) && describeVerdictCounts(counts, t)}
    </p>
  );
}

/** Shows how many dishes there are for each eater who avoids something. */
function EatersSummary({ list }: { list: AssessedItems<DishSummary> }) {
  return isCounted(list) ? <PerEater counts={countPerEater(assessmentsOf(list))} /> : null;
}

export interface MenuProps {
  dishes: readonly DishSummary[];
  assess: Assess;
  isCurrent: IsCurrent;
}

/** Shows a restaurant's whole menu, assessed in the browser for what this view checks. */
export const Menu = memo(function Menu({ dishes, assess, isCurrent }: MenuProps) {
  const list = useMemo(() => assessList(dishes, assess), [dishes, assess]);
  const sections = useMemo(() => groupBySection(list?.shown ?? [], ({ item }) => item.section), [list]);
  const renderHidden = useCallback(
    ({ item, assessment }: Assessed<DishSummary>) => (
      <DishCard dish={item} assessment={assessment} isCurrent={isCurrent} level={3} withAddress={false} />
    ),
    [isCurrent],
  );
  if (dishes.length === 0) return <EmptyState text={t('This restaurant has no menu here yet.')} />;
  if (!list) return <CardSkeletons label={t('Looking up what you avoid')} />;
  return (
    <div className="menu">
      <div className="menu__counts">
        <MenuSummary list={list} />
        <HiddenItems items={list.hidden} isCounted={isCounted(list)} render={renderHidden} />
        <EatersSummary list={list} />
        <HiddenItems items={list.disliked} kind="disliked" render={renderHidden} />
      </div>
      {list.shown.length === 0 && <EmptyState text={sayAllHidden(list)} />}
      {sections.map((section) => (
        <MenuSection key={section.name} section={section} isCurrent={isCurrent} />
      ))}
    </div>
  );
});

const sayAllHidden = ({ disliked }: AssessedItems<DishSummary>): string =>
  disliked.length === 0
    ? t('Every dish on this menu conflicts with what you avoid.')
    : t('Every dish on this menu has what you avoid or would rather not eat.');
