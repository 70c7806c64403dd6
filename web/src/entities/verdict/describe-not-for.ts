import type { Assessment, Cause } from '@clearplate/domain/verdict/verdict';
import { describeAvoidance } from '@clearplate/domain/wording/verdict-words';
import { formatList, t } from '../../translations/t.ts';

function describeThing({ reason, avoidance }: Cause): string {
  const thing = describeAvoidance(avoidance, t);
  return reason === 'possible_and_dangerous' ? t('traces of {thing}', { thing }) : thing;
}

/** Returns for whom a dish isn't, and why: "It isn’t for Ana: peanut. It isn’t for Ben: milk." Empty unless it is to be avoided. */
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
