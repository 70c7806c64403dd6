import { noteKeyOf, type Told } from './told.ts';

/** Remembers by which key a note's question was sent, or that it was taken back. */
export const markSent = (told: readonly Told[], note: Told, sent: string | undefined): readonly Told[] =>
  told.map((one) => {
    if (noteKeyOf(one) !== noteKeyOf(note)) return one;
    const { sent: _, ...unsent } = one;
    return sent === undefined ? unsent : { ...unsent, sent };
  });
