import { isGroupAbove, type Band } from './find-bands.ts';
import { around, middleY } from './geometry.ts';
import type { Page } from './open-pdf.ts';
import { edgesAcross, rulesIn } from './page-columns.ts';
import type { Phrase } from './phrases.ts';

const isWordy = (text: string): boolean => text.length > 2 && /\p{L}/u.test(text);

/** Takes into a band what belongs to its headings: the other lines of their cells. */
export function completeBand(band: Band, phrases: readonly Phrase[], page: Page): Band {
  const size = band.phrases[0]?.size ?? 8;
  const near = phrases.filter((phrase) => phrase.bottom > band.top - size * 3 && phrase.top < band.bottom);
  const lines = rulesIn(edgesAcross(page.shapes), band.left, band.right, 0.5);
  const above = lines.findLast((at) => at <= band.top + 2);
  const below = lines.find((at) => at >= band.bottom - 2);
  const isRuled =
    above !== undefined && below !== undefined && band.top - above < size * 2.5 && below - band.bottom < size * 1.5;
  if (isRuled) {
    const own = phrases.filter(
      (phrase) =>
        middleY(phrase) > above && middleY(phrase) < below && phrase.text !== '' && !isGroupAbove(phrase, near),
    );
    const groups = phrases.filter((phrase) => middleY(phrase) > above && isGroupAbove(phrase, near));
    const top = Math.max(above, ...groups.filter(({ bottom }) => bottom <= band.top + 2).map(({ bottom }) => bottom));
    const all = [...own, ...band.phrases.filter((phrase) => !own.includes(phrase))];
    return { ...around([band, ...all]), top, bottom: below, phrases: all };
  }
  let own = [...band.phrases];
  // The headings on the same lines that tell nothing of allergens belong to it as well.
  const add = (more: readonly Phrase[]) => {
    own = [...own, ...more.filter((phrase) => !own.includes(phrase))];
  };
  add(
    phrases.filter(
      (phrase) => middleY(phrase) > band.top - 1 && middleY(phrase) < band.bottom + 1 && isWordy(phrase.text),
    ),
  );
  for (let step = 0; step < 2; step += 1) {
    const box = around(own);
    add(
      phrases.filter((phrase) => {
        if (phrase.turn !== 0 || !isWordy(phrase.text) || own.includes(phrase)) return false;
        if (isGroupAbove(phrase, near)) return false;
        const under = band.phrases.find(
          (each) =>
            each.turn === 0 &&
            Math.min(each.right, phrase.right) - Math.max(each.left, phrase.left) >
              0.5 * Math.min(each.right - each.left, phrase.right - phrase.left),
        );
        if (!under || Math.abs(under.size - phrase.size) > phrase.size * 0.15 || under.font !== phrase.font)
          return false;
        const gap = phrase.bottom <= box.top + 1 ? box.top - phrase.bottom : phrase.top - box.bottom;
        return gap < phrase.size * 0.35 && phrase.right - phrase.left < (under.right - under.left) * 2.5;
      }),
    );
  }
  return { ...around(own), phrases: own };
}
