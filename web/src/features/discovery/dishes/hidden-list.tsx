import '../../../entities/verdict/hidden-items.css';
import './hidden-list.css';
import { sayDislikedCount, sayVerdictCounts } from '@clearplate/domain/verdict/restaurant-summary';
import { useId, useState, type ReactNode } from 'react';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { JudgedCards } from '../../../entities/verdict/judged-cards.tsx';
import { judgeList, type Judgeable, type Judged } from '../../../entities/verdict/judge-list.ts';
import { totalOf } from '../../../entities/verdict/read-counts.ts';
import { PerEater } from '../../../entities/verdict/per-eater.tsx';
import { sayListOf, ShowButton, type KeptOut } from '../../../entities/verdict/show-button.tsx';
import { CardPlaces, CardSkeletons } from '../../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { canCount } from '../../../entities/eater/can-judge.ts';
import { sayNumberOf } from '../../../shared/lib/say-count.ts';
import { useCountsPerEater, useHiddenList, type ListSource, type useListCounts } from './use-judged-list.ts';
import { say, spokenLocale } from '../../../translations/say.ts';

export interface HiddenListProps<Item> {
  source: ListSource;
  avoiding: Avoiding;
  noun: 'dish' | 'recipe';
  counts: ReturnType<typeof useListCounts>;
  render: (judged: Judged<Item>) => ReactNode;
}

/** How the whole list was judged, and ways to look at what is kept out of it, each dish with its reason. */
export function HiddenList<Item extends Judgeable>(props: HiddenListProps<Item>) {
  const { avoiding, counts } = props;
  const { data, isError } = counts;
  const isOpen = isError || data?.capped === true;
  const perEater = useCountsPerEater(props.source, avoiding);
  const hasDislikes = avoiding.eaters.some(({ dislikes }) => dislikes !== undefined);
  return (
    <div className="hidden-list">
      <KeptOutOfList
        {...props}
        kind="hidden"
        said={sayCounts(props)}
        canLook={canCount(avoiding) && (isOpen || (data !== undefined && data.counts.avoid > 0))}
      />
      {perEater && <PerEater counts={perEater} />}
      {hasDislikes && (isOpen || (data !== undefined && data.counts.disliked > 0)) && (
        <KeptOutOfList {...props} kind="disliked" said={sayDisliked(props)} canLook />
      )}
    </div>
  );
}

interface KeptOutProps<Item> extends HiddenListProps<Item> {
  kind: KeptOut;
  said: string;
  canLook: boolean;
}

function KeptOutOfList<Item extends Judgeable>({ said, canLook, ...props }: KeptOutProps<Item>) {
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

/** Where there is more than was counted, of how many this is said. */
function ofThese(said: string, { counts: { data }, noun }: Counted): string {
  if (!data?.capped) return said;
  const most = new Intl.NumberFormat(spokenLocale()).format(totalOf(data.counts));
  return noun === 'dish'
    ? say('Of the first {most} dishes: {said}', { most, said })
    : say('Of the first {most} recipes: {said}', { most, said });
}

function sayCounts(props: Counted & Pick<HiddenListProps<unknown>, 'avoiding'>): string {
  const { data, isError } = props.counts;
  if (isError) return say('How many are hidden could not be counted.');
  if (!data) return say('Counting what is hidden…');
  if (totalOf(data.counts) === 0) return '';
  return canCount(props.avoiding) ? ofThese(sayVerdictCounts(data.counts, say), props) : say('Nothing checked');
}

function sayDisliked(props: Counted): string {
  const { data } = props.counts;
  if (!data || data.counts.disliked === 0) return say('What has what you’d rather not eat is hidden.');
  return ofThese(sayDislikedCount(data.counts.disliked, say), props);
}

function HiddenPages<Item extends Judgeable>(props: HiddenListProps<Item> & { kind: KeptOut }) {
  const { source, kind, avoiding, noun, render } = props;
  const list = useHiddenList<Item>(source, kind, avoiding);
  const judged = list.items && judgeList(list.items, avoiding.assess);
  if (list.error) {
    return <ErrorState error={list.error} text={say('What is hidden could not be loaded.')} onRetry={list.retry} />;
  }
  if (!judged) return <CardSkeletons label={say('Loading what is hidden')} />;
  const all = [...judged.hidden, ...judged.disliked, ...judged.shown];
  return (
    <>
      <JudgedCards judged={all} label={sayListOf(kind)} render={render} />
      <LoadMore
        {...list}
        shown={sayNumberOf(all.length, noun)}
        places={<CardPlaces count={4} />}
        label={all.length === 0 ? say('Look further') : say('Show more of them')}
      />
    </>
  );
}
