/** What a canvas is drawn with: it doesn't know the tokens. */
export interface GroundColours {
  readonly land: string;
  readonly coast: string;
  readonly states: string;
  readonly counties: string;
}

/** As they are in the theme that the element is shown in; map.css registers them as colours, so that they come resolved. */
export function readColours(element: Element): GroundColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return { land: read('land'), coast: read('coast'), states: read('states'), counties: read('counties') };
}

/** Calls back when the theme becomes another one. Gives the way to stop. */
export function watchTheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const own = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  own.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    own.disconnect();
  };
}
