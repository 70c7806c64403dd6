import { checkText } from './check-text.ts';
import type { Question } from './text-check.ts';

// A thread of its own: a pasted megabyte takes longer than a key press may.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(checkText(data)));
