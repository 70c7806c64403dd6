import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor } from '../../../test/api-client.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await createTestServer();
  // This goes over a real connection, because what is refused half-way must still be answered.
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.end());

const plain = (width: number, height: number, background = '#c33') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = () => plain(600, 400).jpeg().toBuffer();

async function send(
  token: string,
  body: FormData | string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${address}/api/user/profile-picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as { error?: { code: string; message: string } } };
}

function formWith(bytes: Uint8Array, { field = 'image', name = 'me.jpg', type = 'image/jpeg' } = {}): FormData {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

const nameOf = (url: string | null) => url!.slice('/pictures/'.length);

async function namesInStore(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of server.pictures.list()) names.push(name);
  return names;
}

describe('a profile picture', () => {
  it('is null at first, then served as WebP under a random name that browsers may keep', async () => {
    const { client } = await server.signUp();
    expect(await client.getProfilePicture()).toEqual({ profile_picture_url: null });
    const { profile_picture_url: url } = await client.setProfilePicture({ file: new Blob([await jpeg()]) });
    expect(url).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
    expect(await client.getProfilePicture()).toEqual({ profile_picture_url: url });
    expect((await client.getUser()).profile_picture_url).toBe(url);
    const served = await server.app.inject({ url: url! });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  });

  it('takes PNG too, and does not look at the name and the type that it was sent with', async () => {
    const { token } = await server.signUp();
    const png = await plain(50, 80).png().toBuffer();
    expect((await send(token, formWith(png, { name: '../../x.svg', type: 'image/svg+xml' }))).status).toBe(200);
  });

  it('gets a name that does not follow from what it shows', async () => {
    const { client } = await server.signUp();
    const file = new Blob([await jpeg()]);
    const first = await client.setProfilePicture({ file });
    expect((await client.setProfilePicture({ file })).profile_picture_url).not.toBe(first.profile_picture_url);
  });

  it('is gone from the store once it is replaced or deleted', async () => {
    const { client } = await server.signUp();
    const file = new Blob([await jpeg()]);
    const first = nameOf((await client.setProfilePicture({ file })).profile_picture_url);
    const second = nameOf((await client.setProfilePicture({ file })).profile_picture_url);
    expect(await namesInStore()).toContain(second);
    expect(await namesInStore()).not.toContain(first);
    expect(await client.deleteProfilePicture()).toEqual({ profile_picture_url: null });
    expect(await namesInStore()).not.toContain(second);
    expect((await server.app.inject({ url: `/pictures/${second}` })).statusCode).toBe(404);
    expect(await client.deleteProfilePicture()).toEqual({ profile_picture_url: null });
  });

  it('leaves one picture in the store however many are sent at once', async () => {
    const { client } = await server.signUp();
    const before = await namesInStore();
    const file = new Blob([await jpeg()]);
    const sent = await Promise.all(Array.from({ length: 6 }, () => client.setProfilePicture({ file })));
    const left = (await namesInStore()).filter((name) => !before.includes(name));
    const { profile_picture_url: url } = await client.getProfilePicture();
    expect(left).toEqual([nameOf(url)]);
    expect(sent.map((each) => each.profile_picture_url)).toContain(url);
  });

  it('loses every trace of where, when and with what it was taken, and stands upright', async () => {
    const { client } = await server.signUp();
    // The left half is red, the right one blue, and a note says that the camera was turned by a quarter (6).
    const blue = await plain(300, 400, '#00f').png().toBuffer();
    const turned = await plain(600, 400, '#f00')
      .composite([{ input: blue, left: 300, top: 0 }])
      .withExif({ IFD0: { Copyright: 'CANARY-EXIF', Model: 'CANARY-CAMERA' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARY-XMP</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(turned.includes('CANARY-EXIF') && turned.includes('CANARY-XMP')).toBe(true);
    const behind = Buffer.concat([turned, Buffer.from('PK\u0003\u0004CANARY-ZIP<script>alert(1)</script>')]);
    const { profile_picture_url: url } = await client.setProfilePicture({ file: new Blob([behind]) });
    const kept = Buffer.from((await server.pictures.get(nameOf(url)))!);
    expect(kept.includes('CANARY')).toBe(false);
    const { exif, xmp, icc, iptc, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    const { data } = await sharp(kept).resize(1, 2).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]! > data[2]! && data.at(-1)! > data.at(-3)!).toBe(true);
  });
});

describe('what is refused', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const bad: [string, number, string, () => Promise<Uint8Array>][] = [
    ['an SVG', 415, 'unsupported_media_type', async () => svg],
    ['a GIF', 415, 'unsupported_media_type', () => plain(9, 9).gif().toBuffer()],
    ['a WebP', 415, 'unsupported_media_type', () => plain(9, 9).webp().toBuffer()],
    ['a TIFF', 415, 'unsupported_media_type', () => plain(9, 9).tiff().toBuffer()],
    ['a PDF', 415, 'unsupported_media_type', async () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['HTML', 415, 'unsupported_media_type', async () => Buffer.from('<!doctype html><script>1</script>')],
    [
      'a GIF in front of a JPEG',
      415,
      'unsupported_media_type',
      async () => Buffer.concat([Buffer.from('GIF89a'), await jpeg()]),
    ],
    [
      'an SVG behind a JPEG’s first bytes',
      400,
      'bad_request',
      async () => Buffer.concat([Buffer.from([255, 216, 255]), svg]),
    ],
    [
      'the first half of a JPEG',
      400,
      'bad_request',
      async () => (await plain(600, 400).jpeg().toBuffer()).subarray(0, 900),
    ],
    ['a PNG that ends early', 400, 'bad_request', async () => (await noise(200, 200)).subarray(0, 20_000)],
    ['nothing', 400, 'bad_request', async () => Buffer.alloc(0)],
    ['more than 5 MB', 413, 'too_large', async () => Buffer.concat([await jpeg(), randomBytes(5_100_000)])],
  ];

  it.each(bad)('%s', async (_, status, code, make) => {
    const { token, client } = await server.signUp();
    const before = await namesInStore();
    const answer = await send(token, formWith(await make()));
    expect(answer).toMatchObject({ status, body: { error: { code } } });
    expect(await client.getProfilePicture()).toEqual({ profile_picture_url: null });
    expect(await namesInStore()).toEqual(before);
  });

  it('a small file of 256 megapixels, at once', async () => {
    const { token } = await server.signUp();
    const bomb = onlyBlack(16_000, 16_000);
    expect(bomb.length).toBeLessThan(5_000_000);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 16_000, height: 16_000 });
    const start = performance.now();
    expect(await send(token, formWith(bomb))).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('a file whose size is only known once it is read', async () => {
    const { token } = await server.signUp();
    const boundary = 'x'.repeat(20);
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(head));
        for (let count = 0; count < 60; count += 1) controller.enqueue(Buffer.alloc(100_000, 255));
        controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`));
        controller.close();
      },
    });
    const response = await fetch(`${address}/api/user/profile-picture`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('a form without the field, broken, or no form at all', async () => {
    const { token } = await server.signUp();
    const picture = await jpeg();
    expect((await send(token, formWith(picture, { field: 'photo' }))).status).toBe(400);
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await send(token, '--x\r\nnonsense', broken)).status).toBe(400);
    expect((await send(token, 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await send(token, '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await send(token, new Uint8Array(picture), { 'content-type': 'image/jpeg' })).status).toBe(415);
  });

  it('a form where JSON belongs', async () => {
    const { token } = await server.signUp();
    const response = await fetch(`${address}/api/allergen`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: formWith(await jpeg()),
    });
    expect(response.status).toBe(415);
  });

  it('more pictures than anybody needs', async () => {
    const { client } = await server.signUp();
    server.setNow(new Date(Date.UTC(2042, 0, 1)));
    const { client: fresh } = await server.signUp();
    const file = new Blob([Buffer.from('x')]);
    for (let count = 0; count < 20; count += 1)
      await expect(fresh.setProfilePicture({ file })).rejects.toMatchObject({ status: 415 });
    await expect(fresh.setProfilePicture({ file })).rejects.toMatchObject({ status: 429 });
    expect(client).toBeDefined();
  });
});

it('serves nothing but pictures of its own', async () => {
  const paths = [
    '..%2f..%2fpackage.json',
    '%2e%2e',
    'x.webp',
    `${'0'.repeat(32)}.webp`,
    '.git',
    'a%00.webp',
    'sample%2fx',
  ];
  for (const path of paths) {
    const response = await server.app.inject({ url: `/pictures/${path}` });
    expect([400, 404]).toContain(response.statusCode);
  }
});

it('a stranger’s picture is not even read', async () => {
  const response = await clientFor(server.app)
    .setProfilePicture({ file: new Blob([await jpeg()]) })
    .catch((error: unknown) => error);
  expect(response).toMatchObject({ status: 401 });
});

/** Makes a PNG of one bit for a pixel, which is made at once however large it is. */
function onlyBlack(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function noise(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
