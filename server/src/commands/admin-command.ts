import { Email } from '@clearplate/contract/fields';
import { readConfig } from '../config.ts';
import { appointAdmin } from '../features/accounts/appoint-admin.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { describeFailure } from '../describe-failure.ts';

async function appoint(email: string): Promise<void> {
  const database = await openCommandDatabase(readConfig(process.env, process.cwd()), () => undefined);
  try {
    const appointment = await appointAdmin(database.db, email);
    if (appointment.done === 'already') console.log(`${email} is a site admin already.`);
    else console.log(`${email} is a site admin now.`);
    // Anybody may have opened it under an address that isn't theirs, to be appointed here.
    if (appointment.done === 'appointed' && !appointment.isEmailConfirmed)
      console.warn('Nobody has confirmed this e-mail address yet. Make sure that the account is really theirs.');
    if (appointment.done !== 'created') return;
    console.log('There was no such account, so it was opened. Its password, shown this once:');
    console.log(appointment.password);
  } finally {
    await database.close();
  }
}

/** `npm run admin`. Returns the exit code: 0 done, 1 the database could not be used, 2 it was called wrongly. */
export async function adminCommand(args: readonly string[]): Promise<number> {
  const email = Email.safeParse(args[0]);
  if (args.length !== 1 || !email.success) {
    console.error('Give one e-mail address: npm run admin -- ada@example.com');
    return 2;
  }
  try {
    await appoint(email.data);
    return 0;
  } catch (error) {
    console.error(describeFailure(error));
    return 1;
  }
}
