import { answerFrom, dropOtherBuilds, cacheBuild, type Build } from './cached-build.ts';

/** The build replaces this name. */
declare const APP_BUILD: Build;

/** This service worker needs these events, which TypeScript's DOM types don't have. */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const build = APP_BUILD;

// A newer worker waits until no page of this one is open, so that no page loses files that it still has to load.
self.addEventListener('install', (event) => (event as LifetimeEvent).waitUntil(cacheBuild(build)));
self.addEventListener('activate', (event) => (event as LifetimeEvent).waitUntil(dropOtherBuilds(build)));
self.addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  const answer = answerFrom(build, request);
  if (answer) (event as RequestEvent).respondWith(answer);
});
