import type { Evidence } from '@clearplate/domain/facts/dish-facts';
import { formatDate } from '@clearplate/domain/facts/instants';
import { describeReason } from '@clearplate/domain/facts/stock-reasons';
import { describeSource } from '@clearplate/domain/wording/describe-evidence';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { t } from '../../translations/t.ts';
import { bandOf } from './probability-band.ts';

type Declared = Extract<Evidence, { kind: 'declared' }>;
type Found = Extract<Evidence, { kind: 'ingredient' | 'name' | 'description' }>;

const describeWhen = (at: string | null | undefined): string => formatDate(at, t) || t('without a date');

function describeDeclared({ level, source, at }: Declared): string {
  const slots = { by: describeSource(source, t), when: describeWhen(at) };
  if (level === 'contains') return t('Declared {by}, {when}', slots);
  return level === 'absent' ? t('Stated absent {by}, {when}', slots) : t('May be there, stated {by}, {when}', slots);
}

function describeFound({ kind, words, sure }: Found): string {
  const often = sure ? '' : t(', which often contains it');
  if (kind === 'ingredient') return t('Ingredient: “{words}”{often}', { words, often });
  if (kind === 'name') return t('In the dish’s name: “{words}”{often}', { words, often });
  return t('In the description: “{words}”{often}', { words, often });
}

function describeBody(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'declared':
      return `${describeDeclared(evidence)}${evidence.reason ? `: ${describeReason(evidence.reason, t)}` : ''}`;
    case 'report':
      return evidence.told
        ? t('A diner was told that it contains it, {when}', { when: describeWhen(evidence.at) })
        : t('A reaction was reported, {when}', { when: describeWhen(evidence.at) });
    case 'estimate':
      return t('Estimated ingredient: “{words}”, probability {band}', {
        words: evidence.words,
        band: bandOf(evidence.probability).toLowerCase(),
      });
    default:
      return describeFound(evidence);
  }
}

/** Describes an ingredient or statement with its source and date, and the related allergen that it came through. */
function describeEvidence(evidence: Evidence): string {
  const body = describeBody(evidence);
  return evidence.via === undefined ? body : t('{body} (as {what})', { body, what: wordOfAllergen(evidence.via) });
}

const isAbsence = (one: Evidence): one is Declared & { readonly level: 'absent' } =>
  one.kind === 'declared' && one.level === 'absent';

function describeOverruled(absence: Declared, isAboutTraces: boolean): string {
  const slots = { by: describeSource(absence.source, t), when: describeWhen(absence.at) };
  return isAboutTraces
    ? t('Stated absent as an ingredient {by}, {when}; traces are still possible', slots)
    : t('Also stated absent {by}, {when}, but the warning counts', slots);
}

/**
 * Describes everything known about one thing, so that it reads as one reason: first the evidence that decides, then
 * what it overrules.
 */
export function describeAll(evidence: readonly Evidence[], isCleared: boolean): readonly string[] {
  const absences = evidence.filter(isAbsence);
  const warnings = evidence.filter((one) => !isAbsence(one));
  const warned = warnings.map(describeEvidence);
  if (isCleared || warnings.length === 0) return [...absences.map(describeEvidence), ...warned];
  const isAboutTraces = warnings.every((one) => one.kind === 'declared' && one.level === 'may_contain');
  return [...warned, ...absences.map((one) => describeOverruled(one, isAboutTraces))];
}
