import './marks-legend.css';
import { say } from '../translations/say.ts';
import { MarksMeaning } from './marks-meaning.tsx';

export const MarksLegend = () => (
  <details className="marks-legend">
    <summary>{say('What the marks mean')}</summary>
    <MarksMeaning />
  </details>
);
