import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The pause between the halves lasts this many ms, in which the code loads, as it does for a returning visitor. */
const pause = 2000;

const kept = ['content-type', 'content-security-policy', 'cache-control'];

async function pass(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { accept = '*/*' } = request.headers;
  const answer = await fetch(origin + request.url, { method: request.method ?? 'GET', headers: { accept } });
  const headers = kept.flatMap((name) => [name, answer.headers.get(name) ?? '']);
  response.writeHead(answer.status, headers);
  const body = Buffer.from(await answer.arrayBuffer());
  const middle = answer.headers.get('content-type')?.includes('html') ? body.indexOf('<main') : -1;
  if (middle < 0) return void response.end(body);
  response.write(body.subarray(0, middle));
  await setTimeout(pause);
  response.end(body.subarray(middle));
}

/** Serves the site over a connection on which a page arrives in two halves, cut before its main part. */
export async function sendInTwoHalves(origin: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => void pass(origin, request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Holds back these files until the returned function is called. */
export async function holdBack(page: Page, files: RegExp, onAsked = () => {}): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    onAsked();
    await held;
    await route.continue();
  });
  return letThrough;
}
