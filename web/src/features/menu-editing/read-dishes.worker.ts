import { deriveFacts } from '@clearplate/domain/derive-facts';
import type { DishRecord } from '@clearplate/domain/dish-record';
import { findingsIn } from './findings.ts';

// A thread of its own: the word list is large, and reading must not hold up a key press.
self.addEventListener('message', ({ data }: MessageEvent<DishRecord>) => {
  const findings = findingsIn(deriveFacts(data));
  // A worker's messages go to the page that made it: there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(findings);
});
