import type { Verdict } from '@clearplate/domain/verdict';
import { VerdictMark } from '../features/dishes/verdict-mark.tsx';
import { phrase, sayPhrase, type Phrase } from '../translations/say.ts';

const marks: readonly { verdict: Verdict; word: Phrase; meaning: Phrase }[] = [
  {
    verdict: 'avoid',
    word: phrase('Avoid'),
    meaning: phrase('It contains what you avoid, or an ingredient in it does.'),
  },
  {
    verdict: 'not_verified',
    word: phrase('Not verified'),
    meaning: phrase('The restaurant has not said, or said it too long ago. It may well be in there.'),
  },
  {
    verdict: 'cross_contact',
    word: phrase('Cross-contact'),
    meaning: phrase('Traces may get in, for example from a shared fryer.'),
  },
  {
    verdict: 'none_declared',
    word: phrase('Restaurant says: no milk'),
    meaning: phrase(
      'So the restaurant says, on the date shown: not as an ingredient. Milk stands for what you avoid; for more than two things it reads “none of your 3”.',
    ),
  },
];

export function MarksMeaning() {
  return (
    <dl>
      {marks.map(({ verdict, word, meaning }) => (
        <div key={verdict}>
          <dt>
            <VerdictMark verdict={verdict} />
            {sayPhrase(word)}
          </dt>
          <dd>{sayPhrase(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
