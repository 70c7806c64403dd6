import { isReadyMadeList, readyMadeLists, type ReadyMadeList } from '@clearplate/domain/verdict/ready-made-lists';
import { phrase, tPhrase, type Phrase } from '../../translations/t.ts';
import type { PreferenceDraft } from './use-preferences.ts';

interface Words {
  readonly name: Phrase;
  readonly checks: Phrase;
  readonly cannot: Phrase;
}

const words: Readonly<Record<ReadyMadeList, Words>> = {
  vegan: {
    name: phrase('Vegan'),
    checks: phrase(
      'Looks for meat, fish, shellfish, milk, eggs, honey, gelatin and carmine, and foods made with them.',
    ),
    cannot: phrase(
      'Can’t tell how sugar, wine or a flavoring was made, nor whether a pan is shared. A dish without these isn’t called vegan.',
    ),
  },
  vegetarian: {
    name: phrase('Vegetarian'),
    checks: phrase(
      'Looks for meat, fish, shellfish, gelatin and carmine, and foods made with them, such as lard or broth.',
    ),
    cannot: phrase(
      'Can’t tell which rennet is in a cheese, nor whether a pan is shared. A dish without these isn’t called vegetarian.',
    ),
  },
  noPork: {
    name: phrase('No pork'),
    checks: phrase('Looks for pork, with bacon, ham and lard, and for gelatin, which is often made from it.'),
    cannot: phrase(
      'Can’t tell what a grill or pan was used for before. It asks about sausages that don’t say what meat they are.',
    ),
  },
  halal: {
    name: phrase('Halal'),
    checks: phrase('Looks for pork and lard, gelatin, alcohol, and the meat of frogs and reptiles.'),
    cannot: phrase(
      'Can’t check slaughter, certificates or a separate kitchen, so it warns and never clears a dish. Nothing is called halal: ask the restaurant.',
    ),
  },
  kosher: {
    name: phrase('Kosher'),
    checks: phrase('Looks for pork and lard, rabbit, shellfish, fish without scales, gelatin and carmine.'),
    cannot: phrase(
      'Can’t check slaughter, supervision, a separate kitchen, or meat with milk, so it warns and never clears a dish. Nothing is called kosher: ask the restaurant.',
    ),
  },
};

export interface ReadyMade {
  readonly id: ReadyMadeList;
  readonly name: string;
  readonly checks: string;
  readonly cannot: string;
}

const describe = (id: ReadyMadeList): ReadyMade => ({
  id,
  name: tPhrase(words[id].name),
  checks: tPhrase(words[id].checks),
  cannot: tPhrase(words[id].cannot),
});

export const listReadyMade = (): readonly ReadyMade[] => Object.keys(words).filter(isReadyMadeList).map(describe);

/**
 * Describes the state of a navigation to a new preference. It isn't part of the address, because that must not contain
 * what somebody avoids.
 */
export interface StartState {
  readonly startFrom: ReadyMadeList;
}

/** Returns the list that a navigation asked to start from, if there is one. */
export function readStart(state: unknown): ReadyMade | undefined {
  const { startFrom } = (state ?? {}) as Partial<Record<keyof StartState, unknown>>;
  return isReadyMadeList(startFrom) ? describe(startFrom) : undefined;
}

/** Returns an ordinary preference, to edit before it is saved. Nobody has said yet that it matters less. */
export const draftFrom = ({ id, name }: ReadyMade): PreferenceDraft => ({
  name,
  ingredients: readyMadeLists[id],
  kind: 'must',
});
