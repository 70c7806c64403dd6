import { checkText } from './check-text.ts';
import type { Question } from './text-check.ts';

// A thread of its own: a pasted megabyte takes longer than a key press may.
// A worker's messages go to the page that made it: there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(checkText(data)));
