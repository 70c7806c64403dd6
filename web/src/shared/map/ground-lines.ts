import { type GeoJSON, type Map as LeafletMap, geoJSON } from 'leaflet';
import { labelsOf, showLabels } from './area-labels.ts';
import { type Atlas, loadAtlas } from './atlas.ts';
/** The canvas doesn't know the CSS tokens, so it gets the colours. */
interface GroundColours {
  readonly land: string;
  readonly coast: string;
  readonly states: string;
  readonly counties: string;
}

/** Returns the colours of the element's theme. map.css registers them as colours, so that they are resolved. */
function readColours(element: Element): GroundColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return { land: read('land'), coast: read('coast'), states: read('states'), counties: read('counties') };
}

/** Calls back when the theme changes. Returns how to stop. */
function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const own = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  own.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    own.disconnect();
  };
}

/** From this zoom on we show counties, whose lines are seven times as many bytes as those of the states. */
const countiesFrom = 7;
const stateNames = { name: 'states', from: 5, to: 8 } as const;
/**
 * From this zoom on the atlas is too coarse for the coastline: a restaurant on the shore would be in the water. So
 * everything is land.
 */
const allLandFrom = 12;
const countyNames = { name: 'counties', from: 8, to: Infinity } as const;

interface Drawn {
  readonly layer: GeoJSON;
  readonly style: (colours: GroundColours) => { color?: string; fillColor?: string };
}

const still = { interactive: false, smoothFactor: 0.7 };

function drawStates({ areas, borders, coast }: Atlas): Record<'land' | 'coast' | 'borders', Drawn> {
  return {
    land: {
      layer: geoJSON(areas, { ...still, style: { stroke: false, fillOpacity: 1 } }),
      style: ({ land }) => ({ fillColor: land }),
    },
    coast: { layer: geoJSON(coast, { ...still, style: { weight: 1 } }), style: (each) => ({ color: each.coast }) },
    borders: {
      layer: geoJSON(borders, { ...still, style: { weight: 1.25 } }),
      style: ({ states }) => ({ color: states }),
    },
  };
}

const drawCounties = ({ borders }: Atlas): Drawn => ({
  layer: geoJSON(borders, { ...still, style: { weight: 0.75 } }),
  style: ({ counties }) => ({ color: counties }),
});

/** Renders layers in the theme's colours, and again when it changes. */
function paintLayers(map: LeafletMap) {
  const drawn: Drawn[] = [];
  const paint = () => {
    const colours = readColours(map.getContainer());
    for (const { layer, style } of drawn) layer.setStyle(style(colours));
  };
  const add = (more: readonly Drawn[]) => {
    drawn.push(...more);
    for (const { layer } of more) layer.addTo(map);
    paint();
  };
  return { add, end: watchTheme(paint) };
}

/**
 * Renders the map's ground if there is no tile server: land, states, and counties when zoomed in. Returns how to end
 * it.
 */
export function drawLines(map: LeafletMap): () => void {
  const ended = new AbortController();
  const layers = paintLayers(map);
  let coast: GeoJSON | undefined;
  let counties: GeoJSON | 'loading' | undefined;
  const addCounties = async () => {
    counties = 'loading';
    const atlas = await loadAtlas('counties', ended.signal).catch(() => undefined);
    counties = undefined;
    if (!atlas || ended.signal.aborted) return;
    const drawn = drawCounties(atlas);
    counties = drawn.layer;
    layers.add([drawn]);
    showLabels(map, labelsOf(atlas.areas), countyNames);
    follow();
  };
  const follow = () => {
    const isAllLand = map.getZoom() >= allLandFrom;
    map.getContainer().classList.toggle('map-frame__canvas--land', isAllLand);
    if (coast) toggle(coast, !isAllLand);
    const isClose = map.getZoom() >= countiesFrom;
    if (counties === undefined && isClose) void addCounties();
    if (counties === undefined || counties === 'loading') return;
    toggle(counties, isClose);
  };
  const toggle = (layer: GeoJSON, isShown: boolean) => {
    if (isShown) layer.addTo(map);
    else layer.remove();
  };
  const begin = async () => {
    // A map without outlines still works, because the marks and the list show what there is.
    const atlas = await loadAtlas('states', ended.signal).catch(() => undefined);
    if (!atlas || ended.signal.aborted) return;
    const states = drawStates(atlas);
    coast = states.coast.layer;
    layers.add([states.land, states.coast, states.borders]);
    showLabels(map, labelsOf(atlas.areas), stateNames);
    map.on('zoomend', follow);
    follow();
  };
  void begin();
  return () => {
    ended.abort();
    layers.end();
  };
}
