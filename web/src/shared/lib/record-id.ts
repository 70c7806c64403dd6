import { useParams } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { t } from '../../translations/t.ts';

export function notFound(): ApiError {
  return new ApiError({ status: 404, code: 'not_found', message: t('Not Found') });
}

/** Returns the id in this page's address. Throws not-found for an impossible one, which the error page shows. */
export function useRecordId(): string {
  const { id = '' } = useParams();
  if (!/^[1-9][0-9]{0,14}$/.test(id)) throw notFound();
  return id;
}

/** Returns the only item of a response; throws not-found if there is none. */
export function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw notFound();
  return first;
}
