import { request } from 'undici';
import type { RunningSystem } from '../systems/start-systems.ts';
import type { Places } from '../works/places.ts';
import { allTexts } from '../works/queries.ts';
import { avoided } from '../works/who-eats.ts';
import { appRequests, type Search } from '../works/works.ts';

export interface Agreement {
  /** The share of the app's first hits that the other system finds too; `undefined` where there are none. */
  readonly appHitsFound: number | undefined;
  /** The share of the other system's first hits that the app finds too. */
  readonly hitsAppHas: number | undefined;
}

/** How many of each side's first hits are compared. */
const looked = 24;
const all = 1_000_000;
/** How many of the app's longest pages are read to get all of its hits. */
const mostPages = 20;
const longestPage = 100;
const samples = 24;

/** Posts JSON, and returns the answer's JSON and the cursor of the next page. */
export async function readJson(url: string, body: unknown): Promise<{ value: unknown; next: string | undefined }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${await answer.body.text()}`);
  const link = String(answer.headers.link ?? '');
  return { value: await answer.body.json(), next: /[?&]cursor=([\w-]+)/.exec(link)?.[1] };
}

async function findAppIds(app: RunningSystem, search: Search): Promise<number[]> {
  const { path, body } = appRequests.dishes(search, longestPage);
  const ids: number[] = [];
  let cursor = '';
  for (let page = 0; page < mostPages; page += 1) {
    const { value, next } = await readJson(`${app.url}${path}${cursor}`, JSON.parse(body ?? '{}'));
    ids.push(...(value as { id: number }[]).map(({ id }) => id));
    if (next === undefined) return ids;
    cursor = `&cursor=${next}`;
  }
  return ids;
}

async function findOtherIds(other: RunningSystem, { q, place }: Search) {
  const { value } = await readJson(`${other.url}/ids`, { q, around: place, avoided, limit: all });
  return value as number[];
}

function shareFound(wanted: readonly number[], among: readonly number[]): { found: number; of: number } {
  const known = new Set(among);
  return { found: wanted.filter((id) => known.has(id)).length, of: wanted.length };
}

/** A search, and everything that the app finds. */
interface Sample {
  readonly search: Search;
  readonly ids: readonly number[];
}

/** Returns what the app finds near places where people live, and in the densest one. */
export async function findSamples(app: RunningSystem, { drawn, densest }: Places): Promise<Sample[]> {
  const found: Sample[] = [];
  for (let at = 0; at < samples; at += 1) {
    const q = allTexts[(at * 7) % allTexts.length] ?? '';
    const search = { q, place: at % 3 === 0 ? densest : drawn[at] };
    found.push({ search, ids: await findAppIds(app, search) });
  }
  return found;
}

/** Sends the same searches to another system, and looks up each side's first hits among all of the other's. */
export async function measureAgreement(found: readonly Sample[], other: RunningSystem): Promise<Agreement> {
  const sum = { app: { found: 0, of: 0 }, other: { found: 0, of: 0 } };
  for (const { search, ids } of found) {
    const otherIds = await findOtherIds(other, search);
    const ours = shareFound(ids.slice(0, looked), otherIds);
    const theirs = shareFound(otherIds.slice(0, looked), ids);
    sum.app = { found: sum.app.found + ours.found, of: sum.app.of + ours.of };
    sum.other = { found: sum.other.found + theirs.found, of: sum.other.of + theirs.of };
  }
  const share = ({ found, of }: { found: number; of: number }) => (of === 0 ? undefined : found / of);
  return { appHitsFound: share(sum.app), hitsAppHas: share(sum.other) };
}
