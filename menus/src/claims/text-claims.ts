import type { Claim, Doubt, Where } from '../draft.ts';
import { clean, plain, readAllergenName } from './allergen-words.ts';

export interface TextClaims {
  /** Holds the text without its lists of allergens. */
  readonly rest: string;
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
}

type Level = 'contains' | 'may_contain';

const opening =
  /\b(?:(may (?:also )?contain(?: traces? of)?|traces? of|shared (?:fryer|equipment|oil)(?: with)?|cooked in (?:the )?(?:same|shared) (?:oil|fryer)(?: as| with)?|cross[- ]contact(?: with)?)|(contains?|allergens?(?: information| statement| list)?))\s*(?::|-(?=\s))?\s*/gi;

interface Item {
  readonly text: string;
  /** Says what separates it from the item before: a comma, a wide gap, or a mere space. */
  readonly after: 'start' | 'comma' | 'gap' | 'space';
}

const joins = /\s*(?:[,;/&•|]|\band\b)\s*(?:and\b\s*)?/iy;

type Range = readonly [from: number, to: number];

interface Taken {
  readonly items: Item[];
  readonly end: number;
  /** Holds what stands among them and names no allergen. */
  readonly unread: readonly Range[];
}

/** Returns where the longest name of an allergen at a place ends; `undefined` where there is none. */
function endOfName(text: string, at: number): number | undefined {
  const words = [...text.slice(at, at + 90).matchAll(/[^\s,;:/&•|.()]+(?:\s*\([^()]{1,80}\))?/g)].slice(0, 6);
  if (words[0]?.index !== 0) return undefined;
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1];
    if (last === undefined) return undefined;
    const candidate = text.slice(at, at + last.index + last[0].length);
    const bare = candidate.replaceAll(/\([^()]*\)/g, '').trim();
    if (/[,;•|]|\s{2}/.test(bare)) continue;
    // Two names with a mere space between them are two; what a bracket adds belongs to the name before it.
    const isMerged = readAllergenName(bare)?.merged === true && /\s/.test(bare) && !/[/&]| and /.test(bare);
    const end = at + candidate.length;
    if (readAllergenName(candidate) && !isMerged) return /^[\s-]*free\b/i.test(text.slice(end)) ? undefined : end;
  }
  return undefined;
}

