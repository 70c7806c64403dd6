import './map-legend.css';
import { VerdictMark } from '../../features/dishes/verdict-mark.tsx';

/** What the marks mean, and what their places rest on. */
export function MapLegend({ isJudged }: { isJudged: boolean }) {
  return (
    <>
      <ul className="map-legend" role="list" aria-label="What the marks mean">
        {isJudged && (
          <>
            <li>
              <VerdictMark verdict="none_declared" /> dishes without a conflict declared
            </li>
            <li>
              <VerdictMark verdict="not_verified" /> none of those: dishes to ask about
            </li>
            <li>
              <VerdictMark verdict="avoid" /> all hidden
            </li>
          </>
        )}
        <li>
          <span className="map-legend__disc" aria-hidden="true">
            7
          </span>{' '}
          restaurants close together
        </li>
      </ul>
      <p className="map-legend__note">
        The map shows what matches in all of what you see. Where a restaurant’s own place isn’t known, its mark stands
        in the middle of its zip code.
      </p>
    </>
  );
}
