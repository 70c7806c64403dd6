import './filter.css';
import './avoid-tick.css';
import { laterDialog, laterPart } from '../../shared/lib/later.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { judging } from './judging.ts';

/** What is ticked is judged by at once: neither comes without what judges. */
export const FilterPanel = laterPart(
  async () => (await Promise.all([import('./filter-panel.tsx'), judging.load()]))[0].FilterPanel,
  () => <Skeleton shape="box" />,
);

export const FilterDialog = laterDialog(
  async () => (await Promise.all([import('./filter-dialog.tsx'), judging.load()]))[0].FilterDialog,
);
