import '../../../entities/verdict/hidden-items.css';
import './hidden-list.css';
import { describeDislikedCount, describeVerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import { useId, useState, type ReactNode } from 'react';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { OwnView } from '../../../entities/verdict/own-view.tsx';
import { AssessedCards } from '../../../entities/verdict/assessed-cards.tsx';
import { assessList, type Assessable, type Assessed } from '../../../entities/verdict/assess-list.ts';
import { totalOf } from '../../../entities/verdict/read-counts.ts';
import { PerEater } from '../../../entities/verdict/per-eater.tsx';
import { formatListOf, ShowButton, type HiddenKind } from '../../../entities/verdict/show-button.tsx';
import { CardSlots, CardSkeletons } from '../../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { canCount } from '../../../entities/eater/can-assess.ts';
import { formatNumberOf } from '../../../shared/lib/format-count.ts';
import { useCountsPerEater, useHiddenList, type ListSource, type useListCounts } from './use-assessed-list.ts';
import { t, spokenLocale } from '../../../translations/t.ts';

export interface HiddenListProps<Item> {
  source: ListSource;
  avoiding: Avoiding;
  noun: 'dish' | 'recipe';
  counts: ReturnType<typeof useListCounts>;
  render: (assessed: Assessed<Item>) => ReactNode;
}

/** Shows how the whole list was assessed, and buttons to see the hidden dishes, each with its reason. */
export function HiddenList<Item extends Assessable>(props: HiddenListProps<Item>) {
  const { avoiding, counts } = props;
  const { data, isError } = counts;
  const isOpen = isError || data?.capped === true;
  const perEater = useCountsPerEater(props.source, avoiding);
  const hasDislikes = avoiding.eaters.some(({ dislikes }) => dislikes !== undefined);
  return (
    <div className="hidden-list">
      <HiddenFromList
        {...props}
        kind="hidden"
        said={describeCounts(props)}
        canLook={canCount(avoiding) && (isOpen || (data !== undefined && data.counts.avoid > 0))}
      />
      {perEater && <PerEater counts={perEater} all={data?.capped === false ? data.counts.none_declared : undefined} />}
      {hasDislikes && (isOpen || (data !== undefined && data.counts.disliked > 0)) && (
        <HiddenFromList {...props} kind="disliked" said={describeDisliked(props)} canLook />
      )}
    </div>
  );
}

interface HiddenFromListProps<Item> extends HiddenListProps<Item> {
  kind: HiddenKind;
  said: string;
  canLook: boolean;
}

function HiddenFromList<Item extends Assessable>({ said, canLook, ...props }: HiddenFromListProps<Item>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="list-counts" data-kind={props.kind}>
        <p role="status">{said}</p>
        {canLook && <ShowButton kind={props.kind} open={open} controls={id} onPress={() => setOpen(!open)} />}
      </div>
      {open && canLook && (
        <div className="hidden-items__list" id={id}>
          <HiddenPages {...props} />
        </div>
      )}
    </>
  );
}

type Counted = Pick<HiddenListProps<unknown>, 'counts' | 'noun'>;

/** Says how many dishes the counts are of, if there are more than were counted. */
function ofThese(said: string, { counts: { data }, noun }: Counted): string {
  if (!data?.capped) return said;
  const most = new Intl.NumberFormat(spokenLocale()).format(totalOf(data.counts));
  return noun === 'dish'
    ? t('Of the first {most} dishes: {said}', { most, said })
    : t('Of the first {most} recipes: {said}', { most, said });
}

function describeCounts(props: Counted & Pick<HiddenListProps<unknown>, 'avoiding'>): string {
  const { data, isError } = props.counts;
  if (isError) return t('We couldn’t count how many are hidden.');
  if (!data) return t('Counting what is hidden…');
  if (totalOf(data.counts) === 0) return '';
  return canCount(props.avoiding) ? ofThese(describeVerdictCounts(data.counts, t), props) : t('Nothing checked');
}

function describeDisliked(props: Counted): string {
  const { data } = props.counts;
  if (!data || data.counts.disliked === 0) return t('Dishes with something you’d rather not eat are hidden.');
  return ofThese(describeDislikedCount(data.counts.disliked, t), props);
}

function HiddenPages<Item extends Assessable>(props: HiddenListProps<Item> & { kind: HiddenKind }) {
  const { source, kind, avoiding, noun, render } = props;
  const list = useHiddenList<Item>(source, kind, avoiding);
  const assessed = list.items && assessList(list.items, avoiding.assess);
  if (list.error) {
    return <ErrorState error={list.error} text={t('We couldn’t load what is hidden.')} onRetry={list.retry} />;
  }
  if (!assessed) return <CardSkeletons label={t('Loading what is hidden')} />;
  const count = list.items?.length ?? 0;
  return (
    <>
      <OwnView list={assessed} avoiding={avoiding}>
        {({ hidden, disliked, shown }) => (
          <AssessedCards assessed={[...hidden, ...disliked, ...shown]} label={formatListOf(kind)} render={render} />
        )}
      </OwnView>
      <LoadMore
        {...list}
        shown={formatNumberOf(count, noun)}
        places={<CardSlots count={4} />}
        label={count === 0 ? t('Keep looking') : t('Show more of them')}
      />
    </>
  );
}
