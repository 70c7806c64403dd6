import './record-head.css';
import { Picture } from '../../shared/ui/picture.tsx';
import { t } from '../../translations/t.ts';

interface RecordPictureProps {
  src: string | null;
  name: string;
}

/**
 * Shows a dish's own picture and whose it is, or nothing: never a picture of other food. If somebody might rely on it,
 * the text beside it says what a picture can't show.
 */
export function RecordPicture({ src, name }: RecordPictureProps) {
  if (!src) return null;
  return (
    <figure className="record-head__picture">
      <Picture src={src} alt="" name={name} eager />
      <figcaption>
        {t('Picture from the restaurant')}. {t('A picture doesn’t show everything in a dish.')}
      </figcaption>
    </figure>
  );
}
