import type { Finding } from './finding.ts';
import { readSegment } from './read-segment.ts';
import { segmentsOf, type Segment } from './segments.ts';

/** How far a "may contain" reaches: to the end of its statement, or of the bracket in which it stands. */
interface TraceMode {
  readonly depth: number;
}

function modeFor(segment: Segment, mode: TraceMode | undefined): TraceMode | undefined {
  return mode === undefined || segment.startsStatement || segment.depth < mode.depth ? undefined : mode;
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
  let mode: TraceMode | undefined;
  for (const segment of segmentsOf(text)) {
    mode = modeFor(segment, mode);
    const read = readSegment(text, segment, mode !== undefined);
    for (const finding of read.findings) findings.push(finding);
    for (const question of read.unread) unread.push(question);
    mode = read.trace ? (mode ?? { depth: segment.depth }) : undefined;
  }
  return { findings, unread };
}

/** The terms of the lexicon in a text. What "X-free", "without X" or "vegan" bind is not reported; that clears nothing. */
export function parseIngredients(text: string): readonly Finding[] {
  return readText(text).findings;
}
