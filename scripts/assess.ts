import { answerLines } from './answer-lines.ts';
import { answerLine, refuseLine } from './assess-line.ts';

/** This is `npm run --silent assess -- FILE.jsonl`; without a file, or with `-`, questions come from standard input. */
export async function run(args: string[]): Promise<void> {
  await answerLines('assess', args, answerLine, refuseLine);
}
