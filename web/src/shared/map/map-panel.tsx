import './map-colours.css';
import './map-panel.css';
import type { MapMark } from '@clearplate/contract/discovery';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChosenCard } from './chosen-card.tsx';
import type { Fit } from './fit.ts';
import { FoundList, type RenderFound } from './found-list.tsx';
import { MapFrame } from './map-frame.tsx';
import { type MapStart, type MapView, boundsOnSheet, country, middleOf } from './map-view.ts';
import { type DottedPosition, usePlaceDot } from './place-dot.ts';
import { RestaurantMark } from './restaurant-mark.tsx';
import { isOnePlace, describeGroup } from './describe-mark.ts';
import type { Map as LeafletMap } from 'leaflet';
import { focusMark, keyOf } from './mark-elements.ts';
import { useLeafletMap } from './use-leaflet-map.ts';
import { t } from '../../translations/t.ts';

/** Holds the mark whose card is open. */
function useChosenMark(map: LeafletMap | undefined, marks: readonly MapMark[] | undefined) {
  const [kept, setKept] = useState<MapMark>();
  const key = kept && keyOf(kept);
  const opener = useRef<Element>(null);
  // A mark that the map no longer shows separately stays open, but unassessed, since its counts were for earlier
  // eaters.
  const current = marks?.find((mark) => keyOf(mark) === key);
  const open = (mark: MapMark) => {
    opener.current = document.activeElement;
    setKept(mark);
  };
  /** Returns the focus to what opened the card, to its mark if that was rendered again, or else to the map. */
  const close = () => {
    setKept(undefined);
    if (opener.current instanceof HTMLElement && opener.current.isConnected)
      opener.current.focus({ preventScroll: true });
    else if (map && !(key !== undefined && focusMark(map, key))) map.getContainer().focus({ preventScroll: true });
  };
  return { key, current, chosen: current ?? kept, open, close };
}

export interface MapPanelProps {
  start: MapStart;
  place: DottedPosition | undefined;
  view: MapView | undefined;
  onView: (view: MapView) => void;
  /** The marks in view; `undefined` until they have loaded. */
  marks: readonly MapMark[] | undefined;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
  fitOf: (mark: MapMark) => Fit;
  /** Renders how marks fit as lines, for rows of the list and for a card. */
  renderFound: RenderFound;
  /** Renders a fit as a shape and a number, for a mark. */
  renderFace: (fit: Fit, mark: MapMark) => ReactNode;
  /** Renders the restaurants of one place. */
  renderTogether: (mark: MapMark) => ReactNode;
  legend: ReactNode;
}

const none: readonly MapMark[] = [];

/** Shows the map and its list side by side, in sync. */
export function MapPanel(props: MapPanelProps) {
  const { start, place, view, onView, marks, fitOf } = props;
  const listId = useId();
  const { key: entry } = useLocation();
  const { map, setFrame } = useLeafletMap({ start, entry, onView });
  usePlaceDot(map, place);
  const [pointed, setPointed] = useState<string>();
  const { key: chosenKey, current, chosen, open, close } = useChosenMark(map, marks);

  const choose = (mark: MapMark) => {
    if (mark.restaurant || isOnePlace(mark)) {
      open(mark);
      return;
    }
    map?.getContainer().focus({ preventScroll: true });
    map?.fitBounds(boundsOnSheet(mark.bounds), { padding: [50, 50], maxZoom: 17, animate: canMove(map) });
  };
  return (
    <div className="map-panel">
      <div className="map-panel__map">
        <a className="map-panel__skip" href={`#${listId}`}>
          {t('Skip the map: the list shows the same places')}
        </a>
        <MapFrame
          map={map}
          setFrame={setFrame}
          marks={marks ?? none}
          isLoading={props.isLoading}
          renderMark={(mark, key) => (
            <RestaurantMark
              mark={mark}
              fit={fitOf(mark)}
              face={props.renderFace(fitOf(mark), mark)}
              isChosen={key === chosenKey}
              isLit={key === pointed}
              onChoose={() => choose(mark)}
            />
          )}
        />
        {chosen && (
          <ChosenCard key={chosenKey} title={titleOf(chosen)} onClose={close}>
            {chosen.restaurant ? (
              <ChosenRestaurant {...chosen.restaurant} town={chosen.town}>
                {current && props.renderFound([current], (renderFit) => renderFit(current))}
              </ChosenRestaurant>
            ) : (
              props.renderTogether(chosen)
            )}
          </ChosenCard>
        )}
        <div className="map-panel__legend">{props.legend}</div>
      </div>
      <section
        id={listId}
        className="map-panel__list"
        aria-label={t('Restaurants on the map')}
        aria-busy={props.isLoading}
        tabIndex={-1}
      >
        <ListState {...props}>
          {view && marks && (
            <FoundList
              marks={marks}
              middle={middleOf(view.bounds)}
              renderFound={props.renderFound}
              onPoint={setPointed}
              onChoose={choose}
              empty={<NothingHere onWiden={() => map?.fitBounds(country, { animate: canMove(map) })} />}
            />
          )}
        </ListState>
      </section>
    </div>
  );
}

const canMove = (map: { options: { zoomAnimation?: boolean | undefined } }) => Boolean(map.options.zoomAnimation);

const titleOf = (mark: MapMark): ReactNode =>
  mark.restaurant ? <Link to={`/restaurant/${mark.restaurant.id}`}>{mark.restaurant.name}</Link> : describeGroup(mark);

interface ChosenRestaurantProps {
  id: number;
  cuisine: string;
  town: string;
  children: ReactNode;
}

function ChosenRestaurant({ id, cuisine, town, children }: ChosenRestaurantProps) {
  return (
    <>
      <p className="chosen-card__about">{[cuisine, town].filter(Boolean).join(' · ')}</p>
      {children}
      <p className="chosen-card__go">
        <Link to={`/restaurant/${id}`}>{t('See the menu')}</Link>
      </p>
    </>
  );
}

/** Shows the loading state, or that the marks could not be loaded. */
function ListState({ marks, error, onRetry, children }: MapPanelProps & { children: ReactNode }) {
  if (error !== undefined && error !== null)
    return <ErrorState error={error} text={t('The restaurants here could not be loaded.')} onRetry={onRetry} />;
  if (marks) return children;
  return (
    <div role="status" aria-label={t('Loading restaurants')}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function NothingHere({ onWiden }: { onWiden: () => void }) {
  return (
    <div className="map-panel__nothing">
      <p role="status">{t('No restaurants in this part of the map.')}</p>
      <Button onClick={onWiden}>{t('Show the whole country')}</Button>
    </div>
  );
}
