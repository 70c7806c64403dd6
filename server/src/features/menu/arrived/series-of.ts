/** Matches a copy that a browser or a desktop numbered: "menu (2).csv", "menu - Copy.csv". */
const copy = /(?:\s*\(\d{1,3}\)|\s*-\s*copy)+(?=\.[^.]*$|$)/g;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';

/** Matches a day, with its parts apart: "2026-11-24", "24.11.26", "11-24", "24 Nov". */
const days = [
  /(?<!\d)(?:\d{4}([-._ ])\d{1,2}\1\d{1,2}|\d{1,2}([-._ ])\d{1,2}\2(?:\d{4}|\d{2})|\d{2}[-._]\d{2})(?!\d)/g,
  new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?[-._ ]?${month}(?:[-._ ]*\\d{2,4})?(?!\\d)`, 'g'),
  new RegExp(`(?<![a-z])${month}[-._ ]?\\d{1,4}(?:st|nd|rd|th)?(?:[-._, ]+\\d{4})?(?!\\d)`, 'g'),
];

/** Matches a number of a week or of a version: "week 47", "menu v3". */
const edition = /(?<![a-z])(week|wk|kw|semana|version|ver|v|rev)[-_. ]?\d{1,3}(?!\d)/g;

/** Matches a time of day behind a day: "09-30-00", "0930". */
const time = /(?<!\d)0[-_ t]+(?:\d{1,2}[-.:_]\d{2}(?:[-.:_]\d{2})?|\d{4}(?:\d{2})?)(?!\d)/g;

const repeated = /(?<!\d)0(?:[-_ t]+0)+(?!\d)/g;

/** Matches years, days and instants in one: "20261124", "1764028800". No menu has so long a number. */
const long = /\d{4,}/g;

/**
 * Files of one series differ in days, times and the numbers of copies: "menu-2026-11-24.csv", "menu (2).csv". Any other
 * number tells two menus apart: "Menu 1 lunch.csv" and "Menu 2 lunch.csv".
 */
export function seriesOf(name: string): string {
  const plain = days.reduce((text, day) => text.replaceAll(day, '0'), name.toLowerCase().replaceAll(copy, ''));
  const marked = plain.replaceAll(edition, '$1 0').replaceAll(time, '0').replaceAll(long, '0');
  return marked.replaceAll(repeated, '0').slice(0, 300);
}
