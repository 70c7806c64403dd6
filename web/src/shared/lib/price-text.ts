/** This is in cents; no menu has a more expensive dish. */
const highest = 10_000_000;

/** Formats cents as they are typed, such as "12.50"; empty for no price. */
export const typedPrice = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** Reads "12.5", "$12.50" or "12" as cents, and an empty text as `null`. Returns `undefined` for anything else. */
export function readPrice(text: string): number | null | undefined {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return null;
  const [, dollars, cents = ''] = /^(\d{1,6})(?:\.(\d{0,2}))?$/.exec(typed) ?? [];
  if (dollars === undefined) return undefined;
  const price = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return price <= highest ? price : undefined;
}
