import './marks-legend.css';
import { laterPart } from '../shared/lib/later.tsx';
import { say } from '../translations/say.ts';

const MarksMeaning = laterPart(
  async () => (await import('./marks-meaning.tsx')).MarksMeaning,
  () => <p role="status">{say('Loading')}</p>,
);

export function MarksLegend() {
  return (
    <details className="marks-legend">
      <summary>{say('What the marks mean')}</summary>
      <MarksMeaning />
    </details>
  );
}
