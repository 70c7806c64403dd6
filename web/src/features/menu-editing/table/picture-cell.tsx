import { useState } from 'react';
import { takenTypes, wrongType } from '../../../shared/lib/picture-file.ts';
import { readPicture } from '../../../shared/lib/read-picture.ts';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import type { DishCellProps } from './cell-props.ts';
import { useMenuActions } from '../model/menu-actions.ts';
import { t } from '../../../translations/t.ts';

/** Lets the user choose a picture and previews it. It is sent with the rest. */
export function PictureCell({ dishKey, draft, dish }: DishCellProps) {
  const { edit } = useMenuActions();
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    const read = await readPicture(file, wrongType());
    setProblem('problem' in read ? read.problem : undefined);
    if ('picture' in read) edit(dishKey, (before) => ({ ...before, picture: read.picture }));
  };
  return (
    <>
      <FileButton
        label={
          dish.image_url
            ? t('Replace image of {name}', { name: dish.name })
            : t('Add image of {name}', { name: dish.name })
        }
        accept={takenTypes}
        className="menu-row__image"
        onFile={(file) => void choose(file)}
      >
        <Picture src={dish.image_url} alt="" name={dish.name} shape="square" />
      </FileButton>
      {draft.picture && (
        <button
          type="button"
          className="menu-cell menu-cell--panel"
          onClick={() => edit(dishKey, (before) => ({ ...before, picture: undefined }))}
        >
          {t('Undo')}
          <span className="visually-hidden"> {t('the new image')}</span>
        </button>
      )}
      {problem && (
        <p role="alert" className="menu-editor__problem">
          {problem}
        </p>
      )}
    </>
  );
}
