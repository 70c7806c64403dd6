import {
  lazy,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { NotLoaded, UntilWhole } from '../ui/not-loaded.tsx';
import { whenUsed } from './first-use.ts';
import { failWithWords } from './page-not-loaded.ts';
import { patienceMs } from './patience.ts';
import { say } from '../../translations/say.ts';

/** Code that comes after what a page is used with at first. */
export interface Later<Code> {
  /** Loads it once; after a failure again. */
  readonly load: () => Promise<Code>;
  /** `undefined` until it is there. */
  readonly read: () => Code | undefined;
  /** `failed` also where it is not there in time; it is `ready` when it comes nevertheless. */
  readonly status: () => 'pending' | 'failed' | 'ready';
  readonly subscribe: (listener: () => void) => () => void;
}

/** Known, and not asked for yet. */
const open = new Set<() => Promise<unknown>>();

let isHurried = false;
let hurry = () => {};
const hurried = new Promise<void>((resolve) => (hurry = resolve));

/** Somebody waits for a part of what was drawn: all that was drawn is made ready at once. */
export function hurryLaterCode(): void {
  isHurried = true;
  hurry();
}

const pause = (ms: number) => new Promise<unknown>((resolve) => void setTimeout(resolve, ms));
/** So long a press takes, which is itself the first use of a page and may need something. */
const pressMs = 200;

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 100);
  });

let awaited: Promise<unknown> = Promise.resolve();

/** Somebody waits for it: nothing that is only foreseen begins before it is there, or doesn't come. */
function loadNow<Code>(load: () => Promise<Code>): Promise<Code> {
  const loading = load();
  awaited = Promise.allSettled([awaited, Promise.race([loading, pause(patienceMs)])]);
  return loading;
}

/** Settled once all that somebody waits for is there, or doesn't come. */
export async function whenNothingIsAwaited(): Promise<void> {
  for (let seen: unknown; seen !== awaited; await seen) seen = awaited;
}

let turn: Promise<unknown> | undefined;

/** Once the page is used: one begins after another, each when nothing else is to do. None waits for another to arrive. */
function nextTurn(): Promise<unknown> {
  turn = (turn ?? whenUsed().then(() => pause(pressMs))).then(idle).then(whenNothingIsAwaited);
  return turn;
}

let isForeseen = false;
// What can't be had now is asked for again when it is needed.
const foresee = (load: () => Promise<unknown>) =>
  void nextTurn()
    .then(load)
    .catch(() => undefined);

/** In the browser, once a page works: what it may need is made ready from its first use on, so that no press waits for it. */
export function foreseeLaterCode(): void {
  isForeseen = true;
  for (const load of open) foresee(load);
}

/** On the server, which draws all of a page at once. */
export async function loadLaterCode(): Promise<void> {
  while (open.size > 0) await Promise.all([...open].map((load) => load()));
}

export function later<Code>(load: () => Promise<Code>, boundMs = Infinity): Later<Code> {
  let code: Code | undefined;
  let status: 'pending' | 'failed' | 'ready' = 'pending';
  let loading: Promise<Code> | undefined;
  const listeners = new Set<() => void>();
  const settle = (next: typeof status) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const loadOnce = async () => {
    const giveUp = boundMs < Infinity ? setTimeout(() => settle('failed'), boundMs) : undefined;
    try {
      code = await load();
      settle('ready');
      return code;
    } catch (error) {
      loading = undefined;
      settle('failed');
      throw error;
    } finally {
      clearTimeout(giveUp);
    }
  };
  const request = () => {
    open.delete(request);
    loading ??= loadOnce();
    return loading;
  };
  open.add(request);
  if (isForeseen) foresee(request);
  return {
    load: request,
    read: () => code,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The code, asked for as soon as it is needed. Until then nobody is told of it, so that nothing is drawn anew. */
export function useLater<Code>(code: Later<Code>, isNeeded: boolean) {
  const subscribe = useCallback(
    (listener: () => void) => (isNeeded ? code.subscribe(listener) : () => {}),
    [code, isNeeded],
  );
  const readStatus = () => (isNeeded ? code.status() : 'pending');
  const status = useSyncExternalStore(subscribe, readStatus, readStatus);
  useEffect(() => {
    if (isNeeded && code.status() !== 'ready') loadNow(code.load).catch(() => undefined);
  }, [code, isNeeded]);
  return { status, value: isNeeded ? code.read() : undefined };
}

const never = () => () => {};
const [no, yes] = [() => false, () => true];

/** What the server drew is there to be seen, and works with the first use of the page; what it didn't is loaded at once. */
function whenLoaded<Props extends object>(
  code: Later<ComponentType<Props>>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Awaited = lazy(async () => ({ default: await loadNow(load) }));
  const Drawn = lazy(async () => {
    await Promise.race([hurried, nextTurn()]);
    return { default: await (isHurried ? loadNow(load) : load()) };
  });
  return function LaterComponent(props: Props) {
    const isDrawn = useSyncExternalStore(never, no, yes);
    // Which of them it is stays, or all of it would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => code.read() ?? (isDrawn ? Drawn : Awaited));
    return <Part {...props} />;
  };
}

const indispensable = new Set<() => Promise<unknown>>();

/** For what must not be missing where it stands: what stands around it waits as well, and is not shown without it. */
export function laterComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = later(load);
  indispensable.add(code.load);
  return whenLoaded(code, () => code.load().catch(failWithWords));
}

/** All that must not be missing on the pages that were opened; fails where any of it does. */
export async function loadIndispensable(): Promise<void> {
  await Promise.all([...indispensable].map((load) => load()));
}

/**
 * A part of a page whose code comes later: what the server drew of it stands there meanwhile, elsewhere `room`, in which
 * it has to fit. The styles of what is drawn are imported where the part is registered: with its code they would come too late.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room: (props: Props) => ReactNode = () => null,
) {
  const code = later(load);
  const Component = whenLoaded(code, () => code.load().catch((): ComponentType<Props> => NotLoaded));
  return function LaterPart(props: Props) {
    return (
      <UntilWhole awaited={room(props)}>
        <Component {...props} />
      </UntilWhole>
    );
  };
}

/** A dialog whose code comes later: who opens it before is told at once that it is on its way. */
export const laterDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  laterPart(load, () => (
    <p className="waiting-note" role="status">
      {say('Loading')}
    </p>
  ));
