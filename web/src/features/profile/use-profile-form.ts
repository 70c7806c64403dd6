import { useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { blame, useForm } from '../../shared/forms/use-form.ts';
import { showAlert } from '../../shared/ui/show-alert.ts';
import type { PictureChoice } from './use-picture-choice.ts';
import { t } from '../../translations/t.ts';

async function savePicture(choice: PictureChoice): Promise<void> {
  if (choice.kind === 'replace') await client.setProfilePicture({ file: choice.file });
  if (choice.kind === 'remove') await client.deleteProfilePicture();
}

function describePictureRefusal(error: unknown): string {
  const saved = t('Your name and e-mail are saved, but not the picture');
  if (hasCode(error, 'unsupported_media_type')) return t('{saved}: the file isn’t a JPEG or PNG picture.', { saved });
  if (hasCode(error, 'too_large')) return t('{saved}: it can be at most 5 MB and 40 megapixels.', { saved });
  if (hasCode(error, 'bad_request')) return t('{saved}: the file is damaged and could not be read.', { saved });
  return describeRefusal(error, saved);
}

/** Thrown when the name and e-mail are saved but the picture was refused. */
class PictureRefused extends Error {}

/** Holds what is saved; `picture` says what happens to the picture. */
interface Profile {
  readonly username: string;
  readonly email: string;
  readonly picture: PictureChoice;
}

/** Saves name and e-mail first, because they may be refused and then nothing has changed. The picture follows. */
export function useProfileForm(nameId: string, emailId: string, onSaved: () => void) {
  const queries = useQueryClient();
  return useForm({
    check: ({ username, email }: Profile) => ({
      [nameId]: firstProblem(username, t('your name'), []),
      [emailId]: firstProblem(email, t('your e-mail address'), [isEmail]),
    }),
    send: async ({ username, email, picture }) => {
      await client.updateUser({ body: { username, email } });
      try {
        await savePicture(picture);
      } catch (error) {
        void queries.invalidateQueries({ queryKey: ['getUser'] });
        throw new PictureRefused(describePictureRefusal(error));
      }
      await queries.invalidateQueries({ queryKey: ['getUser'] });
      showAlert(t('Changes saved'));
    },
    explain: (error) => {
      if (error instanceof PictureRefused) return { refusal: error.message };
      const taken = hasCode(error, 'conflict') && t('There is already an account with this e-mail address');
      const { username, email, email_address: emailAddress = email } = issuesOf(error);
      const fields = {
        [nameId]: username && t('Name {username}', { username }),
        [emailId]: taken || (emailAddress && t('E-mail {emailAddress}', { emailAddress })),
      };
      return blame(fields, describeRefusal(error, t('Your profile was not saved')));
    },
    onDone: onSaved,
  });
}
