import { answerVerdict, BadQuestion } from '../domain/src/verdict/answer-verdict.ts';
import { VerdictQuestion } from '../contract/src/verdict.ts';
import { readConfig } from '../server/src/config.ts';
import { answerLines, type Answer } from './answer-lines.ts';
import { root } from './run-program.ts';

type Id = string | number | null;

const refusal = (line: number, error: string, id: Id = null): Answer => ({
  text: JSON.stringify({ id, line, error }),
  bad: true,
});

function idOf(value: unknown): Id {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Answers one line of questions; `line` counts from 1. */
function answerLine(text: string, line: number, today: string, statementDays: number): Answer {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refusal(line, 'is not JSON');
  }
  const parsed = VerdictQuestion.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refusal(line, `${issue?.path.join('.') || 'the line'}: ${issue?.message ?? 'is wrong'}`, idOf(value));
  }
  const { id, on = today, ...question } = parsed.data;
  try {
    return { text: JSON.stringify({ id, ...answerVerdict({ ...question, on }, statementDays) }), bad: false };
  } catch (error) {
    if (error instanceof BadQuestion) return refusal(line, `${error.field}: ${error.message}`, id);
    throw error;
  }
}

/**
 * This is `npm run --silent verdict -- FILE.jsonl`; without a file, or with `-`, questions come from standard input.
 */
export async function run(args: string[]): Promise<void> {
  const { statementDays } = readConfig(process.env, root);
  const today = new Date().toISOString().slice(0, 10);
  await answerLines('verdict', args, (text, line) => answerLine(text, line, today, statementDays), refusal);
}
