const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;

const dayFirst = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s*${monthName}\s*,?\s*(20\d\d)\b`, 'i');
const monthFirst = new RegExp(String.raw`\b${monthName}\s+(\d{1,2})(?:st|nd|rd|th)?\s*,?\s+(20\d\d)\b`, 'i');
const iso = /\b(20\d\d)-(\d{2})-(\d{2})\b/;
/** Matches dates as Americans write them. A first number above 12 is the day. */
const numeric = /\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d|\d\d)\b/;

const pad = (value: number): string => String(value).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string | undefined {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= last ? `${year}-${pad(month)}-${pad(day)}` : undefined;
}

/** Returns the first day that a text names, as YYYY-MM-DD. A month without a day is none. */
export function readDate(text: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (isoYear !== undefined) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const monthAt = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const first = dayFirst.exec(text);
  if (first) return dayOf(Number(first[3]), monthAt(first[2] ?? ''), Number(first[1]));
  const second = monthFirst.exec(text);
  if (second) return dayOf(Number(second[3]), monthAt(second[1] ?? ''), Number(second[2]));
  const third = numeric.exec(text);
  if (!third) return undefined;
  const [one, other, year] = [Number(third[1]), Number(third[2]), Number(third[3])];
  const full = year < 100 ? 2000 + year : year;
  return one > 12 ? dayOf(full, other, one) : dayOf(full, one, other);
}

const says = /\b(?:updated|effective|as of|revised|revision|valid|current|last modified|dated?|published|issued)\b/i;

/** Finds the document's own date: next to a word such as "updated", or in the file's name. */
export function findDocumentDate(texts: readonly string[], fileName: string): string | undefined {
  for (const text of texts) {
    const found = says.test(text) ? readDate(text) : undefined;
    if (found !== undefined) return found;
  }
  return (
    readDate(fileName.replaceAll(/[_-]+/g, ' ').replaceAll(/(\d)(?=[A-Za-z])|([a-z])(?=\d)/g, '$1$2 ')) ??
    readDate(fileName)
  );
}
