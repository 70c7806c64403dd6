// The "us" in "Hummus 8.50" is not that of US dollars.
const amount = String.raw`(?:(?<!\p{L})us)?[$£€]?\s?\d{1,4}(?:,\d{3})*(?:[.,]\d{2})?\s?(?:usd|[$£€])?`;
const money = /^(?:us)?[$£€]?\s?(\d{1,4}(?:,\d{3})*)(?:[.,](\d{2}))?\s?(?:usd|[$£€])?$/i;

/** Returns the cents of a text that is nothing but a price, or `undefined`. */
export function readPrice(text: string): number | undefined {
  const [, whole, cents = '00'] = money.exec(text.normalize('NFKC').trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(cents);
}

export interface Priced {
  /** Is the text before the price. */
  readonly rest: string;
  readonly cents: number;
  /** If several sizes have prices, the first is taken. */
  readonly several: boolean;
}

const atEnd = new RegExp(
  String.raw`^(.*?)(?:[\s.·•…_-]*)((?:(?:[A-Za-z]{1,6}\.?|\d{1,2}\s?(?:oz|pc|pcs|in|")\.?)?\s*${amount}\s*(?:[/|,–-]|\s{1,3})\s*)*${amount})\s*$`,
  'iu',
);
const hasDecimals = /\d[.,]\d{2}(?!\d)|[$£€]/;

/**
 * Reads the price at the end of a text. A bare number counts only if `bare` says that this menu writes prices so, or
 * dots lead to it.
 */
export function readPriceAtEnd(text: string, bare: boolean): Priced | undefined {
  const [, before = '', found] = atEnd.exec(text.normalize('NFKC')) ?? [];
  if (found === undefined) return undefined;
  const isLed = /[.·…_]{3,}\s*$/.test(text.slice(0, text.length - found.length));
  if (!hasDecimals.test(found) && !bare && !isLed) return undefined;
  const amounts = [...found.matchAll(/[$£€]?\s?(\d{1,4}(?:,\d{3})*)(?:[.,](\d{2}))?(?!\d)/g)];
  const priced = hasDecimals.test(found) ? amounts.filter(([all]) => hasDecimals.test(all)) : amounts;
  const first = priced[0];
  if (first === undefined) return undefined;
  const cents = readPrice(first[0]);
  if (cents === undefined || cents === 0 || cents > 100_000) return undefined;
  // The size before the first price belongs to it: "Small 5.00".
  const rest = before.replace(/[\s.·•…_:|-]+$/u, '');
  return { rest, cents, several: priced.length > 1 };
}
