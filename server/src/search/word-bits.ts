import { termCodes } from './dish-bits.ts';

/** Encodes a word as two of 64 bits, as in `dish_terms.words`. The database's function `word_bits` does the same. */
export function wordBits(term: string): bigint {
  const [code = 0] = termCodes([term]);
  return BigInt.asIntN(64, (1n << BigInt(code & 63)) | (1n << BigInt((code >> 6) & 63)));
}
