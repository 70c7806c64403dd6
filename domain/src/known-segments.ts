import type { Finding } from './finding.ts';
import { readSegment, type SegmentReading } from './read-segment.ts';
import type { Segment } from './segments.ts';

/**
 * What was read last in segments on their own, by their text. Nine of ten items in a list of ingredients
 * were seen before ("salt", "citric acid"), and reading one again costs more than finding it here.
 */
const known = new Map<string, SegmentReading>();
const knownAtMost = 10_000;
const longestKnown = 60;
const quotes: ReadonlySet<string> = new Set('"“”\'’'.split(''));

function moved({ findings, ...rest }: SegmentReading, by: number): SegmentReading {
  if (findings.length === 0) return { findings, ...rest };
  const placed = findings.map((found): Finding => ({ ...found, start: found.start + by, end: found.end + by }));
  return { findings: placed, ...rest };
}

/** The reading of a segment that nothing around it bears on: no trace statement, no parts behind it. */
export function readSegmentAlone(text: string, segment: Segment): SegmentReading {
  const start = segment.words[0]?.start ?? 0;
  const end = segment.words.at(-1)?.end ?? 0;
  if (end - start > longestKnown || quotes.has(text.charAt(end))) return readSegment(text, segment, 'no', false);
  const own = text.slice(start, end);
  const before = known.get(own);
  if (before !== undefined) return moved(before, start);
  const reading = readSegment(text, segment, 'no', false);
  if (known.size >= knownAtMost) known.clear();
  known.set(own, moved(reading, -start));
  return reading;
}
