import './find-filters.css';
import { useSearchParams } from 'react-router';
import { changeParams } from '../../../entities/area/find-params.ts';
import { useChangeFilter } from '../../../entities/area/use-list-filters.ts';
import { canCount } from '../../../entities/eater/can-assess.ts';
import { useAvoiding } from '../../../entities/eater/use-avoiding.ts';
import { t } from '../../../translations/t.ts';
import { Tick } from './filter-fields.tsx';

/** Asks, on a page without other filters, whether counts include what can be asked for with a change. */
export function ChangeTick() {
  const [, setParams] = useSearchParams();
  const filter = useChangeFilter();
  if (!canCount(useAvoiding())) return null;
  const change = (is: boolean) =>
    setParams((current) => changeParams(current, { with_change: is ? 'yes' : undefined }), { replace: true });
  return <Tick label={t('Also with a change')} checked={filter.with_change === 'yes'} onChange={change} />;
}
