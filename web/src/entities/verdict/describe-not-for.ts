import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import { formatList, t } from '../../translations/t.ts';

function describeThing({ reason, avoidance }: Cause): string {
  const thing = describeAvoidance(avoidance, t);
  return reason === 'possible_and_dangerous' ? t('traces of {thing}', { thing }) : thing;
}

/**
 * Returns who has to avoid a dish, and why: "It isn’t for Ana: peanut. It isn’t for Ben: milk." Returns an empty text
 * unless it is to avoid.
 */
export function describeNotFor({ verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>): string {
  if (verdict !== 'avoid') return '';
  const byEater = Map.groupBy(
    causes.filter((cause) => cause.verdict === 'avoid'),
    ({ eater }) => eater,
  );
  return [...byEater]
    .map(([name, own]) => {
      const things = formatList([...new Set(own.map(describeThing))]);
      return name === undefined
        ? t('It isn’t for you: {things}.', { things })
        : t('It isn’t for {name}: {things}.', { name, things });
    })
    .join(' ');
}
