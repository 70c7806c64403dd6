import { describeChangedCount } from '@clearplate/domain/verdict/restaurant-summary';
import { useMemo, type ReactNode } from 'react';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { HiddenItems } from '../../../entities/verdict/hidden-items.tsx';
import { OwnView } from '../../../entities/verdict/own-view.tsx';
import { AssessedCards } from '../../../entities/verdict/assessed-cards.tsx';
import {
  assessList,
  type Assessable,
  type Assessed,
  type AssessedItems,
} from '../../../entities/verdict/assess-list.ts';
import { totalOf } from '../../../entities/verdict/read-counts.ts';
import type { PagedList } from '../../../shared/api/queries.ts';
import { useAnnounced } from '../../../shared/ui/announcer.tsx';
import { CardSlots, CardSkeletons } from '../../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { HiddenList } from './hidden-list.tsx';
import { formatNumberOf } from '../../../shared/lib/format-count.ts';
import { canAssess } from '../../../entities/eater/can-assess.ts';
import { useListCounts, useAssessedList, type ListSource } from './use-assessed-list.ts';
import { formatList, t } from '../../../translations/t.ts';

export interface AssessedListProps<Item> {
  source: ListSource;
  avoiding: Avoiding;
  noun: 'dish' | 'recipe';
  /** Names the list for screen readers. */
  label: string;
  words: {
    loading: string;
    failed: string;
    /** Shown if every dish of the list conflicts. */
    allHidden: string;
    /** Announced to screen readers once the list is there. */
    outcome?: (shown: string) => string;
  };
  heading?: ReactNode;
  /** Shown if the list is empty for everybody. */
  none: ReactNode;
  render: (assessed: Assessed<Item>) => ReactNode;
}

/**
 * Shows a list of dishes for the eaters. The database leaves out what conflicts; the browser assesses every dish that
 * it shows again, to say why, and leaves out what conflicts by its own assessment.
 */
export function AssessedList<Item extends Assessable>(props: AssessedListProps<Item>) {
  const { source, avoiding, words } = props;
  const list = useAssessedList<Item>(source, avoiding);
  const counts = useListCounts(source, avoiding);
  const withChange = source.query['with_change'] !== undefined;
  const assessed = useMemo(
    () => list.items && assessList(list.items, avoiding.assess, withChange),
    [list.items, avoiding.assess, withChange],
  );
  if (list.error) return <ErrorState error={list.error} text={words.failed} onRetry={list.retry} />;
  if (!list.items) return <CardSkeletons label={words.loading} />;
  if (!assessed) return <CardSkeletons label={t('Looking up what you avoid')} />;
  const isAssessed = canAssess(avoiding);
  const isEmpty = list.items.length === 0 && !list.hasMore && !list.isPrevious;
  const hasNothing = isEmpty && (!isAssessed || (counts.data && totalOf(counts.data.counts) === 0));
  if (hasNothing) return props.none;
  return (
    <>
      {props.heading}
      {isAssessed && <HiddenList {...props} counts={counts} />}
      {isEmpty && <NothingShown counts={counts} allHidden={words.allHidden} />}
      <OwnView list={assessed} avoiding={avoiding}>
        {(own) => <Shown {...props} {...{ list, isAssessed, isEmpty }} assessed={own} />}
      </OwnView>
    </>
  );
}

interface ShownProps<Item> extends AssessedListProps<Item> {
  list: PagedList<Item>;
  assessed: AssessedItems<Item>;
  isAssessed: boolean;
  isEmpty: boolean;
}

function Shown<Item extends Assessable>(props: ShownProps<Item>) {
  const { list, assessed, noun, words, label, render } = props;
  const shown = list.isPrevious ? undefined : formatShown(assessed.shown, noun);
  useAnnounced(shown === undefined ? undefined : words.outcome?.(shown));
  return (
    <>
      {!list.isPrevious && <HiddenItems items={assessed.hidden} said={assessed.said} render={render} />}
      {!list.isPrevious && <HiddenItems items={assessed.disliked} kind="disliked" render={render} />}
      <AssessedCards assessed={assessed.shown} label={label} render={render} />
      <ListEnd list={list} shown={assessed.shown} noun={noun} isAssessed={props.isAssessed} isEmpty={props.isEmpty} />
    </>
  );
}

/** Counts what fits as it comes separately from what needs a change. */
function formatShown(shown: readonly Assessed<unknown>[], noun: 'dish' | 'recipe'): string {
  const changed = shown.filter((one) => one.changed).length;
  const said = formatNumberOf(shown.length - changed, noun);
  return changed === 0 ? said : formatList([said, describeChangedCount(changed, t)]);
}

function NothingShown({ counts, allHidden }: { counts: ReturnType<typeof useListCounts>; allHidden: string }) {
  if (counts.isError) return <EmptyState text={t('There is nothing here that can be shown for what you avoid.')} />;
  return counts.data ? <EmptyState text={allHidden} /> : <CardSkeletons label={t('Counting what is hidden')} />;
}

interface ListEndProps {
  list: PagedList<unknown>;
  shown: readonly Assessed<unknown>[];
  noun: 'dish' | 'recipe';
  isAssessed: boolean;
  isEmpty: boolean;
}

/** Loads more. An assessed page may be short or empty without being the last, so the list says so and goes on. */
function ListEnd({ list, shown: found, noun, isAssessed, isEmpty }: ListEndProps) {
  const said = formatShown(found, noun);
  const count = found.length;
  if (list.isPrevious) return <p role="status">{t('Checking the list again…')}</p>;
  if (isEmpty) return null;
  const places = <CardSlots />;
  if (!isAssessed) return <LoadMore {...list} shown={said} places={places} />;
  const none = noun === 'dish' ? t('So far no dish') : t('So far no recipe');
  const shown = count === 0 ? none : said;
  return (
    <LoadMore
      {...list}
      shown={shown}
      places={places}
      end={t('{said} shown, and no more', { said })}
      label={count === 0 ? t('Keep looking') : t('Show more')}
    />
  );
}
