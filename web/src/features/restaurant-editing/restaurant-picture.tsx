import './restaurant-picture.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { takenTypes, wrongRestaurantType } from '../../shared/lib/picture-file.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { client } from '../../shared/api/client.ts';
import { describeRefusal } from '../../shared/api/describe-refusal.ts';
import { type ReadPicture, readPicture } from '../../shared/lib/read-picture.ts';
import { showAlert } from '../../shared/ui/show-alert.ts';
import { t } from '../../translations/t.ts';

interface PictureState {
  readonly chosen: ReadPicture | undefined;
  readonly busy: boolean;
  readonly problem: string | undefined;
}

const nothing: PictureState = { chosen: undefined, busy: false, problem: undefined };

/** Lets the user choose a picture for a restaurant, previews it and saves it. `onSaved` makes the page show it. */
function useRestaurantPicture(restaurantId: string, onSaved: () => void) {
  const [state, setState] = useState(nothing);
  const choose = async (file: File) => {
    const read = await readPicture(file, wrongRestaurantType());
    if ('picture' in read) setState({ ...nothing, chosen: read.picture });
    else setState({ ...state, problem: read.problem });
  };
  const save = async () => {
    if (!state.chosen || state.busy) return;
    setState({ ...state, busy: true, problem: undefined });
    try {
      await client.setRestaurantImage({ params: { restaurantId }, file: state.chosen.file });
    } catch (error) {
      console.error(t('The image of the restaurant was not updated'), error);
      setState({ ...state, busy: false, problem: describeRefusal(error, t('The image was not updated')) });
      showAlert(t('Failed to update image'));
      return;
    }
    // The state is cleared before the reload, so that no leave guard holds it back.
    flushSync(() => setState(nothing));
    showAlert(t('Image updated successfully'));
    onSaved();
  };
  return {
    ...state,
    choose: (file: File) => void choose(file),
    save: () => void save(),
    cancel: () => setState(nothing),
  };
}

/** The specification wants a reload after saving. */
const reload = () => window.location.reload();

interface RestaurantPictureProps {
  restaurant: RestaurantDetail;
  onSaved?: () => void;
}

/** Shows the restaurant's picture: choose another, preview it, save it or cancel. */
export function RestaurantPicture({ restaurant, onSaved = reload }: RestaurantPictureProps) {
  const { chosen, busy, problem, choose, save, cancel } = useRestaurantPicture(String(restaurant.id), onSaved);
  const guard = useLeaveGuard(chosen !== undefined);
  const { name, image_url } = restaurant;
  return (
    <section className="restaurant-picture" aria-label={t('Image')}>
      <Picture
        src={chosen?.preview ?? image_url}
        alt={chosen ? t('The new image') : t('Image of {name}', { name })}
        name={name}
        eager
      />
      <div>
        <div className="restaurant-picture__actions">
          <FileButton
            label={chosen ? t('Choose another image') : t('Replace image')}
            accept={takenTypes}
            onFile={choose}
          />
          {chosen && (
            <>
              <Button kind="primary" busy={busy} onClick={save}>
                {t('Save')}
              </Button>
              <Button onClick={cancel}>{t('Cancel')}</Button>
            </>
          )}
        </div>
        <p role="status">
          {chosen ? t('This is how it will look. It is not saved yet.') : t('JPEG or PNG, at most 5 MB.')}
        </p>
        <ProblemNotice>{problem}</ProblemNotice>
      </div>
      <LeaveDialog guard={guard} />
    </section>
  );
}
