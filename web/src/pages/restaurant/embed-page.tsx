import { EmbedSettings } from '../../features/embedding/embed-settings.tsx';
import { t } from '../../translations/t.ts';
import { ForEditors } from './for-editors.tsx';

/** Lets a restaurant's editors put its menu on its own website. */
export function EmbedPage() {
  return (
    <ForEditors title={t('On your own website')}>
      {({ restaurant }) => <EmbedSettings restaurant={restaurant} />}
    </ForEditors>
  );
}
