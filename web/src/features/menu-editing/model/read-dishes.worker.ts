import type { AskedDish } from './dish-reader.ts';
import { readFindings } from './read-findings.ts';

// This runs in a worker, because the word list is large and reading must not delay a key press.
self.addEventListener('message', ({ data }: MessageEvent<AskedDish>) => {
  // A worker's messages go only to the page that created it, so there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(readFindings(data));
});
