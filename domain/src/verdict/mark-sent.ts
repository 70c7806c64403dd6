import { noteKeyOf, type Told } from './told.ts';

/** By which key a note's question was sent, or is being sent; without one it wasn't, or was taken back. */
export type Sending = Pick<Told, 'sent' | 'sending'>;

/** Remembers what became of a note's question. */
export const markSent = (told: readonly Told[], note: Told, { sent, sending }: Sending): readonly Told[] =>
  told.map((one) => {
    if (noteKeyOf(one) !== noteKeyOf(note)) return one;
    const { sent: _, sending: __, ...unsent } = one;
    return { ...unsent, ...(sent !== undefined && { sent }), ...(sending !== undefined && { sending }) };
  });
