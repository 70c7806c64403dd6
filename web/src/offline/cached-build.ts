/** A build of the app needs this to show the pages below offline. */
export interface Build {
  /** Identifies the build. */
  readonly version: string;
  /** An address that returns only the app's HTML, the same for everybody. */
  readonly shell: string;
  /** The entry script in this build's HTML. */
  readonly entry: string;
  /** Addresses of scripts, styles and fonts, whose names contain a hash of their content. */
  readonly files: readonly string[];
}

/** The pages that have something to show offline. */
const offlinePages = /^\/(?:profile\/card|restaurant\/\d+(?:\/(?:ask|card))?|dish\/\d+)?\/?$/;

/** These addresses are not pages. */
const noPage = /^\/(?:api|assets|pictures)\//;

/** The timeout on a bad network, after which the cached page is shown. */
const timeoutMs = 4000;

const prefix = 'build-';
const nameOf = ({ version }: Build) => `${prefix}${version}`;

/**
 * Caches all of a build or nothing. During a deployment a server of another build may respond, whose HTML would need
 * scripts that aren't cached, so that build isn't cached and the earlier one stays.
 */
export async function cacheBuild(build: Build): Promise<void> {
  const name = nameOf(build);
  try {
    const shell = await fetch(build.shell, { cache: 'reload', credentials: 'omit' });
    const html = await shell.clone().text();
    if (!shell.ok || !html.includes(build.entry)) throw new Error('The page is of another build');
    const cache = await caches.open(name);
    await cache.addAll(build.files);
    await cache.put(build.shell, shell);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Deletes other builds, once no page of an older one is open. */
export async function dropOtherBuilds(build: Build): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== nameOf(build)).map((name) => caches.delete(name)),
  );
}

async function findCached(build: Build, address: string): Promise<Response | undefined> {
  const cache = await caches.open(nameOf(build));
  return cache.match(address, { ignoreVary: true });
}

/** Falls back to the cached app if the network fails. */
async function orCached(build: Build, work: Promise<Response>): Promise<Response> {
  try {
    return await work;
  } catch (error) {
    const page = await findCached(build, build.shell);
    if (page) return page;
    throw error;
  }
}

async function answerPage(build: Build, request: Request): Promise<Response> {
  const online = fetch(request);
  // It may still fail after the cached page was shown.
  online.catch(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeoutMs);
  });
  const answer = await Promise.race([online, late]);
  if (answer && answer.status < 500) return answer;
  return (await findCached(build, build.shell)) ?? online;
}

/**
 * Returns the response to a cached page's request, or `undefined` for requests that go to the network, above all the
 * API's.
 */
export function answerFrom(build: Build, request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== new URL(location.href).origin) return undefined;
  // The network comes first, so that online users get the newest build, with HTML and scripts from one place.
  if (request.mode === 'navigate' && offlinePages.test(pathname)) return orCached(build, answerPage(build, request));
  // A page with nothing to show offline says so, and lists what is stored.
  if (request.mode === 'navigate' && !noPage.test(pathname)) return orCached(build, fetch(request));
  if (!build.files.includes(pathname)) return undefined;
  return findCached(build, pathname).then((kept) => kept ?? fetch(request));
}