/** Matches words after which a list ends: what follows isn't in the dish, or is about something else. */
const endsList =
  /\b(?:but|not|no|non|never|except\w*|exclud\w*|without|free|other than|may|contains?|traces?|served|if|or)\b|n['’]t\b/i;
const mostUnread = 60;

/** Returns the end of an item that names no allergen, if the list continues after it. */
function endOfUnread(text: string, at: number): number | undefined {
  const part = /^[^,;.:•|]+(?=[,;•|])/.exec(text.slice(at, at + mostUnread))?.[0];
  return part === undefined || endsList.test(part) ? undefined : at + part.length;
}

/** Returns whether a sentence of one name follows: "Milk. Egg. Soy." is a list. */
function isNameAlone(text: string, at: number): boolean {
  const end = endOfName(text, at);
  return end !== undefined && /^\s*(?:[,;.]|$)/.test(text.slice(end));
}

/**
 * Takes the names of allergens off the front of a text, the longest first. A part of the list that names none is passed over, so
 * that what stands behind it still warns.
 */
function takeNames(text: string): Taken {
  const items: Item[] = [];
  const unread: Range[] = [];
  let at = 0;
  let after: Item['after'] = 'start';
  let end = 0;
  while (at < text.length && items.length < 40 && unread.length < 40) {
    const taken = endOfName(text, at);
    const passed = taken === undefined && (after === 'comma' || after === 'start') ? endOfUnread(text, at) : undefined;
    if (taken === undefined && passed === undefined) break;
    if (taken === undefined) unread.push([at, passed ?? at]);
    else {
      items.push({ text: text.slice(at, taken), after });
      end = taken;
    }
    at = taken ?? passed ?? at;
    joins.lastIndex = at;
    const join = joins.exec(text)?.[0];
    const stop = /^\.\s+/.exec(text.slice(at))?.[0];
    if (join !== undefined) {
      after = 'comma';
      at += join.length;
    } else if (stop !== undefined && isNameAlone(text, at + stop.length)) {
      after = 'comma';
      at += stop.length;
    } else {
      const space = /^\s+/.exec(text.slice(at))?.[0] ?? '';
      if (space === '' || taken === undefined) break;
      after = space.length > 1 ? 'gap' : 'space';
      at += space.length;
    }
  }
  return { items, end, unread: unread.filter(([from]) => from < end) };
}

/** Returns what to cut out of a text: everything from `start` to `end` except what wasn't read. */
function cutsAround(start: number, end: number, unread: readonly Range[]): Range[] {
  const edges = [start, ...unread.flat(), end];
  return edges.flatMap((from, at): Range[] => (at % 2 === 0 ? [[from, edges[at + 1] ?? end]] : []));
}

function claimsOf(items: readonly Item[], level: Level, where: Where, reason?: string): Claim[] {
  return items.flatMap(({ text }) =>
    (readAllergenName(text)?.warns ?? []).map(({ allergen, sure }): Claim => {
      const real = sure ? level : 'may_contain';
      return {
        allergen,
        level: real,
        words: plain(text),
        where,
        ...(real === 'may_contain' && reason !== undefined && { reason }),
      };
    }),
  );
}

const apart = 'stands apart from the list, without a heading';

/**
 * Reads "Contains: egg, milk. May contain: fish" in a text. A list behind a gap without a heading is read as *may
 * contain*, with a doubt: nobody says what it means.
 */
export function readTextClaims(text: string, where: Where): TextClaims {
  const claims: Claim[] = [];
  const doubts: Doubt[] = [];
  const cuts: Range[] = [];
  const take = (start: number, from: number, level: Level, reason?: string): boolean => {
    const { items, end, unread } = takeNames(text.slice(from));
    if (items.length === 0) return false;
    const split = items.findIndex(({ after }) => after === 'gap');
    const first = split < 0 ? items : items.slice(0, split);
    const second = split < 0 ? [] : items.slice(split);
    claims.push(...claimsOf(first, level, where, reason), ...claimsOf(second, 'may_contain', where, apart));
    if (second.length > 0)
      doubts.push({
        about: 'claim',
        says: `"${second.map((one) => one.text).join(', ')}" ${apart}: read as "may contain".`,
        where,
      });
    cuts.push(
      ...cutsAround(
        start,
        from + end,
        unread.map(([one, other]): Range => [from + one, from + other]),
      ),
    );
    return true;
  };
  for (const match of text.matchAll(opening)) {
    if (cuts.some(([, to]) => match.index < to)) continue;
    // "Does not contain milk" is prose, which neither warns nor denies.
    if (/(?:\bnot|n['’]t|\bnever)\s+$/i.test(text.slice(0, match.index))) continue;
    const level = match[1] === undefined ? 'contains' : 'may_contain';
    const said = plain(match[0]).replace(/[:\s]+$/, '');
    // Without a colon, "contains peanuts and more" in the middle of a name is still a warning.
    take(match.index, match.index + match[0].length, level, level === 'may_contain' ? said.toLowerCase() : undefined);
  }
  for (const gap of cuts.length === 0 ? text.matchAll(/\s{2,}(?=[A-Z])/g) : []) {
    const from = gap.index + gap[0].length;
    const { items, end, unread } = takeNames(text.slice(from));
    if (items.length < 2 || unread.length > 0 || text.slice(from + end).trim() !== '') continue;
    claims.push(...claimsOf(items, 'may_contain', where, apart));
    doubts.push({ about: 'claim', says: `"${plain(text.slice(from))}" ${apart}: read as "may contain".`, where });
    cuts.push([gap.index, from + end]);
    break;
  }
  let rest = '';
  let at = 0;
  for (const [from, to] of cuts) {
    rest += `${text.slice(at, from)} `;
    at = to;
    while (/[.,;\s]/.test(text[at] ?? '')) at += 1;
  }
  return { rest: clean(rest + text.slice(at)).replace(/[\s:;,-]+$/, ''), claims, doubts };
}

/** Finds the declaration at the end of a list of ingredients. Brackets about one ingredient stay in the list. */
export function declarationOf(ingredients: string): string {
  const outside = ingredients.replaceAll(/[([][^()[\]]*[)\]]/g, (inner) => ' '.repeat(inner.length));
  const found = [...outside.matchAll(/(?:^|[.;\n]\s*)((?:allergens?|contains|may contain)\b)/gi)];
  const first = found[0];
  return first === undefined ? '' : ingredients.slice(first.index).replace(/^[.;\s]+/, '');
}
