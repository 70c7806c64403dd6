import type { Cuisine } from './tables/read-cuisines.ts';
import { emojiName } from './tables/emoji-names.ts';

/** One picture for each pair of cuisine and emoji: "thai-noodles-peanuts.webp". */
export function dishPicture(cuisine: Cuisine, emoji: readonly string[]): string {
  return `${[cuisine.id, ...emoji.map(emojiName)].join('-')}.webp`;
}

/** The cuisine's pictures of restaurants, taken in turn. */
export function restaurantPicture(cuisine: Cuisine, turn: number): string {
  return `${cuisine.id}-place-${(turn % cuisine.pictures.length) + 1}.webp`;
}

export function pictureUrl(name: string): string {
  return `/pictures/sample/${name}`;
}
