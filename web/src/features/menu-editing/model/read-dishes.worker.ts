import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { isUnsettledByTitle } from '@clearplate/domain/menu/edit-dish';
import type { AskedDish } from './dish-reader.ts';
import { findingsIn } from './findings.ts';

// This runs in a worker, because the word list is large and reading must not delay a key press.
self.addEventListener('message', ({ data: { record, saved } }: MessageEvent<AskedDish>) => {
  const findings = { ...findingsIn(deriveFacts(record), isUnsettledByTitle(saved, record)), readUses: record.uses };
  // A worker's messages go only to the page that created it, so there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(findings);
});
