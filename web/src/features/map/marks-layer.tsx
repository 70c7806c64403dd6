import './marks.css';
import type { MapMark } from '@clearplate/contract/discovery';
import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { MarkElements, type PlacedMark } from './mark-elements.ts';

export interface MarksLayerProps {
  map: LeafletMap;
  marks: readonly MapMark[];
  children: (mark: MapMark, key: string) => ReactNode;
}

/** Draws each mark where it lies on the map. */
export function MarksLayer({ map, marks, children }: MarksLayerProps) {
  const elements = useRef<MarkElements>(undefined);
  const [placed, setPlaced] = useState<readonly PlacedMark[]>([]);
  useLayoutEffect(() => {
    elements.current = new MarkElements(map);
    return () => setPlaced([]);
  }, [map]);
  useLayoutEffect(() => {
    const hadFocus = map.getPane('markerPane')?.contains(document.activeElement);
    setPlaced(elements.current?.show(marks) ?? []);
    // The mark that had the focus is gone: the map keeps it, so that the next key still moves it.
    if (hadFocus && document.activeElement === document.body) map.getContainer().focus({ preventScroll: true });
  }, [map, marks]);
  return placed.map(({ key, mark, element }) => createPortal(children(mark, key), element, key));
}
