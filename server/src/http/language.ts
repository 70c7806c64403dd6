import type { SpokenLanguage } from '@clearplate/domain/wording/translate';

/** Returns the first language of `Accept-Language` that we have texts in. The app sends the chosen one. */
export function languageOf(accepted: string | undefined): SpokenLanguage {
  const wished = (accepted ?? '').slice(0, 500).split(',').map(weigh);
  const known = wished.toSorted((one, other) => other.weight - one.weight).find(({ tag }) => /^(en|es)\b/.test(tag));
  return known?.tag.startsWith('es') ? 'es' : 'en';
}

function weigh(wish: string): { tag: string; weight: number } {
  const [tag = '', ...more] = wish.toLowerCase().split(';');
  const said = more
    .map((one) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(one)?.[1])
    .find((weight) => weight !== undefined);
  return { tag: tag.trim(), weight: Number(said ?? 1) };
}
