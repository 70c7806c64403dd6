import { plain } from '../claims/allergen-words.ts';
import { keyIn, type Legend } from '../claims/legend.ts';
import { isAdverse, meaningOf } from '../claims/meaning.ts';
import { saysOtherWay } from '../claims/changeable.ts';
import { anyNoteSign, noteSigns, raisedFigures, raisedLetters } from '../claims/raised.ts';
import { readTextClaims } from '../claims/text-claims.ts';
import type { Claim, Doubt, Where } from '../draft.ts';
import { readCodes } from '../menu/menu-codes.ts';
import type { Cell } from './grid.ts';
import { signIn } from './headings.ts';
import type { RowContext } from './read-row.ts';
import { namesSharing } from './words-around.ts';
import { allergensNamedIn } from './words-in-row.ts';

const atEnd = (sign: string): RegExp => new RegExp(String.raw`[\s(,]*(${sign})\)?$`, 'u');
/**
 * Matches a sign at the end of a name. One on the baseline counts only if the file explains it: "Fries 1", "Fries a".
 */
const endSigns = [
  atEnd(String.raw`${anyNoteSign}|(?<=[a-z)])\d|(?<=\s)[a-z]`),
  // "ᵃᵇ" is two signs if nothing explains both as one.
  atEnd(`[${noteSigns}${raisedFigures}${raisedLetters}]`),
];
const lostAtEnd = new RegExp(
  String.raw`[\s([]*([${noteSigns}]+|[${raisedFigures}]{1,2}|[${raisedLetters}]{1,2})[)\]]?$`,
  'u',
);
const inFront = new RegExp(String.raw`^\s*(${anyNoteSign})\s*(\D.*)$`, 'u');
/** Matches signs within a name, before a bracket: "Caesar* (large)". */
const within = new RegExp(String.raw`\s*(?:(${anyNoteSign})(?!\d))`, 'gu');

const isDiet = (text: string): boolean =>
  /^(?:suitable for |a )?(?:vegans?|vegetarians?|halal|kosher|plant[- ]based|keto|paleo|spicy)(?: (?:and|or|option|dish|item)\w*| vegetarians?| vegans?|[,/&])*[.!]?$/i.test(
    plain(text),
  );

/** Matches "GFO" or "(DF)". A dish that can be made without something may contain it as it comes. */
const usualCode =
  /(?:^|[\s([,/&])(?:[GDNESLW]F[OAPM]?|VG?E?O)[*†]?(?=$|[\s)\],/&])|\b(?:options?|optional|on request|available|can be)\b/u;

interface Noted {
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
  /** Says whether it may take back what the row denies. */
  readonly isOpen: boolean;
}

