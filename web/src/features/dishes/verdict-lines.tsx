import type { SaidLine } from '@clearplate/domain/say-lines';
import { VerdictMark } from './verdict-mark.tsx';

export interface VerdictLinesProps {
  lines: readonly SaidLine[];
  /** Lines from here on are for paper, where nothing can be opened. */
  printFrom?: number;
  /** `false` where the mark of the whole verdict already says it. */
  withMarks: boolean;
}

/** Each reason on a line of its own, with its own mark where several stand together. */
export function VerdictLines({ lines, printFrom = lines.length, withMarks }: VerdictLinesProps) {
  return (
    <ul className="verdict__lines" role="list">
      {lines.map(({ text, cause }, index) => (
        <li key={text} className="verdict__reason" hidden={index >= printFrom}>
          {withMarks && cause && <VerdictMark verdict={cause.verdict} />}
          <span className="verdict__text">{text}</span>
        </li>
      ))}
    </ul>
  );
}
