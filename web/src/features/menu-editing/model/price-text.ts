/** In cents: a menu has no dearer dish. */
const highest = 10_000_000;

/** Cents as they are typed: "12.50"; nothing for no price. */
export const typedPrice = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** "12.5", "$12.50" or "12" in cents, `null` for an empty text; `undefined` for what is no price. */
export function readPrice(text: string): number | null | undefined {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return null;
  const [, dollars, cents = ''] = /^(\d{1,6})(?:\.(\d{0,2}))?$/.exec(typed) ?? [];
  if (dollars === undefined) return undefined;
  const price = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return price <= highest ? price : undefined;
}
