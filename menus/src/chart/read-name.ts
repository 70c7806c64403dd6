import { plain } from '../claims/allergen-words.ts';
import { isAdverse, meaningOf } from '../claims/meaning.ts';
import { saysOtherWay } from '../claims/changeable.ts';
import { readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, Where } from '../draft.ts';
import { readCodes } from '../menu/menu-codes.ts';
import type { Cell } from './grid.ts';
import type { RowContext } from './read-row.ts';

const nameFootnote = /[\s(]*([*†‡§#]{1,3}|[¹²³⁰-⁹]{1,2}|[ᵃᵇᶜᵈᵉᶠᵍʰ]|(?<=[a-z)])\d|(?<=\s)[a-h])\)?$/u;

const isDiet = (text: string): boolean =>
  /^(?:suitable for |a )?(?:vegans?|vegetarians?|halal|kosher|plant[- ]based|keto|paleo|spicy)(?: (?:and|or|option|dish|item)\w*| vegetarians?| vegans?|[,/&])*[.!]?$/i.test(
    plain(text),
  );

/** "GFO", "(DF)": what it can be made without, it may have as it comes. */
const usualCode =
  /(?:^|[\s([,/&])(?:[GDNESLW]F[OAPM]?|VG?E?O)[*†]?(?=$|[\s)\],/&])|\b(?:options?|optional|on request|available|can be)\b/u;

interface Noted {
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
  /** It may take back what the row denies. */
  readonly isOpen: boolean;
}

/** A footnote at a dish's name holds for the dish: for the allergens that it names, else for all of the chart's. */
function claimsOfFootnote(mark: string, where: Where, { legend, header }: RowContext): Noted {
  const text = legend.footnotes.get(mark.normalize('NFKC').toLowerCase());
  if (text === undefined) return { claims: [], doubts: [], isOpen: true };
  const code = legend.codes.get(mark.normalize('NFKC').toLowerCase());
  const says = plain(text).slice(0, 200);
  if (code?.changeable !== undefined)
    return {
      claims: code.named.warns.map(({ allergen, sure }) => ({
        allergen,
        level: sure ? code.level : 'may_contain',
        words: mark,
        where,
      })),
      doubts: [{ about: 'claim', says: saysOtherWay(code.changeable), where }],
      isOpen: false,
    };
  const meaning = meaningOf(text);
  const read = readTextClaims(text, where);
  if (read.claims.length > 0 && meaning !== 'absent')
    return {
      claims: read.claims.map((claim) => (claim.level === 'may_contain' ? { ...claim, reason: says } : claim)),
      doubts: [],
      isOpen: isAdverse(text) || meaning === 'unknown',
    };
  if (meaning !== 'may_contain') {
    const isOpen = meaning !== 'absent' && !isDiet(text);
    return { claims: [], doubts: [{ about: 'claim', says: `A footnote: ${says}`, where }], isOpen };
  }
  const all = header.columns.flatMap((heading) =>
    heading?.kind === 'allergen' && !heading.free ? heading.named.warns : [],
  );
  return {
    claims: all.map(({ allergen }) => ({ allergen, level: 'may_contain', reason: says, words: mark, where })),
    doubts: [
      { about: 'claim', says: `A footnote names no allergen, so it warns of all of the chart's: ${says}`, where },
    ],
    isOpen: true,
  };
}

interface ReadName {
  readonly name: string;
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
  /** A sign at the name says something of the dish that was not found, or leaves it open: its row denies nothing. */
  readonly isFootnoteLost: boolean;
}

/** The codes at the end of a name: where the file has codes, or explains all that stands in the bracket. */
function codesOf(name: string, { legend }: RowContext, where: Where): ReturnType<typeof readCodes> {
  const inside = /[([]([^()[\]]{1,40})[)\]]\s*$/.exec(name)?.[1];
  const tokens = (inside ?? '')
    .toLowerCase()
    .split(/[\s,/·|&+]+/)
    .filter((each) => each !== '');
  const isExplained =
    tokens.length > 0 && tokens.every((each) => legend.footnotes.has(each) || legend.unclear.has(each));
  return inside !== undefined && (legend.codes.size > 0 || isExplained)
    ? readCodes(name, legend, where)
    : { name, claims: [], doubts: [], noted: [] };
}

/** Reads a dish's name with the signs at its end. */
export function readName({ text, where }: Cell, context: RowContext): ReadName {
  const inName = readTextClaims(text, where);
  const claims = [...inName.claims];
  const doubts = [...inName.doubts];
  // "*Caesar" has its sign in front.
  let name = inName.rest.replace(/^\s*([*†‡§#]{1,3}|[¹²³⁰-⁹]{1,2}|[ᵃᵇᶜᵈᵉᶠᵍʰ])\s*(\D.*)$/u, '$2$1');
  let isOpen = false;
  const note = (noted: Noted) => {
    claims.push(...noted.claims);
    doubts.push(...noted.doubts);
    isOpen ||= noted.isOpen;
  };
  const sign = nameFootnote.exec(name)?.[1];
  if (sign !== undefined && context.legend.footnotes.has(sign.normalize('NFKC').toLowerCase())) {
    note(claimsOfFootnote(sign, where, context));
    name = name.replace(nameFootnote, '');
  }
  const coded = codesOf(name, context, where);
  // "(GF)" is a claim to confirm: a name warns, and denies nothing.
  const warned = coded.claims.filter(({ level }) => level !== 'absent');
  claims.push(...warned);
  if (warned.length < coded.claims.length)
    doubts.push({
      about: 'claim',
      says: 'A code at its name says that it is free of something: to be confirmed.',
      where,
    });
  if (claims.length === 0 && usualCode.test(coded.name)) {
    isOpen = true;
    doubts.push({ about: 'claim', says: 'A code at its name says how it can be made: its row denies nothing.', where });
  }
  for (const one of coded.noted) note(claimsOfFootnote(one, where, context));
  name = coded.name;
  const lost = /[\s([]*([*†‡§#]+|[¹²³⁰-⁹]{1,2}|[ᵃᵇᶜᵈᵉᶠᵍʰ])[)\]]?$/u.exec(name);
  if (lost) {
    name = name.slice(0, lost.index);
    isOpen = true;
    doubts.push({ about: 'claim', says: `Nothing explains the mark "${lost[1] ?? ''}".`, where });
  } else if (/[*†‡§¹²³⁰-⁹ᵃᵇᶜᵈᵉᶠᵍʰ]/u.test(name)) {
    isOpen = true;
    doubts.push({ about: 'claim', says: 'A sign within its name may be of a footnote.', where });
  }
  // Fonts of signs leave letters: a filled square may come as "u".
  const stray = /\s[b-hj-z]$/.exec(name);
  if (stray) {
    name = name.slice(0, stray.index);
    // It may as well be a footnote's.
    isOpen = true;
    doubts.push({ about: 'name', says: `A lone letter at its end was left out: "${stray[0].trim()}".`, where });
  }
  return { name, claims, doubts, isFootnoteLost: isOpen };
}
