import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../test/fake-caches.ts';
import { answerFrom, dropOtherBuilds, cacheBuild, type Build } from './cached-build.ts';

const here = 'http://localhost:3000';
const first: Build = {
  version: 'one',
  shell: '/profile/card',
  entry: '/assets/app-1.js',
  files: ['/assets/app-1.js', '/assets/card-1.css'],
};
const second: Build = { ...first, version: 'two', entry: '/assets/app-2.js', files: ['/assets/app-2.js'] };

/** Holds the server's responses by address; a missing one is a 404. */
let server: Record<string, string>;
let online: boolean;
let kept: Map<string, Map<string, Response>>;

beforeEach(() => {
  kept = new Map();
  online = true;
  server = {
    '/profile/card': '<script src="/assets/app-1.js">',
    '/assets/app-1.js': 'first',
    '/assets/card-1.css': 'style',
    '/api/eater': 'health data',
  };
  vi.stubGlobal('location', new URL(here));
  vi.stubGlobal('caches', fakeCaches(kept));
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    if (!online) throw new TypeError('fetch failed');
    const body = server[new URL(typeof asked === 'string' ? asked : asked.url, here).pathname];
    return new Response(body ?? 'nothing', { status: body === undefined ? 404 : 200 });
  });
});

const ask = (path: string, mode: string, method = 'GET') =>
  answerFrom(first, { url: new URL(path, here).href, mode, method } as Request);
const text = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('keeping a build', () => {
  it('keeps the page and its files, and gives them without a network', async () => {
    await cacheBuild(first);
    online = false;
    expect(await text(ask('/profile/card', 'navigate'))).toBe(server['/profile/card']);
    for (const page of ['/', '/profile/card/', '/restaurant/7', '/dish/8'])
      expect(await text(ask(page, 'navigate'))).toBe(server['/profile/card']);
    expect(await text(ask('/assets/app-1.js', 'cors'))).toBe('first');
  });

  it('keeps nothing where a file is missing', async () => {
    delete server['/assets/card-1.css'];
    await expect(cacheBuild(first)).rejects.toThrow('Not all');
    expect(kept.size).toBe(0);
  });

  it('keeps nothing where the page is still of another build, and leaves the build before alone', async () => {
    await cacheBuild(first);
    server['/assets/app-2.js'] = 'second';
    await expect(cacheBuild(second)).rejects.toThrow('another build');
    expect([...kept.keys()]).toEqual(['build-one']);
    online = false;
    expect(await text(ask('/profile/card', 'navigate'))).toContain('app-1.js');
  });

  it('drops the builds before it, and nothing that is not its own', async () => {
    await cacheBuild(first);
    kept.set('of-somebody-else', new Map());
    server = { '/profile/card': '<script src="/assets/app-2.js">', '/assets/app-2.js': 'second' };
    await cacheBuild(second);
    await dropOtherBuilds(second);
    expect([...kept.keys()].toSorted()).toEqual(['build-two', 'of-somebody-else']);
  });
});

describe('answering', () => {
  beforeEach(() => cacheBuild(first));

  it('shows the newest page to who has a network', async () => {
    server['/profile/card'] = 'newer';
    expect(await text(ask('/profile/card', 'navigate'))).toBe('newer');
  });

  it('shows the kept page while the network is silent', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const answer = text(ask('/profile/card', 'navigate'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toContain('app-1.js');
    vi.useRealTimers();
  });

  it.each(['/profile', '/restaurants', '/restaurant/7/grid'])(
    'has %s answered by the network alone, and without one by the app, which says so',
    async (path) => {
      server[path] = 'of now';
      expect(await text(ask(path, 'navigate'))).toBe('of now');
      online = false;
      expect(await text(ask(path, 'navigate'))).toBe(server['/profile/card']);
    },
  );

  it.each([
    ['the API', '/api/eater', 'cors', 'GET'],
    ['a file of the API that is opened', '/api/my-data', 'navigate', 'GET'],
    ['a picture that is opened', '/pictures/1.webp', 'navigate', 'GET'],
    ['files of another build', '/assets/app-2.js', 'cors', 'GET'],
    ['other sites', 'https://elsewhere.example/assets/app-1.js', 'cors', 'GET'],
    ['what is sent', '/profile/card', 'navigate', 'POST'],
  ])('leaves %s alone', (_, path, mode, method) => {
    expect(ask(path, mode, method)).toBeUndefined();
    expect(JSON.stringify([...kept.values()].map((store) => [...store.keys()]))).not.toContain('/api');
  });
});
