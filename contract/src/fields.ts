import { z } from 'zod';

/** A record's id in a path is digits without a sign or leading zero. Clients compare ids as strings. */
export const Id = z
  .string()
  .regex(/^[1-9][0-9]{0,14}$/, 'must be a positive whole number')
  .transform(Number);

/** Takes a path that names one record. */
export const ById = z.object({ id: Id });

/** A record's id in a body is a number, or digits as in a path. */
export const IdInBody = z.union([z.int().positive(), Id]);

/**
 * This is a US zip code; ZIP+4 is accepted and cut to its first five digits. It is a string because of leading zeros:
 * 02139.
 */
export const Zip = z
  .string()
  .regex(/^[0-9]{5}(-[0-9]{4})?$/, 'Please enter a valid US zip code.')
  .transform((zip) => zip.slice(0, 5));

/** Pages a list: 48 rows by default, at most 100; `cursor` comes from the previous page's Link header. */
export const PageQuery = z.object({
  limit: z
    .string()
    .regex(/^([1-9][0-9]?|100)$/, 'must be a whole number from 1 to 100')
    .default('48')
    .transform(Number),
  cursor: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,400}$/, 'is not a cursor of this list')
    .optional(),
});

/** Takes search text as typed. An empty text is refused, because the app doesn't search for it. */
export const SearchText = z.string().trim().min(1, 'must not be empty').max(200, 'is too long');

/** Takes a web address that pages may link to: http or https, without credentials. */
export const WebUrl = z
  .string()
  .trim()
  .max(2000, 'is too long')
  .regex(/^https?:\/\/[^\s/\\@?#]+([/?#][^\s\\]*)?$/i, 'must be an http or https address without a user name')
  .pipe(z.url('must be a web address'));

function text(max: number, characters: RegExp) {
  return z
    .string()
    .trim()
    .max(max, 'must have at most {number} characters')
    .regex(characters, 'must not contain control characters');
}

/** Takes one line of typed text: trimmed, without control characters, optional. */
export function OptionalLine(max: number) {
  return text(max, /^\P{Cc}*$/u).default('');
}

/** Takes the same, but required and not empty. */
export function Line(max: number) {
  return text(max, /^\P{Cc}*$/u).min(1, 'must not be empty');
}

const withoutTurns = [/^\P{Bidi_Control}*$/u, 'must not contain characters that turn the direction of text'] as const;

/**
 * Takes a line that strangers read beside the words of others. A control that changes the direction of text could make
 * it, or what stands beside it, read as something else. Stored text isn't checked for this when it is sent, because
 * imported menus in Hebrew and Arabic have such controls.
 */
export function UnturnedLine(max: number) {
  return Line(max).regex(...withoutTurns);
}

/** Takes the same, but optional. */
export function OptionalUnturnedLine(max: number) {
  return OptionalLine(max)
    .unwrap()
    .regex(...withoutTurns)
    .default('');
}

/** Takes longer typed text, which may have line breaks; optional. */
export function OptionalParagraphs(max: number) {
  return text(max, /^[\P{Cc}\n\r\t]*$/u).default('');
}

/** Takes the same, but required and not empty. */
export function Paragraphs(max: number) {
  return text(max, /^[\P{Cc}\n\r\t]*$/u).min(1, 'must not be empty');
}

/**
 * Takes an ingredient as a restaurant writes it. It has no comma, because commas separate lists of ingredients
 * elsewhere.
 */
export const IngredientName = Line(200).regex(/^[^,]*$/, 'must not contain a comma');

export const Email = Line(254).pipe(z.email('must be an e-mail address'));

export const Phone = z.string().regex(/^[0-9]{10}$/, 'must have exactly 10 digits');
