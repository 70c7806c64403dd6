import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../shared/api/api-error.ts';
import { callQuery } from '../../shared/api/queries.ts';
import { isZipCode, lookupFailed } from '../../shared/lib/zip-code.ts';
import { say } from '../../translations/say.ts';

/** Where a zip code is, as soon as it is whole. */
export function ZipPlace({ zip }: { zip: string }) {
  const { data, error } = useQuery({
    ...callQuery('getZip', { params: { zip } }),
    enabled: isZipCode(zip),
    staleTime: Infinity,
  });
  const [place] = data?.places ?? [];
  return (
    <div className="form__status" role="status">
      {place && isZipCode(zip) && (
        <p className="form__note">
          {place['place name']}, {place.state}
        </p>
      )}
      {error && isZipCode(zip) && (
        <p className="text-field__error">{isNotFound(error) ? say('There is no such zip code.') : lookupFailed()}</p>
      )}
    </div>
  );
}
