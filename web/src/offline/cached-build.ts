/** What one build of the app needs to show the pages below without a network. */
export interface Build {
  /** Names the build: another one has another. */
  readonly version: string;
  /** An address that answers with the app's HTML alone, the same for everybody. */
  readonly shell: string;
  /** The script that this build's HTML starts with. */
  readonly entry: string;
  /** Addresses of scripts, styles and fonts; their names have a hash of what is in them. */
  readonly files: readonly string[];
}

/** The pages that have something to show without a network. */
const keptPages = /^\/(?:profile\/card|restaurant\/\d+|dish\/\d+)?\/?$/;

/** What is no page. */
const noPage = /^\/(?:api|assets|pictures)\//;

/** How long somebody with a bad network waits before the kept page is shown. */
const patienceMs = 4000;

const prefix = 'build-';
const nameOf = ({ version }: Build) => `${prefix}${version}`;

/**
 * Keeps all of a build or nothing of it. While servers are replaced, one of another build may answer: its HTML
 * would ask for scripts that are not kept, so that build is not kept at all, and the one before it stays.
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

/** Once no page of an older build is open any more. */
export async function dropOtherBuilds(build: Build): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== nameOf(build)).map((name) => caches.delete(name)),
  );
}

async function findKept(build: Build, address: string): Promise<Response | undefined> {
  const cache = await caches.open(nameOf(build));
  return cache.match(address, { ignoreVary: true });
}

/** The app, where the work fails for want of a network. */
async function orKept(build: Build, work: Promise<Response>): Promise<Response> {
  try {
    return await work;
  } catch (error) {
    const page = await findKept(build, build.shell);
    if (page) return page;
    throw error;
  }
}

async function answerPage(build: Build, request: Request): Promise<Response> {
  const online = fetch(request);
  // It may fail after the kept page was shown.
  online.catch(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs);
  });
  const answer = await Promise.race([online, late]);
  if (answer && answer.status < 500) return answer;
  return (await findKept(build, build.shell)) ?? online;
}

/** The answer to what a kept page asks for, or `undefined` where that is none of our business: the API above all. */
export function answerFrom(build: Build, request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== new URL(location.href).origin) return undefined;
  // The network first: who has one gets the newest build, and its HTML and scripts from one place.
  if (request.mode === 'navigate' && keptPages.test(pathname)) return orKept(build, answerPage(build, request));
  // A page that has nothing to show without a network says so itself, and what is kept.
  if (request.mode === 'navigate' && !noPage.test(pathname)) return orKept(build, fetch(request));
  if (!build.files.includes(pathname)) return undefined;
  return findKept(build, pathname).then((kept) => kept ?? fetch(request));
}
