import { useMutation } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { keepFile } from '../../shared/lib/keep-file.ts';
import { sayRefusal } from '../../shared/api/say-refusal.ts';
import { say } from '../../translations/say.ts';

/** Made here: a link to the server could not carry the token. */
const fileName = 'clearplate-my-data.json';

export function useDownload() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      keepFile(fileName, `${JSON.stringify(await client.exportOwnData(), undefined, 2)}\n`, 'application/json'),
  });
}

export function useDeleteAccount(onDeleted: () => void) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (password: string) => client.deleteUser({ body: { password } }),
    onSuccess: onDeleted,
  });
}

/** A wrong password is told apart from everything else. */
export function sayDeletionRefusal(error: unknown): string {
  if (hasCode(error, 'bad_request')) return say('The password is not right. Your account was not deleted.');
  return sayRefusal(error, say('Your account was not deleted'));
}
