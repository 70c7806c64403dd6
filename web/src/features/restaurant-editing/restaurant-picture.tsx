import './restaurant-picture.css';
import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { takenTypes } from '../../shared/lib/picture-file.ts';
import { useLeaveGuard } from '../../shared/lib/use-leave-guard.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FileButton } from '../../shared/ui/file-button.tsx';
import { LeaveDialog } from '../../shared/ui/leave-dialog.tsx';
import { ProblemNotice } from '../../shared/ui/notice.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { useRestaurantPicture } from './use-restaurant-picture.ts';
import { say } from '../../translations/say.ts';

/** After a save the page is loaded anew, as the specification has it. */
const reload = () => window.location.reload();

interface RestaurantPictureProps {
  restaurant: RestaurantDetail;
  onSaved?: () => void;
}

/** The restaurant's picture: choose another, see it, save it or keep the old one. */
export function RestaurantPicture({ restaurant, onSaved = reload }: RestaurantPictureProps) {
  const { chosen, busy, problem, choose, save, cancel } = useRestaurantPicture(String(restaurant.id), onSaved);
  const guard = useLeaveGuard(chosen !== undefined);
  const { name, image_url } = restaurant;
  return (
    <section className="restaurant-picture" aria-label={say('Image')}>
      <Picture
        src={chosen?.preview ?? image_url}
        alt={chosen ? say('The new image') : say('Image of {name}', { name })}
        name={name}
        eager
      />
      <div>
        <div className="restaurant-picture__actions">
          <FileButton
            label={chosen ? say('Choose another image') : say('Replace image')}
            accept={takenTypes}
            onFile={choose}
          />
          {chosen && (
            <>
              <Button kind="primary" busy={busy} onClick={save}>
                {say('Save')}
              </Button>
              <Button onClick={cancel}>{say('Cancel')}</Button>
            </>
          )}
        </div>
        <p role="status">
          {chosen ? say('This is how it will look. It is not saved yet.') : say('JPEG or PNG, at most 5 MB.')}
        </p>
        <ProblemNotice>{problem}</ProblemNotice>
      </div>
      <LeaveDialog guard={guard} />
    </section>
  );
}
