import { readMenu } from '@clearplate/menus/read-menu';
import type { DraftAnswer, DraftQuestion } from './draft-worker.ts';
import { lookAtDish } from '@clearplate/domain/menu/look-at-dish';

const send = (answer: DraftAnswer): void => {
  // A worker's messages go only to the page that created it, so there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(answer);
};

async function answer(question: DraftQuestion): Promise<void> {
  const { id } = question;
  if (question.kind === 'look') return send({ id, looks: question.dishes.map(lookAtDish) });
  const onProgress = (progress: number) => send({ id, progress });
  send({ id, read: await readMenu(question.file, { onProgress }) });
}

// Files are read here: nothing of them leaves the device, and reading must not delay a key press.
self.addEventListener('message', ({ data }: MessageEvent<DraftQuestion>) => void answer(data).catch(reportError));
