import './marks-legend.css';
import { laterPart } from '../shared/lib/later.tsx';
import { useUnfolded } from '../shared/lib/use-unfolded.ts';
import { say } from '../translations/say.ts';

const loading = () => <p role="status">{say('Loading')}</p>;

const MarksMeaning = laterPart(async () => (await import('./marks-meaning.tsx')).MarksMeaning, loading);

/**
 * Not drawn by the server: it stands on every page, and a drawn part that waits for its code would hold up going to another
 * page until that is there.
 */
export function MarksLegend() {
  const { isOpen, details } = useUnfolded();
  return (
    <details {...details} className="marks-legend">
      <summary>{say('What the marks mean')}</summary>
      {isOpen ? <MarksMeaning /> : isOpen === undefined && loading()}
    </details>
  );
}
