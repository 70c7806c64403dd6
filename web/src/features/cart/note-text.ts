import type { KitchenNote } from './kitchen-note.ts';

const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The note as plain text, for a message or a delivery service's field. */
export function noteText(note: KitchenNote): string {
  const parts = [
    note.title,
    ...note.foods.map(({ heading, items }) => `${heading}\n${bullets(items)}`),
    ...(note.dishes.length > 0 ? [note.questions] : []),
    ...note.dishes.map(({ name, questions }) => `${name}\n${bullets(questions)}`),
    ...(note.stated.length > 0
      ? [`${note.still}\n${bullets(note.stated.map(({ name, foods }) => `${name}: ${foods.join(', ')}`))}`]
      : []),
    note.thanks,
    ...(note.unchecked === undefined ? [] : [note.unchecked]),
  ];
  return parts.join('\n\n');
}
