import { useMutation } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { t } from '../../translations/t.ts';

/** The name is set here, because a plain link to the server could not carry the token. */
const fileName = 'clearplate-my-data.json';

export function useDownload() {
  return useMutation({
    mutationFn: async () =>
      saveFile(fileName, `${JSON.stringify(await client.exportOwnData(), undefined, 2)}\n`, 'application/json'),
  });
}

/** Tells a wrong password apart from every other error. */
export function describeDeletionRefusal(error: unknown): string {
  if (hasCode(error, 'bad_request')) return t('The password is not right. Your account was not deleted.');
  return describeRefusal(error, t('Your account was not deleted'));
}
