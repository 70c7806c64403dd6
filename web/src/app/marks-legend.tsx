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
  const [isOpened, setOpened] = useState(false);
  // It may have been unfolded before its code was there.
  useEffect(() => {
    if (ref.current?.open) setOpened(true);
  }, []);
  return (
    <details ref={ref} className="marks-legend" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{say('What the marks mean')}</summary>
      {isOpened ? <MarksMeaning /> : loading()}
    </details>
  );
}
