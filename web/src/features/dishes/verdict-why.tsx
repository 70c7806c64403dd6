import type { Assessment, Cause } from '@clearplate/domain/verdict';
import { sayCause } from '@clearplate/domain/verdict-words';
import { useState } from 'react';
import { describeEvidence } from './describe-evidence.ts';
import { distinctCauses } from './say-verdict.ts';

/** Everything behind a verdict. Built when it is opened: a long menu has hundreds of these. */
export function VerdictWhy({ assessment }: { assessment: Assessment }) {
  const [open, setOpen] = useState(false);
  const causes = distinctCauses(assessment.causes);
  if (causes.length === 0) return null;
  return (
    <details className="verdict__why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Why?</summary>
      {open && (
        <>
          <ul className="verdict__causes" role="list">
            {causes.map((cause) => (
              <CauseLine key={sayCause(cause)} cause={cause} />
            ))}
          </ul>
          <p className="verdict__source">Judged with word list {assessment.lexiconVersion}.</p>
        </>
      )}
    </details>
  );
}

function CauseLine({ cause }: { cause: Cause }) {
  const evidence = [...new Set(cause.evidence.map(describeEvidence))];
  return (
    <li>
      {sayCause(cause)}
      {evidence.length > 0 && (
        <ul className="verdict__evidence">
          {evidence.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
