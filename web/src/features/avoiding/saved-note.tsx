import './filter.css';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { Avoiding } from '../../entities/eater/use-avoiding.ts';
import { t } from '../../translations/t.ts';

/** Says that saved things are pending or failed, because their absence must not look as if there were none. */
export function SavedNote({ saved }: { saved: Avoiding['saved'] }) {
  if (saved === 'failed') return <p className="filter__note">{t('We couldn’t load what you saved.')}</p>;
  return (
    <>
      <p className="filter__note">{t('Looking up what you saved…')}</p>
      <Skeleton />
    </>
  );
}
