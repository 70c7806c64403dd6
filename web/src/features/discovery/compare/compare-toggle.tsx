import './compare.css';
import { useChangeFilter } from '../../../entities/area/use-list-filters.ts';
import { compareAddress, mostCompared, useCompared, writeCompared } from '../../../entities/restaurant/comparison.ts';
import { formatNumberOf } from '../../../shared/lib/format-count.ts';
import { announce } from '../../../shared/ui/announcer.tsx';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { t } from '../../../translations/t.ts';

/** Adds a restaurant to the comparison, or removes it. */
export function CompareToggle({ id, name }: { id: number; name: string }) {
  const ids = useCompared();
  const isChosen = ids.includes(id);
  const toggle = () => {
    if (isChosen) return writeCompared(ids.filter((one) => one !== id));
    if (ids.length < mostCompared) return writeCompared([...ids, id]);
    announce(t('You can compare {most} at most.', { most: mostCompared }));
  };
  return (
    <Button
      kind={isChosen ? 'secondary' : 'quiet'}
      className="compare-toggle"
      aria-pressed={isChosen}
      aria-disabled={!isChosen && ids.length >= mostCompared}
      aria-label={t('Compare {name}', { name })}
      onClick={toggle}
    >
      {t('Compare')}
    </Button>
  );
}

/** Links from a list to the comparison of what was chosen in it. */
export function CompareTray() {
  const ids = useCompared();
  const filter = useChangeFilter();
  if (ids.length === 0) return null;
  return (
    <div className="compare-tray" role="group" aria-label={t('To compare')}>
      <LinkButton kind="primary" to={compareAddress(ids, filter)}>
        {t('Compare {count}', { count: formatNumberOf(ids.length, 'restaurant') })}
      </LinkButton>
      <Button kind="quiet" onClick={() => writeCompared([])}>
        {t('Clear')}
      </Button>
    </div>
  );
}
