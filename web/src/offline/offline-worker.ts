import { answerFrom, dropOtherBuilds, cacheBuild, type Build } from './cached-build.ts';

/** Put in its place when the app is built. */
declare const APP_BUILD: Build;

/** The events of a service worker, as far as this one needs them: the compiler's DOM doesn't know them. */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const build = APP_BUILD;

// A newer worker waits until no page of this one is open, so that a page never loses what it still has to load.
self.addEventListener('install', (event) => (event as LifetimeEvent).waitUntil(cacheBuild(build)));
self.addEventListener('activate', (event) => (event as LifetimeEvent).waitUntil(dropOtherBuilds(build)));
self.addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  const answer = answerFrom(build, request);
  if (answer) (event as RequestEvent).respondWith(answer);
});
