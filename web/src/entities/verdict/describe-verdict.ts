import type { Evidence } from '@clearplate/domain/facts/dish-facts';
import { formatDate } from '@clearplate/domain/facts/instants';
import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { describeLines, type DescribedLine } from '@clearplate/domain/wording/describe-lines';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import { t } from '../../translations/t.ts';
import { describeAll } from './describe-evidence.ts';

type AssessedDish = Pick<Assessment, 'verdict' | 'causes'>;

/** Returns a line for each avoided thing, worst first, in the user's language. */
export const listLines = (assessment: AssessedDish): readonly DescribedLine[] => describeLines(assessment, t);

export interface EvidenceOfThing {
  readonly name: string;
  readonly lines: readonly string[];
}

/**
 * Groups the evidence by avoided thing, no matter who avoids it. The causes are sorted, so the thing with the worst
 * verdict comes first.
 */
export function listEvidence({ causes }: { causes: readonly Cause[] }): readonly EvidenceOfThing[] {
  const byName = Map.groupBy(causes, ({ avoidance }) => {
    const word = describeAvoidance(avoidance, t);
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
  return [...byName]
    .map(([name, same]) => {
      const isCleared = same.every(({ verdict }) => verdict === 'none_declared');
      const told = same.flatMap((cause) => cause.told ?? []);
      const noted = same.flatMap((cause) => cause.noted ?? []);
      const notes = [...told, ...noted];
      // What they were told is among the evidence as a warning, but no restaurant stated it.
      const isTheirs = (one: Evidence) => one.kind === 'declared' && one.at !== null && notes.includes(one.at);
      const evidence = same.flatMap((cause) => cause.evidence.filter((one) => !isTheirs(one)));
      const days = [
        ...told.map((at) => t('You were told so, {when}', { when: formatDate(at, t) })),
        ...noted.map(() => t('Noted in this tab before you signed in')),
      ];
      return { name, lines: [...new Set([...days, ...describeAll(evidence, isCleared)])] };
    })
    .filter(hasLines);
}

const hasLines = ({ lines }: EvidenceOfThing): boolean => lines.length > 0;
