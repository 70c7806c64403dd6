import { Email } from '@clearplate/contract/fields';
import type { Db } from '../db/db.ts';
import { appointAdmin } from '../features/accounts/appoint-admin.ts';
import { withCommandDatabase } from './open-command-database.ts';
import { describeFailure } from '../describe-failure.ts';

async function appoint(db: Db, email: string): Promise<void> {
  const appointment = await appointAdmin(db, email);
  if (appointment.done === 'already') console.log(`${email} is a site admin already.`);
  else console.log(`${email} is a site admin now.`);
  // Anybody may have registered with an address that isn't theirs, hoping to be appointed here.
  if (appointment.done === 'appointed' && !appointment.isEmailConfirmed)
    console.warn('Nobody has confirmed this e-mail address yet. Make sure that the account is really theirs.');
  if (appointment.done !== 'created') return;
  console.log('There was no such account, so one was created. Its password, which is shown only this once:');
  console.log(appointment.password);
}

/** Runs `npm run admin`. Returns the exit code: 0 done, 1 the database could not be used, 2 it was called wrongly. */
export async function adminCommand(args: readonly string[]): Promise<number> {
  const email = Email.safeParse(args[0]);
  if (args.length !== 1 || !email.success) {
    console.error('Give one e-mail address: npm run admin -- ada@example.com');
    return 2;
  }
  try {
    await withCommandDatabase((db) => appoint(db, email.data));
    return 0;
  } catch (error) {
    console.error(describeFailure(error));
    return 1;
  }
}