/** A footnote at a dish's name applies to the dish: to the allergens that it names, or else to all of the chart's. */
function claimsOfFootnote(mark: string, where: Where, { legend, header }: RowContext): Noted {
  const text = legend.footnotes.get(keyIn(legend, mark));
  if (text === undefined) return { claims: [], doubts: [], isOpen: true };
  const code = legend.codes.get(keyIn(legend, mark));
  const says = plain(text).slice(0, 200);
  // "¹ Milk" names what the dish has.
  if (code && code.level !== 'absent')
    return {
      claims: code.named.warns.map(({ allergen, sure }) => ({
        allergen,
        level: sure ? code.level : 'may_contain',
        words: mark,
        where,
      })),
      doubts: code.changeable === undefined ? [] : [{ about: 'claim', says: saysOtherWay(code.changeable), where }],
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
  return warnsOfAll(
    says,
    mark,
    where,
    header,
    `A footnote names no allergen, so it warns of all of the chart's: ${says}`,
  );
}

/** Shared equipment without a named allergen may carry any allergen of the chart. */
function warnsOfAll(says: string, mark: string, where: Where, header: RowContext['header'], doubt: string): Noted {
  const all = header.columns.flatMap((heading) =>
    heading?.kind === 'allergen' && !heading.free ? heading.named.warns : [],
  );
  return {
    claims: all.map(({ allergen }) => ({ allergen, level: 'may_contain', reason: says, words: mark, where })),
    doubts: [{ about: 'claim', says: doubt, where }],
    isOpen: true,
  };
}

/** "Shared fryer with fish" in a section's heading or a name warns of what it names, or else of all of the chart's. */
export function claimsOfWords(text: string, where: Where, { header }: RowContext): Noted {
  const says = plain(text).slice(0, 200);
  const named = allergensNamedIn(text);
  if (named.length === 0)
    return warnsOfAll(says, says, where, header, `What is shared isn't named: it warns of all of the chart's: ${says}`);
  const claims = named.map((allergen): Claim => ({ allergen, level: 'may_contain', reason: says, words: says, where }));
  return { claims, doubts: [], isOpen: true };
}

interface ReadName {
  readonly name: string;
  readonly claims: readonly Claim[];
  readonly doubts: readonly Doubt[];
  /** A sign at the name whose explanation wasn't found, or is unclear, keeps the row from denying anything. */
  readonly isFootnoteLost: boolean;
}

/** Returns the codes at the end of a name, if the file has codes, or explains everything in the bracket. */
function codesOf(name: string, { legend }: RowContext, where: Where): ReturnType<typeof readCodes> {
  const inside = /[([]([^()[\]]{1,40})[)\]]\s*$/.exec(name)?.[1];
  const tokens = (inside ?? '')
    .toLowerCase()
    .split(/[\s,/·|&+]+/)
    .filter((each) => each !== '');
  const isExplained =
    tokens.length > 0 && tokens.every((each) => legend.footnotes.has(keyIn(legend, each)) || legend.unclear.has(each));
  return inside !== undefined && (legend.codes.size > 0 || isExplained)
    ? readCodes(name, legend, where)
    : { name, claims: [], doubts: [], noted: [] };
}

interface Taken {
  readonly name: string;
  readonly signs: readonly string[];
}

/** Removes the signs that the legend explains: at the end of a name, and before brackets there. */
function takeSigns(given: string, legend: Legend): Taken {
  const signs: string[] = [];
  let name = given;
  const isExplained = (sign: string) => legend.footnotes.has(keyIn(legend, sign));
  for (let turn = 0; turn < 6; turn += 1) {
    const found = endSigns.map((pattern) => pattern.exec(name)).find((match) => match && isExplained(match[1] ?? ''));
    if (!found) break;
    signs.unshift(found[1] ?? '');
    name = name.slice(0, found.index);
  }
  name = name.replaceAll(within, (whole, sign: string) => {
    if (!isExplained(sign)) return whole;
    signs.push(sign);
    return '';
  });
  return { name: name.trim(), signs };
}

/** Reads a dish's name with the signs at its end. */
export function readName({ text, where }: Cell, context: RowContext): ReadName {
  const inName = readTextClaims(text, where);
  const claims = [...inName.claims];
  const doubts = [...inName.doubts];
  // "*Caesar" has its sign in front.
  let name = inName.rest.replaceAll(/[⁽⁾]/g, (bracket) => bracket.normalize('NFKC')).replace(inFront, '$2$1');
  let isOpen = false;
  const note = (noted: Noted) => {
    claims.push(...noted.claims);
    doubts.push(...noted.doubts);
    isOpen ||= noted.isOpen;
  };
  if (claims.length === 0 && namesSharing(text)) note(claimsOfWords(text, where, context));
  const taken = takeSigns(name, context.legend);
  name = taken.name;
  for (const sign of taken.signs) note(claimsOfFootnote(sign, where, context));
  const coded = codesOf(name, context, where);
  // "(GF)" is a claim to confirm, because a name may warn and never deny.
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
  const lost = lostAtEnd.exec(name);
  for (let next = lost; next; next = lostAtEnd.exec(name)) name = name.slice(0, next.index).replace(/[\s,]+$/, '');
  if (lost) {
    isOpen = true;
    doubts.push({ about: 'claim', says: `Nothing explains the mark "${lost[1] ?? ''}".`, where });
  } else if (signIn(name.replaceAll('#', '')) !== undefined) {
    isOpen = true;
    doubts.push({ about: 'claim', says: 'A sign within its name may be of a footnote.', where });
  }
  // Fonts of signs leave letters: a filled square may come as "u".
  const stray = /\s[b-hj-z]$/.exec(name);
  if (stray) {
    name = name.slice(0, stray.index);
    // It may as well be a footnote's sign.
    isOpen = true;
    doubts.push({ about: 'name', says: `A lone letter at its end was left out: "${stray[0].trim()}".`, where });
  }
  return { name, claims, doubts, isFootnoteLost: isOpen };
}
