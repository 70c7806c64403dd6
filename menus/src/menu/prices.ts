const money = /^(?:us)?[$£€]?\s?(\d{1,4}(?:,\d{3})*)(?:[.,](\d{2}))?\s?(?:usd|[$£€])?$/i;

/** Returns the cents of a text that is nothing but a price, or `undefined`. */
export function readPrice(text: string): number | undefined {
  const [, whole, cents = '00'] = money.exec(text.normalize('NFKC').trim()) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '')) * 100 + Number(cents);
}
