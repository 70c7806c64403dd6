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

/**
 * The terms of the lexicon in a text, in its order: whole words only, the longest phrase wins.
 * What "X-free", "without X" or "vegan" bind is not reported; that clears nothing. Linear time.
 */
export function parseIngredients(text: string): Finding[] {
  const findings: Finding[] = [];
  let mode: TraceMode | undefined;
  for (const segment of segmentsOf(text)) {
    mode = modeFor(segment, mode);
    const read = readSegment(text, segment, mode !== undefined);
    for (const finding of read.findings) findings.push(finding);
    mode = read.trace ? (mode ?? { depth: segment.depth }) : undefined;
  }
  return findings;
}
