import './marks-legend.css';
import { useEffect, useRef, useState } from 'react';
import { laterPart } from '../shared/lib/later.tsx';
import { say } from '../translations/say.ts';

const loading = () => <p role="status">{say('Loading')}</p>;

const MarksMeaning = laterPart(async () => (await import('./marks-meaning.tsx')).MarksMeaning, loading);

/**
 * Not drawn by the server: it stands on every page, and a drawn part that waits for its code would hold up going to another
 * page until that is there.
 */
export function MarksLegend() {
  const ref = useRef<HTMLDetailsElement>(null);
  // It may be unfolded before its code is there.
  const [state, setState] = useState<'unknown' | 'folded' | 'opened'>('unknown');
  useEffect(() => setState(ref.current?.open ? 'opened' : 'folded'), []);
  return (
    <details
      ref={ref}
      className="marks-legend"
      onToggle={({ currentTarget }) => currentTarget.open && setState('opened')}
    >
      <summary>{say('What the marks mean')}</summary>
      {state === 'opened' ? <MarksMeaning /> : state === 'unknown' && loading()}
    </details>
  );
}
