import { findAllergen } from '../domain/src/facts/allergens.ts';
import { assessText, type AssessedAllergen } from '../domain/src/reading/assess-text.ts';
import type { Answer } from './answer-lines.ts';

type Id = string | number;
type Question = { id: Id; name: string; ingredients: string[] };

/** Each allergen gets at most this many quotes; more would add nothing. */
const quotes = 8;

class BadLine extends Error {
  readonly id: Id | null;
  constructor(message: string, id: Id | null = null) {
    super(message);
    this.id = id;
  }
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadLine('is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadLine('is not a JSON object');
  return value as Record<string, unknown>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function parseIngredients(value: unknown, id: Id): string[] {
  if (value === undefined || value === null) return [];
  if (isText(value)) return [value];
  if (Array.isArray(value) && value.every(isText)) return value;
  throw new BadLine('"ingredients" is neither a text nor a list of texts', id);
}

function parseQuestion(text: string): Question {
  const { id, name, ingredients } = parseObject(text);
  if (!isText(id) && typeof id !== 'number') throw new BadLine('has no "id" (a text or a number)');
  if (name !== undefined && name !== null && !isText(name)) throw new BadLine('"name" is not a text', id);
  const hasNeither = (name ?? '') === '' && (ingredients === undefined || ingredients === null);
  if (hasNeither) throw new BadLine('has neither "ingredients" nor "name"', id);
  return { id, name: name ?? '', ingredients: parseIngredients(ingredients, id) };
}

const nameOf = (allergen: AssessedAllergen['allergen']): string =>
  (findAllergen(allergen)?.name ?? allergen).toLowerCase();

const describeAllergen = ({ allergen, because }: AssessedAllergen) => ({
  allergen: nameOf(allergen),
  because: [...new Set(because.map(({ words }) => words))].slice(0, quotes).join(', '),
});

/** Answers one line of questions; `line` counts from 1. Never throws. */
export function answerLine(text: string, line: number): Answer {
  try {
    const { id, name, ingredients } = parseQuestion(text);
    const { contains, mayContain, opaque } = assessText(ingredients, name);
    const answer = {
      id,
      contains: contains.map(describeAllergen),
      mayContain: mayContain.map(describeAllergen),
      opaque,
    };
    return { text: JSON.stringify(answer), bad: false };
  } catch (error) {
    if (error instanceof BadLine) return refuseLine(line, error.message, error.id);
    throw error;
  }
}

/** Returns the answer to a line that can't be used. */
export function refuseLine(line: number, error: string, id: Id | null = null): Answer {
  return { text: JSON.stringify({ id, line, error }), bad: true };
}
