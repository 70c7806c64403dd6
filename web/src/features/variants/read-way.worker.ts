import { contradictionsOfWay } from '@clearplate/domain/facts/way-contradictions';
import type { AskedWay } from './asked-way.ts';

// This runs in a worker, because the word list is large. A worker's messages go only to the page that created it, so there is
// no origin to name.
self.addEventListener('message', ({ data: asked }: MessageEvent<readonly AskedWay[]>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(asked.map(({ dish, variant }) => contradictionsOfWay(dish, variant)));
});
