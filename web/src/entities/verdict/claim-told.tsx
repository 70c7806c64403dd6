import './claim-told.css';
import { timeOf } from '@clearplate/domain/facts/instants';
import type { Told } from '@clearplate/domain/verdict/told';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { callQuery } from '../../shared/api/queries.ts';
import { focusHeading } from '../../shared/lib/use-page-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { spokenLocale, t, tCount } from '../../translations/t.ts';

export interface ClaimToldProps {
  notes: readonly Told[];
  onClaim: () => void;
  onDisclaim: () => void;
}

/**
 * Asks the person who signed in whether they noted what a guest noted in this tab. Until they answer, warnings count.
 * It says where and when, by which they know their own, and not what: that would say what somebody else avoids.
 */
export function ClaimTold({ notes, onClaim, onDisclaim }: ClaimToldProps) {
  const place = useRef<HTMLElement>(null);
  /** The pressed button disappears with the question, so the focus moves to the heading above it. */
  const after = (say: () => void) => () => {
    const isAbove = (one: Element) => place.current && one.compareDocumentPosition(place.current) & 4;
    const heading = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].findLast(isAbove);
    if (heading) focusHeading(heading);
    say();
    // Some pages render a new heading once no note is left.
    setTimeout(() => {
      const title = document.querySelector<HTMLElement>('main h1');
      if (title && document.activeElement === document.body) focusHeading(title);
    }, 0);
  };
  return (
    <section ref={place} className="claim-told" aria-label={t('Noted in this tab')}>
      <p>
        {tCount(
          notes.length,
          'One answer of a restaurant was noted in this tab before you signed in. If it warns of a dish, it already counts; otherwise it doesn’t until you say that it is yours.',
          '{count} answers of restaurants were noted in this tab before you signed in. What warns of a dish already counts; the rest doesn’t until you say that it is yours.',
        )}
      </p>
      <ul className="claim-told__places" role="list">
        {[...Map.groupBy(notes, ({ restaurant }) => restaurant)].map(([restaurant, here]) => (
          <li key={restaurant}>
            <NotedAt restaurant={restaurant} notes={here} />
          </li>
        ))}
      </ul>
      <p className="claim-told__ways">
        <Button onClick={after(onClaim)}>{t('I noted that')}</Button>
        <Button kind="quiet" onClick={after(onDisclaim)}>
          {t('Somebody else did: delete it')}
        </Button>
      </p>
    </section>
  );
}

/** Returns e.g. "Nov 22, 7:40 – 8:15 PM", or one time if all was noted at once. */
function describeWhen(notes: readonly Told[]): string {
  const times = notes.map(({ at }) => timeOf(at));
  return new Intl.DateTimeFormat(spokenLocale(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(Math.min(...times), Math.max(...times));
}

/** Says where, when and how much was noted: "Lemongrass Lane, Nov 22, 7:40 PM: 2 answers". */
function NotedAt({ restaurant, notes }: { restaurant: number; notes: readonly Told[] }) {
  const { data } = useQuery(callQuery('getRestaurant', { params: { id: String(restaurant) } }));
  return tCount(notes.length, '{place}, {when}: one answer', '{place}, {when}: {count} answers', {
    place: data?.[0]?.name ?? t('A restaurant'),
    when: describeWhen(notes),
  });
}
