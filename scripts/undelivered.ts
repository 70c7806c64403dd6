import { undeliveredCommand } from '../server/src/commands/undelivered-command.ts';

/** This is `npm run undelivered` and `npm run undelivered -- --again`. */
export async function run(args: string[]): Promise<void> {
  process.exit(await undeliveredCommand(args));
}
