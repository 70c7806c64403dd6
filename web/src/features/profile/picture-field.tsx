import './picture-field.css';
import { useId } from 'react';
import { takenTypes } from '../../shared/lib/picture-file.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import type { usePictureChoice } from './use-picture-choice.ts';

export interface PictureFieldProps {
  current: string | null;
  picture: ReturnType<typeof usePictureChoice>;
}

const sayChoice = {
  keep: '',
  remove: 'The picture goes when you save.',
  replace: 'The new picture is kept when you save.',
};

/** Chooses a file and shows it; nothing is sent before the form is. */
export function PictureField({ current, picture }: PictureFieldProps) {
  const { choice, problem } = picture;
  const hintId = useId();
  const shown = choice.kind === 'replace' ? choice.preview : choice.kind === 'keep' ? current : null;
  return (
    <fieldset className="picture-field">
      <legend>Profile picture</legend>
      <ProfilePicture src={shown} />
      <div className="picture-field__side">
        <div className="picture-field__actions">
          <FileButton label="Choose a picture" accept={takenTypes} describedBy={hintId} onFile={picture.choose} />
          {choice.kind !== 'keep' && (
            <Button kind="quiet" onClick={picture.keep}>
              Undo
            </Button>
          )}
          {choice.kind === 'keep' && current && (
            <Button kind="quiet" onClick={picture.remove}>
              Remove picture
            </Button>
          )}
        </div>
        <p id={hintId} className="picture-field__hint">
          JPEG or PNG, at most 5 MB. What the file says about place and camera is taken out.
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
