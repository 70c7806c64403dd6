import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heldBy, heldInTheEnd } from '../held-by-requests.ts';
import { createTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.end());

/** A connection that says something and then no more than that; gives what it was told before it was cut off. */
async function talk(first: string, drip?: string): Promise<{ told: string; after: number }> {
  const start = performance.now();
  const socket: Socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let told = '';
  socket.on('data', (chunk: Buffer) => (told += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(first);
  const dripping = setInterval(() => drip !== undefined && socket.write(drip), 100);
  await once(socket, 'close');
  clearInterval(dripping);
  return { told, after: performance.now() - start };
}

const form =
  'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"';

it('nobody gets longer than 10 s for the headers, 30 s for a request, 60 s without taking anything', () => {
  const { headersTimeout, requestTimeout, timeout, maxHeadersCount } = server.app.server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
  });
  expect(maxHeadersCount ?? 2000).toBeLessThanOrEqual(2000);
});

it.each([
  ['header by header', 'GET /livez HTTP/1.1\r\n', 'x-slow: 1\r\n'],
  ['a body byte by byte', form, 'x'],
  ['half a request and then nothing', form, undefined],
])('who sends %s is cut off, and others are answered meanwhile', async (_, first, drip) => {
  const { headersTimeout, requestTimeout } = server.app.server;
  Object.assign(server.app.server, { headersTimeout: 300, requestTimeout: 600 });
  const slow = talk(first, drip);
  await sleep(100);
  expect((await server.app.inject({ url: '/livez' })).statusCode).toBe(200);
  const { told, after } = await slow;
  Object.assign(server.app.server, { headersTimeout, requestTimeout });
  expect(told).toMatch(/^(HTTP\/1\.1 408 |$)/);
  expect(after).toBeLessThan(5000);
});

it('who asks and doesn’t read is cut off', async () => {
  const { server: http } = server.app;
  const usual = http.timeout;
  http.timeout = 300;
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  // More than the buffers between the two take.
  socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n'.repeat(40));
  await once(socket, 'connect');
  const left = () => new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count)));
  expect(await left()).toBe(1);
  await expect.poll(left, { timeout: 10_000 }).toBe(0);
  http.timeout = usual;
  socket.destroy();
});

it('one person who begins uploads and doesn’t end them keeps nobody else from anything, and a sixteenth of the places at most', async () => {
  const { token } = await server.signUp();
  const { port } = server.app.server.address() as AddressInfo;
  const head = [
    'POST /api/user/profile-picture HTTP/1.1',
    'host: x',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 100000',
  ].join('\r\n');
  const sockets = Array.from({ length: 270 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(`${head}\r\n\r\n--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n`);
    return socket;
  });
  try {
    await expect.poll(() => heldBy(server.app), { timeout: 20_000 }).toMatchObject({ places: 20 });
    await sleep(200);
    expect(await heldBy(server.app)).toMatchObject({ places: 20 });
    const others = Array.from({ length: 100 }, () => server.app.inject({ url: '/api/allergen/all' }));
    expect((await Promise.all(others)).filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  } finally {
    for (const socket of sockets) socket.resetAndDestroy();
  }
  expect(await heldInTheEnd(server.app)).toEqual({});
});

it('a thousand uploads that are reset leave every place free', async () => {
  const { token } = await server.signUp();
  const { port } = server.app.server.address() as AddressInfo;
  const head = `POST /api/user/profile-picture HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`;
  const rest = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n';
  const upload = async (index: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(head + rest);
    await sleep(index % 60);
    socket.resetAndDestroy();
  };
  for (let burst = 0; burst < 20; burst += 1)
    await Promise.all(Array.from({ length: 50 }, (_, index) => upload(index)));
  expect(await heldInTheEnd(server.app)).toEqual({});
});
