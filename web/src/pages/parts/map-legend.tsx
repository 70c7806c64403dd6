import './map-legend.css';
import { VerdictMark } from '../../features/dishes/verdict-mark.tsx';
import { say } from '../../translations/say.ts';
import { Say } from '../../shared/ui/say.tsx';

/** What the marks mean, and what their places rest on. */
export function MapLegend({ isJudged }: { isJudged: boolean }) {
  return (
    <>
      <ul className="map-legend" role="list" aria-label={say('What the marks mean')}>
        {isJudged && (
          <>
            <li>
              <VerdictMark verdict="none_declared" /> {say('dishes said to be without')}
            </li>
            <li>
              <VerdictMark verdict="not_verified" /> {say('none of those: dishes to ask about')}
            </li>
            <li>
              <VerdictMark verdict="avoid" /> {say('all to avoid')}
            </li>
          </>
        )}
        <li>
          <Say
            sentence="{span} restaurants close together"
            span={
              <span className="map-legend__disc" aria-hidden="true">
                7
              </span>
            }
          />
        </li>
      </ul>
      <p className="map-legend__note">
        {say(
          'The map shows what matches in all of what you see. Where a restaurant’s own place isn’t known, its mark stands in the middle of its zip code.',
        )}
      </p>
    </>
  );
}
