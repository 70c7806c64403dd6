import { tCount } from '../../translations/t.ts';

export type Noun = 'dish' | 'recipe' | 'restaurant';

/** Returns "1 restaurant" or "12 restaurants". */
export function formatNumberOf(count: number, noun: Noun): string {
  if (noun === 'dish') return tCount(count, '{count} dish', '{count} dishes');
  if (noun === 'recipe') return tCount(count, '{count} recipe', '{count} recipes');
  return tCount(count, '{count} restaurant', '{count} restaurants');
}
