import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { say } from '../../translations/say.ts';
import { ErrorState } from '../ui/error-state.tsx';

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
let isForeseen = false;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 500);

// What can't be had now is asked for again when it is needed.
const foresee = (load: () => Promise<unknown>) => whenIdle(() => void load().catch(() => undefined));

/** In the browser, once a page works: what it may need comes while nothing else is to do, so that no press waits for it. */
export function foreseeLaterCode(): void {
  isForeseen = true;
  for (const load of open) foresee(load);
}

/** On the server, which draws all of a page at once. */
export async function loadLaterCode(): Promise<void> {
  while (open.size > 0) await Promise.all([...open].map((load) => load()));
}

export function later<Code>(load: () => Promise<Code>, patienceMs = Infinity): Later<Code> {
  let code: Code | undefined;
  let status: 'pending' | 'failed' | 'ready' = 'pending';
  let loading: Promise<Code> | undefined;
  const listeners = new Set<() => void>();
  const settle = (next: typeof status) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const loadOnce = async () => {
    const giveUp = patienceMs < Infinity ? setTimeout(() => settle('failed'), patienceMs) : undefined;
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
    if (isNeeded && code.status() !== 'ready') code.load().catch(() => undefined);
  }, [code, isNeeded]);
  return { status, value: isNeeded ? code.read() : undefined };
}

/** A part that can't be had says so in its place: often the app has been renewed meanwhile, and comes whole. */
const NotLoaded = () => (
  <ErrorState text={say('This part of the page could not be loaded.')} onRetry={() => window.location.reload()} />
);

function whenLoaded<Props extends object>(
  code: Later<ComponentType<Props>>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Awaited = lazy(async () => ({ default: await load() }));
  return function LaterComponent(props: Props) {
    // Which of the two it is stays, or all of it would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => code.read() ?? Awaited);
    return <Part {...props} />;
  };
}

const indispensable = new Set<() => Promise<unknown>>();

/** For what must not be missing where it stands: what stands around it waits as well, and is not shown without it. */
export function laterComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const code = later(load);
  indispensable.add(code.load);
  return whenLoaded(code, code.load);
}

/** All that must not be missing on the pages that were opened; fails where any of it does. */
export async function loadIndispensable(): Promise<void> {
  await Promise.all([...indispensable].map((load) => load()));
}

/**
 * A part of a page whose code comes later: what the server drew of it stands there meanwhile, elsewhere `room`, in which
 * it has to fit.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room: (props: Props) => ReactNode = () => null,
) {
  const code = later(load);
  const Component = whenLoaded(code, () => code.load().catch((): ComponentType<Props> => NotLoaded));
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={room(props)}>
        <Component {...props} />
      </Suspense>
    );
  };
}
