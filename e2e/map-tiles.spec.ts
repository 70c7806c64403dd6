import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverAlone, startServerProcess } from '../scripts/server-process.ts';
import { expect, expectAccessible, isPhone, test } from './setup.ts';

/** This is a grey square. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Serves the same tile for every address, and records the requests. */
async function startTileServer() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, port, end: () => new Promise((resolve) => server.close(resolve)) };
}

test.describe('a server that is told where tiles are', () => {
  // The browser logs what the policy blocks.
  test.use({ allowedErrors: [/Content Security Policy/] });

  test('shows them, names their source, and lets no other server in', async ({ page }) => {
    test.skip(isPhone(page), 'The layout is not the point');
    const tiles = await startTileServer();
    const others = await startTileServer();
    const folder = await mkdtemp(path.join(tmpdir(), 'clearplate-tiles-'));
    const server = await startServerProcess({
      ...serverAlone,
      env: {
        PORT: '0',
        DATA_DIR: folder,
        SAMPLE_DATA: 'off',
        TILE_URL: `http://127.0.0.1:${tiles.port}/{z}/{x}/{y}.png`,
        TILE_ATTRIBUTION: '© <Mappers>',
      },
    });
    try {
      const lines: string[] = [];
      page.on('request', (request) => request.url().includes('10m') && lines.push(request.url()));
      await page.goto(`${server.url}/restaurants?view=map`);
      await expect(page.getByText('© <Mappers>')).toBeVisible();
      await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
      expect(tiles.asked.every((address) => /^\/\d+\/\d+\/\d+\.png$/.test(address))).toBe(true);
      expect(lines).toEqual([]);
      await expectAccessible(page);

      const refused = await page.evaluate(
        (address) =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
            const picture = new Image();
            picture.addEventListener('load', () => resolve('loaded'));
            picture.src = address;
          }),
        `http://127.0.0.1:${others.port}/1/1/1.png`,
      );
      expect(refused).toBe('img-src');
      expect(others.asked).toEqual([]);
    } finally {
      await page.close();
      await server.stop();
      await Promise.all([tiles.end(), others.end(), rm(folder, { recursive: true, force: true })]);
    }
  });
});
