import './found-list.css';
import type { MapMark } from '@clearplate/contract/discovery';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { keyOf } from './mark-elements.ts';
import type { MapPosition } from './map-view.ts';
import { isOnePlace, describeGroup, formatNumber, describeRestaurants, describeWay } from './describe-mark.ts';
import { t, tCount } from '../../translations/t.ts';

const step = 12;

/** Renders rows with how each mark fits; it gets the marks that are shown, so that it can load more about all at once. */
export type RenderFound = (
  shown: readonly MapMark[],
  renderRows: (renderFit: (mark: MapMark) => ReactNode) => ReactNode,
) => ReactNode;

export interface FoundListProps {
  marks: readonly MapMark[];
  /** The centre of the map. */
  middle: MapPosition;
  renderFound: RenderFound;
  /** Highlights a mark on the map. */
  onPoint: (key: string | undefined) => void;
  onChoose: (mark: MapMark) => void;
  empty: ReactNode;
}

const distance = (middle: MapPosition, { lat, lng }: MapPosition): number =>
  Math.hypot(lat - middle.lat, (lng - middle.lng) * Math.cos((middle.lat * Math.PI) / 180));

/** Lists the same restaurants in words, so that nobody needs the map. */
export function FoundList({ marks, middle, renderFound, onPoint, onChoose, empty }: FoundListProps) {
  const nearest = marks.toSorted((one, other) => distance(middle, one) - distance(middle, other));
  const single = useGrowing(nearest.filter(({ restaurant }) => restaurant !== null));
  const groups = useGrowing(nearest.filter(({ restaurant }) => restaurant === null));
  const total = marks.reduce((sum, { restaurants }) => sum + restaurants, 0);
  if (total === 0) return empty;
  return (
    <>
      <div className="found-list__count" role="status">
        <h2>{t('{restaurants} here', { restaurants: describeRestaurants(total) })}</h2>
        <p>{describeShown(single.shown.length, groups.all)}</p>
      </div>
      <ul className="found-list" role="list">
        {renderFound(single.shown, (renderFit) =>
          single.shown.map((mark) => (
            <FoundRestaurant key={keyOf(mark)} mark={mark} way={describeWay(middle, mark)} onPoint={onPoint}>
              {renderFit(mark)}
            </FoundRestaurant>
          )),
        )}
      </ul>
      {single.more && <Button onClick={single.more}>{t('Show more restaurants')}</Button>}
      {groups.all > 0 && <h3 className="found-list__groups">{t('Close together')}</h3>}
      <ul className="found-list found-list--groups" role="list">
        {groups.shown.map((mark) => (
          <li key={keyOf(mark)}>
            <button
              type="button"
              className="found-list__group"
              onClick={() => onChoose(mark)}
              {...pointing(keyOf(mark), onPoint)}
            >
              <span className="found-list__disc" aria-hidden="true">
                {formatNumber(mark.restaurants)}
              </span>
              <span>
                {describeGroup(mark)}
                <span className="found-list__about">{`, ${describeWay(middle, mark)}. `}</span>
                <span className="found-list__next">{isOnePlace(mark) ? t('Show them') : t('Zoom in here')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {groups.more && <Button onClick={groups.more}>{t('Show more groups')}</Button>}
    </>
  );
}

function describeShown(shown: number, groups: number): string {
  if (groups === 0) return t('{number} shown', { number: formatNumber(shown) });
  const number = formatNumber(shown);
  return shown === 0
    ? tCount(groups, '{number} shown, all in {count} group', '{number} shown, all in {count} groups', { number })
    : tCount(groups, '{number} shown, others in {count} group', '{number} shown, others in {count} groups', {
        number,
      });
}

/** Returns the first few marks, and a function to show more. */
function useGrowing(marks: readonly MapMark[]) {
  const [most, setMost] = useState(step);
  const more = marks.length > most ? () => setMost(most + step) : undefined;
  return { shown: marks.slice(0, most), all: marks.length, more };
}

function pointing(key: string, onPoint: FoundListProps['onPoint']) {
  return {
    onPointerEnter: () => onPoint(key),
    onPointerLeave: () => onPoint(undefined),
    onFocus: () => onPoint(key),
    onBlur: () => onPoint(undefined),
  };
}

interface FoundRestaurantProps extends Pick<FoundListProps, 'onPoint'> {
  mark: MapMark;
  way: string;
  children: ReactNode;
}

function FoundRestaurant({ mark, way, onPoint, children }: FoundRestaurantProps) {
  const { restaurant } = mark;
  if (!restaurant) return null;
  return (
    <li className="found-list__item" {...pointing(keyOf(mark), onPoint)}>
      <h3 className="found-list__name">
        <Link to={`/restaurant/${restaurant.id}`}>{restaurant.name}</Link>
      </h3>
      <p className="found-list__about">{[restaurant.cuisine, mark.town, way].filter(Boolean).join(' · ')}</p>
      {children}
    </li>
  );
}
