import { checkText } from './check-text.ts';
import type { Question } from './text-check.ts';

// This runs in a thread of its own, because a pasted megabyte would block the page. A worker's messages go only to the
// page that created it, so there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(checkText(data)));
