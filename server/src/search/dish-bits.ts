import { hash as digest } from 'node:crypto';

const hash = (text: string): Buffer => digest('sha256', text, 'buffer');

/** Ingredients of a lexicon as `dish_bits.terms` has them; the function `term_code` of the database does the same. */
export function termCodes(terms: readonly string[]): number[] {
  return terms.map((term) => hash(term).readInt32BE(0));
}

/** A version of the lexicon as `dish_bits.lexicon` has it; the function `lexicon_code` of the database does the same. */
export function lexiconCode(version: string): bigint {
  return hash(version).readBigInt64BE(0);
}

/** Terms by their codes, as `terms_low` and `terms_high` have them: those that share no bit with a dish's are not among its terms. */
export function codeBits(codes: readonly number[]): { low: bigint; high: bigint } {
  const places = codes.map((code) => code & 127);
  const within = (from: number) =>
    places
      .filter((place) => place >= from && place < from + 64)
      .reduce((bits, place) => bits | (1n << BigInt(place - from)), 0n);
  return { low: BigInt.asIntN(64, within(0)), high: BigInt.asIntN(64, within(64)) };
}
