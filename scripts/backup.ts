import { backupCommand } from '../server/src/commands/backup-commands.ts';

/** This is `npm run backup -- FOLDER`. */
export async function run(args: string[]): Promise<void> {
  process.exit(await backupCommand(args));
}
