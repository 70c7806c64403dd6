import './picture-field.css';
import { useId } from 'react';
import { takenTypes } from '../../shared/lib/picture-file.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import type { usePictureChoice } from './use-picture-choice.ts';
import { say } from '../../translations/say.ts';

export interface PictureFieldProps {
  current: string | null;
  picture: ReturnType<typeof usePictureChoice>;
}

const sayChoice = {
  keep: '',
  get remove() {
    return say('The picture goes when you save.');
  },
  get replace() {
    return say('The new picture is kept when you save.');
  },
};

/** Chooses a file and shows it; nothing is sent before the form is. */
export function PictureField({ current, picture }: PictureFieldProps) {
  const { choice, problem } = picture;
  const hintId = useId();
  const shown = choice.kind === 'replace' ? choice.preview : choice.kind === 'keep' ? current : null;
  return (
    <fieldset className="picture-field">
      <legend>{say('Profile picture')}</legend>
      <ProfilePicture src={shown} />
      <div className="picture-field__side">
        <div className="picture-field__actions">
          <FileButton
            label={say('Choose a picture')}
            accept={takenTypes}
            describedBy={hintId}
            onFile={picture.choose}
          />
          {choice.kind !== 'keep' && (
            <Button kind="quiet" onClick={picture.keep}>
              {say('Undo')}
            </Button>
          )}
          {choice.kind === 'keep' && current && (
            <Button kind="quiet" onClick={picture.remove}>
              {say('Remove picture')}
            </Button>
          )}
        </div>
        <p id={hintId} className="picture-field__hint">
          {say('JPEG or PNG, at most 5 MB. What the file says about place and camera is taken out.')}
        </p>
        <p role="status" className="picture-field__hint">
          {sayChoice[choice.kind]}
        </p>
        <p role="alert" className="picture-field__problem">
          {problem}
        </p>
      </div>
    </fieldset>
  );
}
