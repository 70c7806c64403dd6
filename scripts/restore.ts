import { restoreCommand } from '../server/src/commands/backup-commands.ts';

/** This is `npm run restore -- FOLDER`. */
export async function run(args: string[]): Promise<void> {
  process.exit(await restoreCommand(args));
}
