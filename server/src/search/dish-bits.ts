import { hash as digest } from 'node:crypto';

const hash = (text: string): Buffer => digest('sha256', text, 'buffer');

/** Encodes ingredients of a lexicon as in `dish_bits.terms`. The database's function `term_code` does the same. */
export function termCodes(terms: readonly string[]): number[] {
  return terms.map((term) => hash(term).readInt32BE(0));
}

/** Encodes a version of the lexicon as in `dish_bits.lexicon`. The database's function `lexicon_code` does the same. */
export function lexiconCode(version: string): bigint {
  return hash(version).readBigInt64BE(0);
}

/** Encodes terms as in `terms_low` and `terms_high`: a term that shares no bit with a dish's isn't among its terms. */
export function codeBits(codes: readonly number[]): { low: bigint; high: bigint } {
  const places = codes.map((code) => code & 127);
  const within = (from: number) =>
    places
      .filter((place) => place >= from && place < from + 64)
      .reduce((bits, place) => bits | (1n << BigInt(place - from)), 0n);
  return { low: BigInt.asIntN(64, within(0)), high: BigInt.asIntN(64, within(64)) };
}
