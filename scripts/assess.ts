import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fromHere } from '../server/src/features/import/import-input.ts';
import { type Line, LineSplitter } from '../server/src/text-files/read-lines.ts';
import { type Answer, answerLine, refuseLine } from './assess-line.ts';

/** Bytes that a line may have: far more than any list of ingredients. */
const longest = 16 * 1024 * 1024;

const answer = ({ line, text, error }: Line): Answer[] => {
  if (error !== undefined) return [refuseLine(line, error)];
  return text.trim() === '' ? [] : [answerLine(text, line)];
};

const endLines = (answers: readonly Answer[]): string => answers.map(({ text }) => `${text}\n`).join('');

const openInput = (file: string) =>
  file === '-' ? process.stdin : createReadStream(fromHere(file), { highWaterMark: 262_144 });

/** Answers every line of a file, in order and as it arrives. Returns how many were bad. */
async function assessFile(file: string): Promise<number> {
  let bad = 0;
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

/** `npm run --silent assess -- FILE.jsonl`; without a file, or with `-`, the questions come from the input. */
export async function run([file = '-', ...rest]: string[]): Promise<void> {
  if (rest.length > 0) {
    console.error('Use it with one file of JSON lines, or with - for the input: npm run --silent assess -- FILE.jsonl');
    process.exit(2);
  }
  try {
    process.exitCode = (await assessFile(file)) > 0 ? 1 : 0;
  } catch (error) {
    // Whoever read the answers has enough of them.
    if (isGone(error)) process.exit(0);
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  }
}
