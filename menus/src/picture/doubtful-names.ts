import { readText } from '@clearplate/domain/reading/parse-ingredients';
import type { Doubt, DraftDish } from '../draft.ts';

/**
 * Returns whether a word is broken: it has letters and digits, a capital in the middle, no vowel, or a misplaced sign.
 */
const isBroken = (word: string): boolean =>
  /\p{L}\d|\d\p{L}{2}/u.test(word) ||
  /\p{Ll}\p{Lu}/u.test(word.replace(/^(?:Mc|Mac|De|La|Le)/, '')) ||
  /[|~_^<>{}[\]\\=@#]/.test(word) ||
  /^[^\p{L}\p{N}&+(“"'‘$*]|[^\p{L}\p{N}.,!?)”"'’%*:;&+]$/u.test(word) ||
  (/^\p{L}{3,}$/u.test(word) &&
    !/[aeiouyàâäáãåæèéêëìíîïòóôöõøœùúûü]/i.test(word) &&
    !/^(?:bbq|blt|xxl|pbj|bhn)$/i.test(word)) ||
  (/^\p{Ll}$/u.test(word) && !/^[aenwy]$/.test(word));

/**
 * Returns why a name may have been misread although its reader was sure of it; `undefined` if nothing speaks for that.
 */
function suspicion(name: string): string | undefined {
  const broken = name
    .split(/\s+/)
    .filter((word) => word !== '&' && word !== '+' && word !== '-' && word !== '–' && isBroken(word));
  if (broken.length > 0) return broken.join(', ');
  // An unknown word is a name of the restaurant's own, or no word.
  const unknown = readText(name)
    .unread.flatMap((phrase) => phrase.split(/\s+/))
    .filter((word) => word.length > 2);
  return unknown.length > 0 ? unknown.join(', ') : undefined;
}

/** Marks names of a picture that may have been misread, beyond the words of which its reader wasn't sure. */
export function withSuspicions(dish: DraftDish): DraftDish {
  if (dish.doubts.some(({ about }) => about === 'name')) return dish;
  const words = suspicion(dish.name);
  if (words === undefined) return dish;
  const doubt: Doubt = { about: 'name', says: `Perhaps misread: “${words.slice(0, 100)}”.`, where: dish.where };
  return { ...dish, doubts: [...dish.doubts, doubt] };
}
