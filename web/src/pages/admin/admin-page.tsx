import { useQuery } from '@tanstack/react-query';
import { AdminLog } from '../../features/admin/admin-log.tsx';
import { AdminTiles } from '../../features/admin/admin-tiles.tsx';
import { callQuery } from '../../shared/api/queries.ts';
import { AdminFrame } from './admin-frame.tsx';
import { Loaded } from '../../shared/ui/loaded-list.tsx';
import { t } from '../../translations/t.ts';

export function AdminPage() {
  return (
    <AdminFrame title={t('Admin')}>
      <Overview />
      <AdminLog />
    </AdminFrame>
  );
}

function Overview() {
  const query = useQuery(callQuery('getAdminOverview', {}));
  return (
    <Loaded query={query} what={t('what is waiting for you')}>
      {(overview) => <AdminTiles overview={overview} />}
    </Loaded>
  );
}
