import '../../features/dishes/hidden-items.css';
import './hidden-list.css';
import { sayVerdictCounts } from '@clearplate/domain/restaurant-summary';
import { useId, useState, type ReactNode } from 'react';
import type { Avoiding } from '../../features/avoiding/use-avoiding.ts';
import { JudgedCards } from '../../features/dishes/judged-cards.tsx';
import { judgeList, type Judgeable, type Judged } from '../../features/dishes/judge-list.ts';
import { totalOf } from '../../features/dishes/read-counts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CardPlaces, CardSkeletons } from '../../shared/ui/card-skeletons.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { useHiddenList, type ListSource, type useListCounts } from './use-judged-list.ts';
import { say, sayCount, spokenLocale } from '../../translations/say.ts';

export interface HiddenListProps<Item> {
  source: ListSource;
  avoiding: Avoiding;
  noun: 'dish' | 'recipe';
  counts: ReturnType<typeof useListCounts>;
  render: (judged: Judged<Item>) => ReactNode;
}

/** How the whole list was judged, and a way to look at what is kept out of it, each with its reason. */
export function HiddenList<Item extends Judgeable>(props: HiddenListProps<Item>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { data, isError } = props.counts;
  const canLook = isError || (data && (data.capped || data.counts.avoid > 0));
  return (
    <div className="hidden-list">
      <div className="list-counts">
        <p role="status">{sayCounts(props)}</p>
        {canLook && (
          <Button
            kind="quiet"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? say('Hide them again') : say('Look at what is hidden')}
          </Button>
        )}
      </div>
      {open && canLook && (
        <div className="hidden-items__list" id={id}>
          <HiddenPages {...props} />
        </div>
      )}
    </div>
  );
}

function sayCounts({ counts: { data, isError }, noun }: Pick<HiddenListProps<unknown>, 'counts' | 'noun'>): string {
  if (isError) return say('How many are hidden could not be counted.');
  if (!data) return say('Counting what is hidden…');
  const total = totalOf(data.counts);
  if (total === 0) return '';
  const most = new Intl.NumberFormat(spokenLocale()).format(total);
  const said = sayVerdictCounts(data.counts, say);
  if (!data.capped) return said;
  return noun === 'dish'
    ? say('Of the first {most} dishes: {said}', { most, said })
    : say('Of the first {most} recipes: {said}', { most, said });
}

function HiddenPages<Item extends Judgeable>({ source, avoiding, noun, render }: HiddenListProps<Item>) {
  const list = useHiddenList<Item>(source, avoiding);
  const judged = list.items && judgeList(list.items, avoiding.assess);
  if (list.error) {
    return <ErrorState error={list.error} text={say('What is hidden could not be loaded.')} onRetry={list.retry} />;
  }
  if (!judged) return <CardSkeletons label={say('Loading what is hidden')} />;
  const all = [...judged.hidden, ...judged.shown];
  const shown =
    noun === 'dish'
      ? sayCount(all.length, '{count} dish that conflicts', '{count} dishes that conflict')
      : sayCount(all.length, '{count} recipe that conflicts', '{count} recipes that conflict');
  return (
    <>
      <JudgedCards judged={all} label={say('Hidden because they conflict')} render={render} />
      <LoadMore
        {...list}
        shown={shown}
        places={<CardPlaces count={4} />}
        label={all.length === 0 ? say('Look further') : say('Show more of them')}
      />
    </>
  );
}
