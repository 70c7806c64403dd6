import { readMenu } from '@clearplate/menus/read-menu';
import type { PagePicture, PagePictures } from '@clearplate/menus/pdf/page-pictures';
import { pageScale, type DraftAnswer, type DraftQuestion } from './draft-worker.ts';
import { lookAtDish } from '@clearplate/domain/menu/look-at-dish';

type Pictures = PagePictures<OffscreenCanvas>;
type ToShow = Extract<DraftQuestion, { kind: 'show' }>;

const send = (answer: DraftAnswer): void => {
  // A worker's messages go only to the page that created it, so there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(answer);
};

interface Opened {
  readonly sign: string;
  readonly pictures: Promise<Pictures>;
  readonly pages: Map<number, Promise<PagePicture<OffscreenCanvas>>>;
}

let opened: Opened | undefined;

/** At most this many pages are held, each of some megabytes, for parts that are visible together. */
const mostPages = 3;

/** Renders a part of a page, which is rendered once for all of its parts. */
async function shownOf({ file, page, box: [left, top, width, height] }: ToShow): Promise<ImageBitmap> {
  const sign = `${file.name} ${file.size} ${file.lastModified}`;
  if (opened?.sign !== sign) {
    void opened?.pictures.then((pictures) => pictures.close()).catch(() => undefined);
    opened = { sign, pictures: openPages(file), pages: new Map() };
  }
  const current = opened;
  const { pictures, pages } = current;
  const rendered = pages.get(page) ?? pictures.then((one) => one.render(page, pageScale));
  pages.delete(page);
  pages.set(page, rendered);
  for (const old of [...pages.keys()].slice(0, -mostPages)) pages.delete(old);
  try {
    const { canvas, scale } = await rendered;
    const [x, y, wide, high] = [left, top, width, height].map((each) => Math.round(each * scale));
    return await createImageBitmap(canvas, x ?? 0, y ?? 0, Math.max(1, wide ?? 1), Math.max(1, high ?? 1));
  } catch (error) {
    // The next part of it tries again, from the file on.
    if (opened === current) opened = undefined;
    void pictures.then((one) => one.close()).catch(() => undefined);
    throw error;
  }
}

/** Its code loads with the first page that is shown. */
async function openPages(file: File): Promise<Pictures> {
  const { openPagePictures } = await import('@clearplate/menus/pdf/page-pictures');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return openPagePictures(bytes, (width, height) => new OffscreenCanvas(width, height));
}

async function answer(question: DraftQuestion): Promise<void> {
  const { id } = question;
  if (question.kind === 'look') return send({ id, looks: question.dishes.map(lookAtDish) });
  if (question.kind === 'show') return send({ id, shown: await shownOf(question).catch(() => null) });
  const onProgress = (progress: number) => send({ id, progress });
  send({ id, read: await readMenu(question.file, { onProgress }) });
}

// Files are read here: nothing of them leaves the device, and reading must not delay a key press.
self.addEventListener('message', ({ data }: MessageEvent<DraftQuestion>) => void answer(data).catch(reportError));
