/** Reads "12.50", "$12.5" and "12,50" as cents; `undefined` for anything else. */
export function centsOf(text: string): number | undefined {
  const match = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Removes the present value. A blank cell leaves it. */
export const isEmptied = (cell: string): boolean => cell.toLowerCase() === '(empty)';
