import { describeBriefly } from './describe-lines.ts';
import { inEnglish, type Translate } from './translate.ts';
import { describeAvoidance, verdictLabel } from './verdict-words.ts';
import { formatDate } from '../facts/instants.ts';
import type { OfferedVariant } from '../verdict/assess-variants.ts';
import type { Assessment } from '../verdict/verdict.ts';

/** Puts a variant into words. It speaks of the dish made that way and never of the dish as it comes. */
export interface DescribedVariant {
  /** "Can be made without peanut: ask for it so." */
  readonly title: string;
  /** "Restaurant says: no peanut that way, 5 Oct 2026", or why traces are possible. */
  readonly says: string;
  /** The first thing to ask; missing where nothing is open. */
  readonly ask?: string | undefined;
}

/** Returns what the eaters have to avoid in the dish as it comes; if there is nothing, what nobody has verified. */
function toAvoid({ causes }: Pick<Assessment, 'causes'>, t: Translate): string {
  const known = causes.filter(({ verdict }) => verdict === 'avoid');
  const open = causes.filter(({ verdict }) => verdict === 'not_verified');
  const names = (known.length > 0 ? known : open).map(({ avoidance }) => describeAvoidance(avoidance, t));
  return [...new Set(names)].join(', ');
}

/** This is the oldest of the dates that the answer rests on, because no other holds for all of it. */
function since({ causes }: Pick<Assessment, 'causes'>, t: Translate): string {
  const dates = causes.flatMap(({ verdict, at }) => (verdict === 'none_declared' && at ? [at] : [])).toSorted();
  return formatDate(dates[0], t);
}

/** Describes a variant that is offered in place of a dish to avoid or not verified. */
export function describeVariant(
  asItComes: Pick<Assessment, 'causes'>,
  { assessment }: Pick<OfferedVariant, 'assessment'>,
  t: Translate = inEnglish,
): DescribedVariant {
  const title = t('Can be made without {what}: ask for it so.', { what: toAvoid(asItComes, t) });
  const { text, ask } = describeBriefly(assessment, t);
  if (assessment.verdict !== 'none_declared') return { title, says: t('That way: {said}', { said: text }) };
  const said = verdictLabel(assessment, t);
  const date = since(assessment, t);
  const says = date === '' ? t('{said} that way', { said }) : t('{said} that way, {date}', { said, date });
  return { title, says, ask };
}
