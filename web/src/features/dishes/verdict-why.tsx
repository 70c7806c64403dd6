import type { SaidLine } from '@clearplate/domain/say-lines';
import type { Assessment } from '@clearplate/domain/verdict';
import { useUnfolded } from '../../shared/lib/use-unfolded.ts';
import { listEvidence } from './say-verdict.ts';
import { VerdictLines } from './verdict-lines.tsx';
import { WordListNote } from './word-list-note.tsx';
import { say } from '../../translations/say.ts';

export interface VerdictWhyProps {
  assessment: Assessment;
  /** What the face had no room for. */
  lines: readonly SaidLine[];
  questions: readonly string[];
}

/** What a verdict rests on. Built when it is opened: a long menu has hundreds of these. */
export function VerdictWhy(props: VerdictWhyProps) {
  const { isOpen, details } = useUnfolded();
  if (props.assessment.causes.length === 0) return null;
  return (
    <details {...details} className="verdict__why">
      <summary>{say('Why?')}</summary>
      {isOpen && <Grounds {...props} />}
    </details>
  );
}

function Grounds({ assessment, lines, questions }: VerdictWhyProps) {
  const evidence = listEvidence(assessment);
  return (
    <>
      {lines.length > 0 && <VerdictLines lines={lines} withMarks />}
      {questions.length > 0 && (
        <p className="verdict__ask">{say('Ask also: {questions}?', { questions: questions.join('; ') })}</p>
      )}
      {evidence.length === 0 && <p>{say('Nothing more is on record.')}</p>}
      <ul className="verdict__causes" role="list">
        {evidence.map(({ name, lines: grounds }) => (
          <li key={name}>
            <strong>{name}</strong>
            <ul className="verdict__evidence">
              {grounds.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <WordListNote version={assessment.lexiconVersion} />
    </>
  );
}
