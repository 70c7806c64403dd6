import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { describeLines, type DescribedLine } from '@clearplate/domain/wording/describe-lines';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import { t } from '../../translations/t.ts';
import { describeEvidence } from './describe-evidence.ts';

type Judged = Pick<Assessment, 'verdict' | 'causes'>;

/** Returns the lines for everything avoided, worst first, in the user's language. */
export const listLines = (assessment: Judged): readonly DescribedLine[] => describeLines(assessment, t);

export interface EvidenceOfThing {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Returns the evidence of each line by the thing that is avoided; it doesn't matter who avoids it. */
export function listEvidence({ causes }: { causes: readonly Cause[] }): readonly EvidenceOfThing[] {
  const byName = new Map<string, readonly string[]>();
  for (const { avoidance, evidence } of causes) {
    const word = describeAvoidance(avoidance, t);
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    byName.set(name, [...(byName.get(name) ?? []), ...evidence.map(describeEvidence)]);
  }
  return [...byName].map(([name, lines]) => ({ name, lines: [...new Set(lines)] })).filter(hasLines);
}

const hasLines = ({ lines }: EvidenceOfThing): boolean => lines.length > 0;
