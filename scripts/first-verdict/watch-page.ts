export interface Watch {
  /** The first of these is waited for. */
  readonly awaited: string;
  readonly names: string;
  readonly verdicts: string;
  readonly dishes: { readonly names: string; readonly whole: string };
  readonly timeoutMs: number;
}

/** Times are in ms since the navigation began. What is left out never came. */
export interface Sight {
  /** The first of what is awaited was painted. */
  readonly shown?: number;
  /** And a name can be pressed: the app's code has taken the page over. */
  readonly works?: number;
  /** What the first verdict said then. */
  readonly text?: string | null;
  /** A dish could be seen without its verdict. */
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

/** What React keeps at an element, under a name with something random behind it. */
function readKept(element: Element, prefix: string): unknown {
  return Object.entries(element).find(([key]) => key.startsWith(prefix))?.[1];
}

/** What the server rendered is React's too once nothing of it waits to be gone through. */
function isTakenOver(element: Element): boolean {
  const place = document.querySelector('#root');
  const root = (place && readKept(place, '__reactContainer$')) as Root | null | undefined;
  const isWhole = root?.stateNode.current.memoizedState?.isDehydrated === false;
  return isWhole && readKept(element, '__reactProps$') !== undefined;
}

/** In a frame's callback: the frame is painted after it, and the next message comes then. */
function afterPaint(act: (time: number) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => act(performance.now()), { once: true });
  port1.start();
  port2.postMessage(undefined);
}

/** Looks at each frame until all is known. */
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
    const name = found && findFirst(document, names);
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

/** A script that has to run before anything else of a page does. */
export const writeWatch = (watch: Watch): string =>
  `{ ${parts.map((part) => part.toString()).join('\n')}\nstartWatching(${JSON.stringify(watch)}); }`;

/** What it has seen, once all of that is known. Runs in the browser, by itself. */
export const readSight = (): Promise<Sight> | undefined => (globalThis as WatchedWindow).firstSight;
