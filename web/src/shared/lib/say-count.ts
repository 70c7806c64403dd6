import { sayCount } from '../../translations/say.ts';

export type Noun = 'dish' | 'recipe' | 'restaurant';

/** "1 restaurant", "12 restaurants". */
export function sayNumberOf(count: number, noun: Noun): string {
  if (noun === 'dish') return sayCount(count, '{count} dish', '{count} dishes');
  if (noun === 'recipe') return sayCount(count, '{count} recipe', '{count} recipes');
  return sayCount(count, '{count} restaurant', '{count} restaurants');
}
