import type { ownDataCalls } from '@clearplate/contract/own-data';
import { AppError, badField } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { verifyPassword } from '../../http/passwords.ts';
import { limitTries, withTry, type Limit } from '../../http/rate-limit.ts';
import { pictureNameOf, type PictureStore } from '../../pictures/picture-store.ts';
import { collectOwnData } from './collect-own-data.ts';
import { deleteAccount, findAccount } from './own-data.queries.ts';

const exports: Limit = { name: 'exports', hits: 10, seconds: 600 };
// Somebody who found an open session must not be able to guess the password with it.
const wrongPasswords: Limit = { name: 'deletion failures', hits: 5, seconds: 600 };

const gone = () => new AppError('unauthenticated', 'Please sign in');

async function deletePicture(pictures: PictureStore, url: string | null | undefined): Promise<void> {
  const name = pictureNameOf(url);
  if (name !== undefined) await pictures.delete(name);
}

export const ownDataHandlers: Handlers<typeof ownDataCalls> = {
  async exportOwnData(_, { context: { db, pictures, now }, actor }) {
    await limitTries(db, exports, `user ${actor.userId}`, now());
    const data = await collectOwnData(db, pictures, actor.userId, now());
    if (!data) throw gone();
    return data;
  },

  async deleteUser({ body }, { context: { db, pictures, now }, actor }) {
    const deleting = { limit: wrongPasswords, who: `user ${actor.userId}`, now: now() };
    const account = await withTry(db, deleting, async () => {
      const asked = await findAccount(db, actor.userId);
      if (!asked) throw gone();
      return (await verifyPassword(asked.passwordHash, body.password)) ? asked : undefined;
    });
    if (!account) throw badField('password', 'is wrong');
    // The picture goes first. If the store fails, the account is still there to try again.
    await deletePicture(pictures, account.pictureUrl);
    const deleted = await deleteAccount(db, actor.userId);
    // Another picture may have been uploaded in between.
    if (deleted?.pictureUrl !== account.pictureUrl) await deletePicture(pictures, deleted?.pictureUrl);
    return { ok: true };
  },
};
