import { noteKeyOf, type Told } from './told.ts';

/**
 * These are the keys with which a note's question was sent, or is being sent. Without one, it wasn't sent, or was taken
 * back.
 */
export type Sending = Pick<Told, 'sent' | 'sending'>;

/** Stores on a note whether its question was sent. */
export const markSent = (told: readonly Told[], note: Told, { sent, sending }: Sending): readonly Told[] =>
  told.map((one) => {
    if (noteKeyOf(one) !== noteKeyOf(note)) return one;
    const { sent: _, sending: __, ...unsent } = one;
    return { ...unsent, ...(sent !== undefined && { sent }), ...(sending !== undefined && { sending }) };
  });
