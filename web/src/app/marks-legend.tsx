import './marks-legend.css';
import type { Verdict } from '@clearplate/domain/verdict';
import { VerdictMark } from '../features/dishes/verdict-mark.tsx';

const marks: readonly { verdict: Verdict; word: string; meaning: string }[] = [
  { verdict: 'avoid', word: 'Avoid', meaning: 'It contains what you avoid, or an ingredient in it does.' },
  {
    verdict: 'not_verified',
    word: 'Not verified',
    meaning: 'The restaurant has not said, or said it too long ago. It may well be in there.',
  },
  { verdict: 'cross_contact', word: 'Cross-contact', meaning: 'Traces may get in, for example from a shared fryer.' },
  {
    verdict: 'none_declared',
    word: 'No milk declared',
    meaning:
      'The restaurant states, on the date shown, that it is not in the dish. Milk stands for what you avoid; for several things it reads “No conflict declared”.',
  },
];

export function MarksLegend() {
  return (
    <details className="marks-legend">
      <summary>What the marks mean</summary>
      <dl>
        {marks.map(({ verdict, word, meaning }) => (
          <div key={verdict}>
            <dt>
              <VerdictMark verdict={verdict} />
              {word}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
