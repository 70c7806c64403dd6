import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { createMap, showStart } from './create-map.ts';
import { keepView, keptView } from './kept-views.ts';
import { boundsToAsk, type MapStart, type MapView } from './map-view.ts';

/** So long after the last movement is it asked what is there. */
const restMs = 250;

export interface LeafletMapOptions {
  readonly start: MapStart;
  /** The entry of the history that this map stands in: coming back finds it where it was left. */
  readonly entry: string;
  /** The map came to rest. */
  readonly onView: (view: MapView) => void;
}

/** A map in the element that gets `setFrame` as its ref. */
export function useLeafletMap({ start, entry, onView }: LeafletMapOptions) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LeafletMap>();
  const begin = useEffectEvent((made: LeafletMap) => {
    const kept = keptView(entry);
    if (kept) made.setView(kept.center, kept.zoom, { animate: false });
    else showStart(made, start);
  });
  const tell = useEffectEvent((made: LeafletMap) => {
    keepView(entry, made.getCenter(), made.getZoom());
    onView({ bounds: boundsToAsk(made.getBounds()), zoom: made.getZoom() });
  });
  useEffect(() => {
    if (!frame) return undefined;
    const { map: made, end } = createMap(frame);
    begin(made);
    tell(made);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMove = () => {
      clearTimeout(timer);
      timer = setTimeout(() => tell(made), restMs);
    };
    made.on('moveend', onMove);
    const sized = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    sized.observe(frame);
    // oxlint-disable-next-line react/set-state-in-effect -- the map is made outside of React, and its marks are React's
    setMap(made);
    return () => {
      clearTimeout(timer);
      sized.disconnect();
      setMap(undefined);
      end();
    };
  }, [frame]);
  return { map, setFrame };
}
