import { useMutation } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { sayRefusal } from '../../shared/api/say-refusal.ts';

const fileName = 'clearplate-my-data.json';

/** Hands the browser a file to keep, made here: a link to the server could not carry the token. */
function keepFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function useDownload() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => keepFile(fileName, `${JSON.stringify(await client.exportOwnData(), undefined, 2)}\n`),
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
  if (hasCode(error, 'bad_request')) return 'The password is not right. Your account was not deleted.';
  return sayRefusal(error, 'Your account was not deleted');
}
