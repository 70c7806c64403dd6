import type { Finding } from './finding.ts';
import { freeListEnd } from './free-lists.ts';
import { readSegment, type Trace } from './read-segment.ts';
import { listSeparators, listsParts, segmentsOf, type Segment } from './segments.ts';

/** How far a "may contain" reaches: to the end of its statement, or of the bracket in which it stands. */
interface TraceMode {
  readonly depth: number;
  readonly trace: Trace;
}

const none: TraceMode = { depth: 0, trace: 'no' };

function modeFor(segment: Segment, mode: TraceMode): TraceMode {
  if (segment.startsStatement || segment.depth < mode.depth) return none;
  return mode.trace === 'awaited' && listSeparators.has(segment.behind) ? none : mode;
}

/** What a text says, in its order. */
export interface TextReading {
  readonly findings: readonly Finding[];
  /** What has words that nothing knows, as written. */
  readonly unread: readonly string[];
}

/** Reads a text: whole words only, the longest phrase wins. Linear time. */
export function readText(text: string): TextReading {
  const findings: Finding[] = [];
  const unread: string[] = [];
  let mode = none;
  let behindFree = 0;
  const segments = segmentsOf(text);
  for (const [index, segment] of segments.entries()) {
    if (index < behindFree) continue;
    mode = modeFor(segment, mode);
    const read = readSegment(text, segment, mode.trace, listsParts(segments, index));
    for (const finding of read.findings) findings.push(finding);
    for (const question of read.unread) unread.push(question);
    mode = { depth: mode.trace === 'no' ? segment.depth : mode.depth, trace: read.trace };
    if (read.endsFree) behindFree = freeListEnd(segments, index + 1);
  }
  return { findings, unread };
}

/** The terms of the lexicon in a text. What "X-free", "without X" or "vegan" bind is not reported; that clears nothing. */
export function parseIngredients(text: string): readonly Finding[] {
  return readText(text).findings;
}
