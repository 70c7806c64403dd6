import { importCommand } from '../server/src/commands/import-command.ts';

/** This is `npm run import -- FILE…`. */
export async function run(args: string[]): Promise<void> {
  process.exit(await importCommand(args));
}
