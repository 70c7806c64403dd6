import type { Strictness } from '@clearplate/domain/verdict/eater';
import { type Phrase, phrase } from '../../translations/t.ts';

/** Lists the answers to "Could traces harm you?". */
export const traceAnswers: readonly (readonly [Strictness, Phrase])[] = [
  ['dangerous', phrase('Yes')],
  ['ask', phrase('Ask')],
  ['fine', phrase('No')],
];
