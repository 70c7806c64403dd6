/** "1 restaurant", "12 restaurants". */
export function sayCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : noun.endsWith('sh') ? 'es' : 's'}`;
}
