import type { Evidence } from '@clearplate/domain/facts/dish-facts';
import { sayDate } from '@clearplate/domain/facts/instants';
import { saySource } from '@clearplate/domain/wording/say-evidence';
import { wordOfAllergen } from '../../shared/lib/allergen-words.ts';
import { say } from '../../translations/say.ts';
import { bandOf } from './probability-band.ts';

type Declared = Extract<Evidence, { kind: 'declared' }>;
type Found = Extract<Evidence, { kind: 'ingredient' | 'name' | 'description' }>;

const sayWhen = (at: string | null | undefined): string => sayDate(at, say) || say('without a date');

function sayDeclared({ level, source, at }: Declared): string {
  const slots = { by: saySource(source, say), when: sayWhen(at) };
  if (level === 'contains') return say('Declared {by}, {when}', slots);
  return level === 'absent'
    ? say('Stated absent {by}, {when}', slots)
    : say('May be there, stated {by}, {when}', slots);
}

function sayFound({ kind, words, sure }: Found): string {
  const often = sure ? '' : say(', which often contains it');
  if (kind === 'ingredient') return say('Ingredient: “{words}”{often}', { words, often });
  if (kind === 'name') return say('In the dish’s name: “{words}”{often}', { words, often });
  return say('In the description: “{words}”{often}', { words, often });
}

function sayBody(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'declared':
      return `${sayDeclared(evidence)}${evidence.reason ? `: ${evidence.reason}` : ''}`;
    case 'report':
      return say('A reaction was reported, {when}', { when: sayWhen(evidence.at) });
    case 'estimate':
      return say('Estimated ingredient: “{words}”, probability {band}', {
        words: evidence.words,
        band: bandOf(evidence.probability).toLowerCase(),
      });
    default:
      return sayFound(evidence);
  }
}

/** Which ingredient or statement, from whom and when, and through which kin of the allergen. */
export function describeEvidence(evidence: Evidence): string {
  const body = sayBody(evidence);
  return evidence.via === undefined ? body : say('{body} (as {what})', { body, what: wordOfAllergen(evidence.via) });
}
