import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Finding } from '../../features/location/use-finding.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { searchAddress } from './search-address.ts';

const hour = 60 * 60_000;
const most = 8;

/** What one can begin to search with: the cuisines that most restaurants have. */
export function SearchStart({ finding }: { finding: Finding }) {
  const [params] = useSearchParams();
  const { data } = useQuery({ ...callQuery('listCuisines', {}), staleTime: hour, retry: false });
  const cuisines = Array.isArray(data) ? data.slice(0, most) : [];
  const zip = finding.area.kind === 'zip' ? finding.area.zip : undefined;
  return cuisines.map((cuisine) => (
    <LinkButton key={cuisine} to={searchAddress(cuisine, { params, zip })}>
      {cuisine}
    </LinkButton>
  ));
}
