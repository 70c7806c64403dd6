export interface Watch {
  /** Selects the element to wait for. */
  readonly awaited: string;
  readonly names: string;
  readonly verdicts: string;
  readonly dishes: { readonly names: string; readonly whole: string };
  readonly timeoutMs: number;
}

/** Times are in ms since the navigation began. A missing one never came. */
export interface Sight {
  /** When the awaited element was painted. */
  readonly shown?: number;
  /** When a name became interactive, because the app's code has hydrated it. */
  readonly works?: number;
  /** The first verdict had this text at that time. */
  readonly text?: string | null;
  /** Whether a dish was visible without its verdict. */
  readonly isUnassessed: boolean;
}

type WatchedWindow = typeof globalThis & { firstSight?: Promise<Sight> };
type Root = { stateNode: { current: { memoizedState?: { isDehydrated?: boolean } | null } } };

function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function findFirst(place: ParentNode, selector: string): Element | undefined {
  return [...place.querySelectorAll(selector)].find((element) => isVisible(element));
}

function isWithoutVerdict(name: Element, { verdicts, dishes }: Watch): boolean {
  const whole = name.closest(dishes.whole);
  return isVisible(name) && (whole === null || findFirst(whole, verdicts) === undefined);
}

/** Reads a property of React on an element, whose key ends with a random suffix. */
function readKept(element: Element, prefix: string): unknown {
  return Object.entries(element).find(([key]) => key.startsWith(prefix))?.[1];
}

/** Returns whether React has hydrated the element, and nothing on the page is still dehydrated. */
function isTakenOver(element: Element): boolean {
  const place = document.querySelector('#root');
  const root = (place && readKept(place, '__reactContainer$')) as Root | null | undefined;
  const isWhole = root?.stateNode.current.memoizedState?.isDehydrated === false;
  return isWhole && readKept(element, '__reactProps$') !== undefined;
}

/** Called before a frame, it runs `act` after painting, because the next message is only delivered then. */
function afterPaint(act: (time: number) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => act(performance.now()), { once: true });
  port1.start();
  port2.postMessage(undefined);
}

/** Checks every frame until everything is known. */
function watchFrames(watch: Watch, finish: (sight: Sight) => void): void {
  const { awaited, names, dishes, timeoutMs } = watch;
  let sight: Sight = { isUnassessed: false };
  const noteShown = (text: string | null) => {
    sight = { ...sight, text };
    afterPaint((shown) => {
      const isUnassessed = [...document.querySelectorAll(dishes.names)].some((name) => isWithoutVerdict(name, watch));
      sight = { ...sight, shown, isUnassessed: sight.isUnassessed || isUnassessed };
    });
  };
  const look = () => {
    const found = findFirst(document, awaited);
    if (found && sight.text === undefined) noteShown(found.textContent);
    if (!found && findFirst(document, dishes.names)) sight = { ...sight, isUnassessed: true };
    // Messages of two channels come in any order, so it waits for the other one first.
    const name = sight.shown === undefined ? undefined : findFirst(document, names);
    if (name && isTakenOver(name)) return afterPaint((works) => finish({ ...sight, works }));
    if (performance.now() > timeoutMs) return finish(sight);
    requestAnimationFrame(look);
  };
  look();
}

function startWatching(watch: Watch): void {
  (globalThis as WatchedWindow).firstSight = new Promise((resolve) => watchFrames(watch, resolve));
}

const parts = [isVisible, findFirst, isWithoutVerdict, readKept, isTakenOver, afterPaint, watchFrames, startWatching];

/** Returns a script that must run before anything else on a page. */
export const writeWatch = (watch: Watch): string =>
  `{ ${parts.map((part) => part.toString()).join('\n')}\nstartWatching(${JSON.stringify(watch)}); }`;

/** Waits in the browser for the watch to finish and returns what it saw. It uses nothing from this module. */
export const readSight = (): Promise<Sight> | undefined => (globalThis as WatchedWindow).firstSight;
