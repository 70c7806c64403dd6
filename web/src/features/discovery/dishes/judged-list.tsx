import { useMemo, type ReactNode } from 'react';
import type { Avoiding } from '../../../entities/eater/use-avoiding.ts';
import { HiddenItems } from '../../../entities/verdict/hidden-items.tsx';
import { JudgedCards } from '../../../entities/verdict/judged-cards.tsx';
import { judgeList, type Judgeable, type Judged } from '../../../entities/verdict/judge-list.ts';
import { totalOf } from '../../../entities/verdict/read-counts.ts';
import type { PagedList } from '../../../shared/api/queries.ts';
import { useAnnounced } from '../../../shared/ui/announcer.tsx';
import { CardPlaces, CardSkeletons } from '../../../shared/ui/card-skeletons.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { HiddenList } from './hidden-list.tsx';
import { sayNumberOf } from '../../../shared/lib/say-count.ts';
import { canJudge } from '../../../entities/eater/can-judge.ts';
import { useListCounts, useShownList, type ListSource } from './use-judged-list.ts';
import { say } from '../../../translations/say.ts';

export interface JudgedListProps<Item> {
  source: ListSource;
  avoiding: Avoiding;
  noun: 'dish' | 'recipe';
  /** What the list holds, for who can't see it. */
  label: string;
  words: {
    loading: string;
    failed: string;
    /** Where all of the list conflicts. */
    allHidden: string;
    /** What is said to who can't see the list, once it is there. */
    outcome?: (shown: string) => string;
  };
  heading?: ReactNode;
  /** Where the list has nothing, whoever asks. */
  none: ReactNode;
  render: (judged: Judged<Item>) => ReactNode;
}

/**
 * A list of dishes for whoever eats. The database keeps out what conflicts; the browser judges again each
 * dish that it shows, to say why, and keeps out what conflicts by its own judgement.
 */
export function JudgedList<Item extends Judgeable>(props: JudgedListProps<Item>) {
  const { source, avoiding, noun, words } = props;
  const list = useShownList<Item>(source, avoiding);
  const counts = useListCounts(source, avoiding);
  const judged = useMemo(() => list.items && judgeList(list.items, avoiding.assess), [list.items, avoiding.assess]);
  const shown = judged && !list.isPrevious ? sayNumberOf(judged.shown.length, noun) : undefined;
  useAnnounced(shown === undefined ? undefined : words.outcome?.(shown));
  if (list.error) return <ErrorState error={list.error} text={words.failed} onRetry={list.retry} />;
  if (!list.items) return <CardSkeletons label={words.loading} />;
  if (!judged) return <CardSkeletons label={say('Looking up what you avoid')} />;
  const isJudged = canJudge(avoiding);
  const isEmpty = list.items.length === 0 && !list.hasMore && !list.isPrevious;
  const hasNothing = isEmpty && (!isJudged || (counts.data && totalOf(counts.data.counts) === 0));
  if (hasNothing) return props.none;
  return (
    <>
      {props.heading}
      {isJudged && <HiddenList {...props} counts={counts} />}
      {isEmpty && <NothingShown counts={counts} allHidden={words.allHidden} />}
      {!list.isPrevious && <HiddenItems items={judged.hidden} render={props.render} />}
      {!list.isPrevious && <HiddenItems items={judged.disliked} kind="disliked" render={props.render} />}
      <JudgedCards judged={judged.shown} label={props.label} render={props.render} />
      <ListEnd list={list} count={judged.shown.length} noun={noun} isJudged={isJudged} isEmpty={isEmpty} />
    </>
  );
}

function NothingShown({ counts, allHidden }: { counts: ReturnType<typeof useListCounts>; allHidden: string }) {
  if (counts.isError) return <EmptyState text={say('There is nothing here that can be shown for what you avoid.')} />;
  return counts.data ? <EmptyState text={allHidden} /> : <CardSkeletons label={say('Counting what is hidden')} />;
}

interface ListEndProps {
  list: PagedList<unknown>;
  count: number;
  noun: 'dish' | 'recipe';
  isJudged: boolean;
  isEmpty: boolean;
}

/** A judged page may be short or empty and still not be the last: then the list says so and goes on. */
function ListEnd({ list, count, noun, isJudged, isEmpty }: ListEndProps) {
  const said = sayNumberOf(count, noun);
  if (list.isPrevious) return <p role="status">{say('Judging the list again…')}</p>;
  if (isEmpty) return null;
  const places = <CardPlaces />;
  if (!isJudged) return <LoadMore {...list} shown={said} places={places} />;
  const none = noun === 'dish' ? say('So far no dish') : say('So far no recipe');
  const shown = count === 0 ? none : said;
  return (
    <LoadMore
      {...list}
      shown={shown}
      places={places}
      end={say('{said} shown, and no more', { said })}
      label={count === 0 ? say('Look further') : say('Show more')}
    />
  );
}
