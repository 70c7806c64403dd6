import type { MapMark } from '@clearplate/contract/discovery';
import type { Map as LeafletMap } from 'leaflet';
import { useRef, useState } from 'react';
import { focusMark, keyOf } from './mark-elements.ts';

/** The mark whose card is open. */
export function useChosenMark(map: LeafletMap | undefined, marks: readonly MapMark[] | undefined) {
  const [kept, setKept] = useState<MapMark>();
  const key = kept && keyOf(kept);
  const opener = useRef<Element>(null);
  // What the map no longer tells apart stays open, but isn't judged: that was for whoever ate then.
  const current = marks?.find((mark) => keyOf(mark) === key);
  const open = (mark: MapMark) => {
    opener.current = document.activeElement;
    setKept(mark);
  };
  /** The focus goes back to what opened it. A mark may have been drawn anew meanwhile; where it is gone, to the map. */
  const close = () => {
    setKept(undefined);
    if (opener.current instanceof HTMLElement && opener.current.isConnected)
      opener.current.focus({ preventScroll: true });
    else if (map && !(key !== undefined && focusMark(map, key))) map.getContainer().focus({ preventScroll: true });
  };
  return { key, current, chosen: current ?? kept, open, close };
}
