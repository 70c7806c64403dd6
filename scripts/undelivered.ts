import { undeliveredCommand } from '../server/src/commands/undelivered-command.ts';

/** `npm run undelivered`, `npm run undelivered -- --again` */
export async function run(args: string[]): Promise<void> {
  process.exit(await undeliveredCommand(args));
}
