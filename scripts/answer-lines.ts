import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fromHere } from '../server/src/features/import/import-input.ts';
import { type Line, LineSplitter } from '../server/src/text-files/read-lines.ts';

/** This is one line of the answer, without its line end. `bad` means that the question could not be read. */
export type Answer = { text: string; bad: boolean };

/** A line has at most this many bytes, far more than any list of ingredients needs. */
const longest = 16 * 1024 * 1024;

type AnswerLine = (text: string, line: number) => Answer;

const endLines = (answers: readonly Answer[]): string => answers.map(({ text }) => `${text}\n`).join('');

const openInput = (file: string) =>
  file === '-' ? process.stdin : createReadStream(fromHere(file), { highWaterMark: 262_144 });

/** Answers every line of a file in order as it arrives, and returns how many were bad. */
async function answerFile(file: string, answerLine: AnswerLine, refuse: (line: number, error: string) => Answer) {
  let bad = 0;
  const answer = ({ line, text, error }: Line): Answer[] => {
    if (error !== undefined) return [refuse(line, error)];
    return text.trim() === '' ? [] : [answerLine(text, line)];
  };
  const say = (lines: Iterable<Line>): string => {
    const answers = Array.from(lines).flatMap(answer);
    bad += answers.filter((one) => one.bad).length;
    return endLines(answers);
  };
  await pipeline(
    openInput(file),
    async function* answerChunks(chunks: AsyncIterable<Buffer>) {
      const splitter = new LineSplitter(longest);
      for await (const chunk of chunks) yield say(splitter.take(chunk));
      yield say(splitter.rest());
    },
    process.stdout,
    { end: false },
  );
  return bad;
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/**
 * Runs a command that answers JSON lines with JSON lines, from a file, or from standard input without one or with `-`.
 * Exits with 1 if a line was bad, and with 2 if the file can't be read.
 */
export async function answerLines(
  command: string,
  [file = '-', ...rest]: readonly string[],
  answerLine: AnswerLine,
  refuse: (line: number, error: string) => Answer,
): Promise<void> {
  if (rest.length > 0) {
    console.error(`Give one file of JSON Lines, or - for standard input: npm run --silent ${command} -- FILE.jsonl`);
    process.exit(2);
  }
  try {
    process.exitCode = (await answerFile(file, answerLine, refuse)) > 0 ? 1 : 0;
  } catch (error) {
    // The reader of the answers has closed the pipe.
    if (isGone(error)) process.exit(0);
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  }
}
