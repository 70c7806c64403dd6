import { useQuery } from '@tanstack/react-query';
import { EmbedSettings } from '../../features/embedding/embed-settings.tsx';
import { callQuery } from '../../shared/api/queries.ts';
import { firstOf } from '../../shared/lib/record-id.ts';
import { t } from '../../translations/t.ts';
import { ForEditors } from './for-editors.tsx';

/** Lets those who maintain a restaurant put its menu on its own website. */
export function EmbedPage() {
  return <ForEditors title={t('On your own website')}>{(id) => <Settings id={id} />}</ForEditors>;
}

// The frame around it has loaded the restaurant.
function Settings({ id }: { id: string }) {
  const { data } = useQuery(callQuery('getRestaurant', { params: { id } }));
  return data && <EmbedSettings restaurant={firstOf(data)} />;
}
