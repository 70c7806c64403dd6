import { readTold, sentKeyOf } from '@clearplate/domain/verdict/told';
import { useMutation } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { localStore, toldKey } from '../../shared/lib/storage.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { t } from '../../translations/t.ts';

/** The name is set here, because a plain link to the server could not carry the token. */
const fileName = 'clearplate-my-data.json';

/** Notes made at tables are on this device alone, and so is the key of a question that was sent. */
const readNotes = () => readTold(localStore.read(toldKey), Date.now());

export function useDownload() {
  return useMutation({
    mutationFn: async () => {
      const data = { ...(await client.exportOwnData()), noted_on_this_device: readNotes() };
      saveFile(fileName, `${JSON.stringify(data, undefined, 2)}\n`, 'application/json');
    },
  });
}

/**
 * Deletes the account, and withdraws the questions that this device sent to restaurants, because no server knows whose
 * they are.
 */
export async function deleteAccount(password: string): Promise<void> {
  const sent = readNotes().flatMap((one) => sentKeyOf(one) ?? []);
  await client.deleteUser({ body: { password } });
  // The account is gone however this ends: such a question expires by itself.
  for (const key of sent) void client.withdrawGuestQuestion({ body: { key } }).catch(() => undefined);
}

/** Tells a wrong password apart from every other error. */
export function describeDeletionRefusal(error: unknown): string {
  if (hasCode(error, 'bad_request')) return t('The password is not right. Your account was not deleted.');
  return describeRefusal(error, t('Your account was not deleted'));
}
