import '../../entities/dish/record-parts.css';
import { Suspense, type ReactNode } from 'react';
import { AvoidingNotice } from '../../features/avoiding/avoiding-notice.tsx';
import { useAvoiding, type Avoiding } from '../../entities/eater/use-avoiding.ts';
import { ConfirmNote } from '../../entities/verdict/confirm-note.tsx';
import { usePageTitle } from '../../shared/lib/use-page-title.ts';
import { canAssess } from '../../entities/eater/can-assess.ts';
import { RecordError } from '../../shared/ui/record-error.tsx';
import { RecordPicture } from '../../entities/dish/record-picture.tsx';
import { RecordSkeleton } from '../../entities/dish/record-skeleton.tsx';
import { t } from '../../translations/t.ts';

interface RecordPageProps<Item> {
  noun: 'dish' | 'recipe';
  /** It is `undefined` until it is loaded. */
  record: Item | undefined;
  /** Says whether it could not be refetched in time, so that it may clear nothing. */
  isOutdated?: boolean;
  /** Says how old the record is, if it is a stored copy. */
  asOf?: string | undefined;
  error: unknown;
  onRetry: () => void;
  children: (item: Item, avoiding: Avoiding) => ReactNode;
}

interface NamedRecord {
  readonly name: string;
  readonly restaurant_name: string;
  readonly image_url: string | null;
}

const aboutRecord = ({ name, restaurant_name: restaurant, image_url: picture }: NamedRecord) => ({
  description: t(
    '{name} at {restaurant}: its ingredients and allergens as the restaurant states them, and what it has not stated.',
    { name, restaurant },
  ),
  picture,
});

/** Shows a dish or recipe in every state, for the eaters, and nothing of it until we know who they are. */
export function RecordPage<Item extends NamedRecord>({
  noun,
  record,
  isOutdated = false,
  asOf,
  error,
  onRetry,
  children,
}: RecordPageProps<Item>) {
  const avoiding = useAvoiding(asOf);
  const isUnfit = avoiding.state === 'loading' || (isOutdated && canAssess(avoiding));
  const item = isUnfit ? undefined : record;
  usePageTitle(item?.name, { ...(item && aboutRecord(item)) });
  return (
    <div className="page">
      <Suspense>
        <AvoidingNotice avoiding={avoiding} />
      </Suspense>
      {item ? (
        <article>
          {children(item, avoiding)}
          <ConfirmNote />
        </article>
      ) : error ? (
        <RecordError
          error={error}
          text={noun === 'dish' ? t('The dish could not be loaded.') : t('The recipe could not be loaded.')}
          onRetry={onRetry}
        />
      ) : (
        <RecordSkeleton
          label={noun === 'dish' ? t('Loading the dish') : t('Loading the recipe')}
          Picture={RecordPicture}
          mayPreview={avoiding.state !== 'loading'}
        />
      )}
    </div>
  );
}
