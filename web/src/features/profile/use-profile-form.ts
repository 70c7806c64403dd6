import type { User } from '@clearplate/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { issuesOf, describeRefusal } from '../../shared/api/describe-refusal.ts';
import { firstProblem, isEmail } from '../../shared/forms/checks.ts';
import { textOf } from '../../shared/forms/text-of.ts';
import { describeAlert } from '../../shared/ui/describe-alert.ts';
import type { PictureChoice } from './use-picture-choice.ts';
import { t } from '../../translations/t.ts';

interface Problems {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
}

interface FormState {
  readonly busy: boolean;
  readonly problems: Problems;
  readonly refusal: string | undefined;
  readonly attempt: number;
}

const nothingWrong: Problems = {};

const check = (username: string, email: string): Problems => ({
  username: firstProblem(username, t('your name'), []),
  email: firstProblem(email, t('your e-mail address'), [isEmail]),
});

async function savePicture(choice: PictureChoice): Promise<void> {
  if (choice.kind === 'replace') await client.setProfilePicture({ file: choice.file });
  if (choice.kind === 'remove') await client.deleteProfilePicture();
}

function sayPictureRefusal(error: unknown): string {
  const saved = t('Your name and e-mail are saved, but not the picture');
  if (hasCode(error, 'unsupported_media_type')) return t('{saved}: the file is no JPEG or PNG picture.', { saved });
  if (hasCode(error, 'too_large')) return t('{saved}: it may have at most 5 MB and 40 megapixels.', { saved });
  if (hasCode(error, 'bad_request')) return t('{saved}: the file is damaged and could not be read.', { saved });
  return describeRefusal(error, saved);
}

function problemsOf(error: unknown): Problems {
  if (hasCode(error, 'conflict')) return { email: t('There is already an account with this e-mail address') };
  const { username, email, email_address = email } = issuesOf(error);
  return {
    username: username && t('Name {username}', { username }),
    email: email_address && t('E-mail {emailAddress}', { emailAddress: email_address }),
  };
}

/** Name and e-mail first: they may be refused, and then nothing has changed. The picture follows. */
export function useProfileForm(onSaved: (user: User) => void) {
  const [state, setState] = useState<FormState>({
    busy: false,
    problems: nothingWrong,
    refusal: undefined,
    attempt: 0,
  });
  const queries = useQueryClient();
  const stop = (problems: Problems, refusal?: string) =>
    setState({ busy: false, problems, refusal, attempt: state.attempt + 1 });

  const save = async (username: string, email: string, picture: PictureChoice) => {
    setState({ ...state, busy: true, problems: nothingWrong, refusal: undefined });
    let user: User;
    try {
      user = await client.updateUser({ body: { username, email } });
    } catch (error) {
      const problems = problemsOf(error);
      const isKnown = Object.values(problems).some(Boolean);
      return stop(problems, isKnown ? undefined : describeRefusal(error, t('Your profile was not saved')));
    }
    try {
      await savePicture(picture);
    } catch (error) {
      void queries.invalidateQueries({ queryKey: ['getUser'] });
      return stop(nothingWrong, sayPictureRefusal(error));
    }
    await queries.invalidateQueries({ queryKey: ['getUser'] });
    setState({ busy: false, problems: nothingWrong, refusal: undefined, attempt: 0 });
    describeAlert(t('Changes saved'));
    return onSaved(user);
  };

  const submit = (event: FormEvent<HTMLFormElement>, picture: PictureChoice) => {
    event.preventDefault();
    if (state.busy) return;
    const data = new FormData(event.currentTarget);
    const [username, email] = [textOf(data.get('username')).trim(), textOf(data.get('email')).trim()];
    const problems = check(username, email);
    if (problems.username || problems.email) stop(problems);
    else void save(username, email, picture);
  };
  return { state, submit };
}
