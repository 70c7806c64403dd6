import { exportMenuCommand } from '../server/src/commands/export-menu-command.ts';

/** This is `npm run --silent export-menu -- RESTAURANT --format FORMAT`. */
export async function run(args: string[]): Promise<void> {
  process.exit(await exportMenuCommand(args));
}
