import type { MapMark } from '@clearplate/contract/discovery';
import type { Map as LeafletMap } from 'leaflet';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { pressOnMap } from './map-keys.ts';
import { MarksLayer } from './marks-layer.tsx';
import { say } from '../../translations/say.ts';

export interface MapFrameProps {
  map: LeafletMap | undefined;
  setFrame: (frame: HTMLElement | null) => void;
  marks: readonly MapMark[];
  isLoading: boolean;
  renderMark: (mark: MapMark, key: string) => ReactNode;
}

const label = () =>
  say('Map. Arrow keys move it, plus and minus bring it closer and farther, Tab goes from mark to mark.');
/** A finger that moved further than this has drawn the map along. */
const stillPixels = 6;

/** The map itself. Its keys work from each mark, too; a press that has drawn the map along chooses nothing. */
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
            <Spinner /> {say('Looking…')}
          </>
        )}
      </p>
    </div>
  );
}
