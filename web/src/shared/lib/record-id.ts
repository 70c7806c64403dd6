import { useParams } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { t } from '../../translations/t.ts';

export function notFound(): ApiError {
  return new ApiError({ status: 404, code: 'not_found', message: t('Not Found') });
}

/** The id in this page's address. Anything that can be none is a missing record: the error page says so. */
export function useRecordId(): string {
  const { id = '' } = useParams();
  if (!/^[1-9][0-9]{0,14}$/.test(id)) throw notFound();
  return id;
}

/** The first of a list, as calls for one record give it. */
export function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw notFound();
  return first;
}
