import type { MapMark } from '@clearplate/contract/discovery';
import type { Map as LeafletMap } from 'leaflet';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import './marks.css';
import { createPortal } from 'react-dom';
import { MarkElements, type PlacedMark } from './mark-elements.ts';
import { t } from '../../translations/t.ts';

interface MarksLayerProps {
  map: LeafletMap;
  marks: readonly MapMark[];
  children: (mark: MapMark, key: string) => ReactNode;
}

/** Renders each mark at its position on the map. */
function MarksLayer({ map, marks, children }: MarksLayerProps) {
  const elements = useRef<MarkElements>(undefined);
  const [placed, setPlaced] = useState<readonly PlacedMark[]>([]);
  useLayoutEffect(() => {
    elements.current = new MarkElements(map);
    return () => setPlaced([]);
  }, [map]);
  useLayoutEffect(() => {
    const hadFocus = map.getPane('markerPane')?.contains(document.activeElement);
    setPlaced(elements.current?.show(marks) ?? []);
    // The focused mark is gone, so the map takes the focus and the next key still moves it.
    if (hadFocus && document.activeElement === document.body) map.getContainer().focus({ preventScroll: true });
  }, [map, marks]);
  return placed.map(({ key, mark, element }) => createPortal(children(mark, key), element, key));
}

const step = 120;
const pans: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Moves the map by the keys pressed on its frame or a mark. Returns whether the key was handled. */
function pressOnMap(map: LeafletMap, key: string, isCommand: boolean): boolean {
  if (isCommand) return false;
  const animate = Boolean(map.options.zoomAnimation);
  const pan = pans[key];
  if (pan) map.panBy(pan, { animate });
  const zoom = zooms[key];
  if (zoom) map.setZoom(map.getZoom() + zoom, { animate });
  return Boolean(pan ?? zoom);
}

export interface MapFrameProps {
  map: LeafletMap | undefined;
  setFrame: (frame: HTMLElement | null) => void;
  marks: readonly MapMark[];
  isLoading: boolean;
  renderMark: (mark: MapMark, key: string) => ReactNode;
}

const label = () => t('Map. Arrow keys move it, plus and minus zoom in and out, Tab goes from mark to mark.');
/** A press that moved further than this has dragged the map. */
const stillPixels = 6;

/** Shows the map itself. Its keys work on each mark too, and a press that dragged the map chooses nothing. */
export function MapFrame({ map, setFrame, marks, isLoading, renderMark }: MapFrameProps) {
  const pressed = useRef<{ x: number; y: number }>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.altKey || event.metaKey;
    if (map && pressOnMap(map, event.key, isCommand)) event.preventDefault();
  };
  const onClickCapture = (event: MouseEvent) => {
    const from = pressed.current;
    const isKey = event.detail === 0;
    if (!isKey && from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > stillPixels)
      event.stopPropagation();
  };
  return (
    <div className="map-frame">
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- an application takes keys */}
      <div
        ref={setFrame}
        className="map-frame__canvas"
        role="application"
        tabIndex={0}
        aria-label={label()}
        onKeyDown={onKeyDown}
        onPointerDownCapture={({ clientX: x, clientY: y }) => {
          pressed.current = { x, y };
        }}
        onClickCapture={onClickCapture}
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      {map && (
        <MarksLayer map={map} marks={marks}>
          {renderMark}
        </MarksLayer>
      )}
      <p className="map-frame__busy" role="status">
        {isLoading && (
          <>
            <Spinner /> {t('Looking…')}
          </>
        )}
      </p>
    </div>
  );
}
