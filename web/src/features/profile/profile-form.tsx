import '../../shared/forms/form.css';
import type { User } from '@clearplate/contract/accounts';
import { useId, useState, type FormEvent } from 'react';
import { FormProblems } from '../../shared/forms/form-problems.tsx';
import { textOf } from '../../shared/forms/text-of.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import './picture-field.css';
import { takenTypes } from '../../shared/lib/picture-file.ts';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { usePictureChoice } from './use-picture-choice.ts';
import { t } from '../../translations/t.ts';
import { useProfileForm } from './use-profile-form.ts';

interface PictureFieldProps {
  current: string | null;
  picture: ReturnType<typeof usePictureChoice>;
}

const describeChoice = {
  keep: '',
  get remove() {
    return t('The picture is removed when you save.');
  },
  get replace() {
    return t('The new picture is saved with your changes.');
  },
};

/** Lets the user choose a file and previews it. It is sent with the form. */
function PictureField({ current, picture }: PictureFieldProps) {
  const { choice, problem } = picture;
  const hintId = useId();
  const shown = choice.kind === 'replace' ? choice.preview : choice.kind === 'keep' ? current : null;
  return (
    <fieldset className="picture-field">
      <legend>{t('Profile picture')}</legend>
      <ProfilePicture src={shown} />
      <div className="picture-field__side">
        <div className="picture-field__actions">
          <FileButton label={t('Choose a picture')} accept={takenTypes} describedBy={hintId} onFile={picture.choose} />
          {choice.kind !== 'keep' && (
            <Button kind="quiet" onClick={picture.keep}>
              {t('Undo')}
            </Button>
          )}
          {choice.kind === 'keep' && current && (
            <Button kind="quiet" onClick={picture.remove}>
              {t('Remove picture')}
            </Button>
          )}
        </div>
        <p id={hintId} className="picture-field__hint">
          {t('JPEG or PNG, at most 5 MB. We remove the location and camera details.')}
        </p>
        <p role="status" className="picture-field__hint">
          {describeChoice[choice.kind]}
        </p>
        <p role="alert" className="picture-field__problem">
          {problem}
        </p>
      </div>
    </fieldset>
  );
}

export interface ProfileFormProps {
  user: User;
  onSaved: () => void;
}

const mails = () =>
  t('We’ll write to both addresses: the new one, to confirm it, and the old one, so that you can undo the change.');

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const id = useId();
  const [nameId, emailId] = [`${id}-name`, `${id}-email`];
  const form = useProfileForm(nameId, emailId, onSaved);
  const picture = usePictureChoice();
  const [email, setEmail] = useState(user.email);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const username = textOf(new FormData(event.currentTarget).get('username')).trim();
    form.submit(event, { username, email: email.trim(), picture: picture.choice });
  };
  const isOther = email.trim().toLowerCase() !== user.email.toLowerCase();
  return (
    <form className="form" noValidate aria-label={t('Update Profile')} onSubmit={submit}>
      <FormProblems form={form} />
      <PictureField current={user.profile_picture_url} picture={picture} />
      <TextField
        id={nameId}
        name="username"
        label={t('Name')}
        defaultValue={user.username}
        autoComplete="name"
        required
        maxLength={100}
        error={form.errorOf(nameId)}
      />
      <TextField
        id={emailId}
        name="email"
        label={t('Email')}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="email"
        required
        maxLength={254}
        error={form.errorOf(emailId)}
      />
      <p role="status" className="form__note" hidden={!isOther}>
        {isOther && mails()}
      </p>
      <div className="form__actions">
        <Button type="submit" kind="primary" busy={form.busy}>
          {t('Save changes')}
        </Button>
        <LinkButton to="/profile">{t('Cancel')}</LinkButton>
      </div>
    </form>
  );
}
