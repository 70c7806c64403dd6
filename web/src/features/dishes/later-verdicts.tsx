import type { Assessment } from '@clearplate/domain/verdict';
import { laterComponent, laterPart } from '../../shared/lib/later.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { HiddenItems as Shown } from './hidden-items.tsx';

interface VerdictProps {
  assessment: Assessment;
}

// Not parts of their own: a dish must not be seen before its verdict, nor without it, so all that stands around them waits.
const Badge = laterComponent(async () => (await import('./verdict-badge.tsx')).VerdictBadge);
const Panel = laterComponent(async () => (await import('./verdict-panel.tsx')).VerdictPanel);

/** On a card; nothing where nothing was checked. */
export const VerdictBadge = ({ assessment }: VerdictProps) =>
  assessment.verdict === null ? null : <Badge assessment={assessment} />;

/** On a page of its own; nothing where nothing was checked. */
export const VerdictPanel = ({ assessment }: VerdictProps) =>
  assessment.verdict === null ? null : <Panel assessment={assessment} />;

const Quiet = laterComponent(async () => (await import('./rather-not.tsx')).RatherNot);

/** Below a verdict; nothing where nobody would rather not eat anything. */
export const RatherNot: typeof Quiet = (props) =>
  props.assessment.dislikes === undefined ? null : <Quiet {...props} />;

const Hidden = laterComponent(async () => (await import('./hidden-items.tsx')).HiddenItems) as typeof Shown;

/** What a judgement keeps out is said together with it. */
export const HiddenItems: typeof Shown = (props) => (props.items.length === 0 ? null : <Hidden {...props} />);

/** How a menu is judged comes later than the restaurant itself. */
export const MenuTally = laterPart(
  async () => (await import('./menu-tally.tsx')).MenuTally,
  () => (
    <div className="menu-tally">
      <Skeleton />
    </div>
  ),
);
