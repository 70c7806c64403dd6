import { say } from '../../translations/say.ts';

/** "0.8 mi", "12 mi"; what is next door is not "0.0 mi". */
export function sayDistance(miles: number): string {
  if (miles < 0.1) return say('under 0.1 mi');
  return miles < 9.95
    ? say('{miles} mi', { miles: miles.toFixed(1) })
    : say('{round} mi', { round: Math.round(miles) });
}
