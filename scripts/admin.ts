import { adminCommand } from '../server/src/commands/admin-command.ts';

/** This is `npm run admin -- EMAIL`. */
export async function run(args: string[]): Promise<void> {
  process.exit(await adminCommand(args));
}
