import { termCodes } from './dish-bits.ts';

/** A word as two of 64 bits, as `dish_terms.words` has those of a dish; the function `word_bits` of the database does the same. */
export function wordBits(term: string): bigint {
  const [code = 0] = termCodes([term]);
  return BigInt.asIntN(64, (1n << BigInt(code & 63)) | (1n << BigInt((code >> 6) & 63)));
}
