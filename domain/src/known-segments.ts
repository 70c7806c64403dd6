import type { Finding } from './finding.ts';
import { copyOf } from './fold-word.ts';
import { readSegment, type SegmentReading } from './read-segment.ts';
import { Segment } from './segments.ts';

/**
 * What was read last in segments on their own, by their text. Nine of ten items in a list of ingredients
 * were seen before ("salt", "citric acid"), and reading one again costs more than finding it here.
 */
const known = { whole: new Map<string, SegmentReading>(), listed: new Map<string, SegmentReading>() };
const knownAtMost = 30_000;
const longestKnown = 60;
const quotes: ReadonlySet<string> = new Set('"“”\'’'.split(''));

function moved(reading: SegmentReading, by: number): SegmentReading {
  const { findings, unread, denied, trace, endsFree } = reading;
  if (findings.length === 0) return reading;
  const placed = findings.map(
    ({ ingredient, words, phrase, start, end, trace: isTrace, replaced, formOf, partsListed, implies }): Finding => ({
      ingredient,
      words,
      phrase,
      start: start + by,
      end: end + by,
      trace: isTrace,
      replaced,
      formOf,
      partsListed,
      implies,
    }),
  );
  return { findings: placed, unread, denied, trace, endsFree };
}

/** The reading of a segment that nothing around it bears on, but that its parts may be listed behind it. */
export function readSegmentAlone(text: string, segment: Segment, partsListed: boolean): SegmentReading {
  const { start, end } = segment;
  if (end - start > longestKnown || quotes.has(text.charAt(end))) return readSegment(text, segment, 'no', partsListed);
  const readings = partsListed ? known.listed : known.whole;
  const before = readings.get(segment.own);
  if (before !== undefined) return moved(before, start);
  if (readings.size >= knownAtMost) readings.clear();
  const own = copyOf(segment.own);
  const reading = readSegment(own, new Segment(own, 0, own.length, segment), 'no', partsListed);
  readings.set(own, reading);
  return moved(reading, start);
}
