import './area-line.css';
import { sayArea } from '../../features/location/find-params.ts';
import type { Finding } from '../../features/location/use-finding.ts';
import { Button } from '../../shared/ui/button.tsx';
import { say } from '../../translations/say.ts';

/** That a list is not of everywhere, in words, and the way there. */
export function AreaLine({ finding: { area, change } }: { finding: Finding }) {
  if (area.kind === 'everywhere') return null;
  return (
    <div className="area-line">
      <span>{say('Only dishes {area}.', { area: sayArea(area) })}</span>
      <Button kind="quiet" onClick={() => change({ area: 'all', radius: undefined })}>
        {say('Show everywhere')}
      </Button>
    </div>
  );
}
