import { readAbbreviations } from '../chart/abbreviations.ts';
import { readCharts } from '../chart/read-chart.ts';
import { UnreadableFile, type Doubt, type Draft, type DraftDish, type Where } from '../draft.ts';
import { linesOf, readPageTables } from '../pdf/page-grid.ts';
import type { Phrase } from '../pdf/phrases.ts';
import { withSuspicions } from './doubtful-names.ts';
import type { PictureSize } from './picture-size.ts';

const noShapes = { across: [], down: [], fills: [], drawings: [], pictures: [] };

/** Marks are easily overlooked, and dots aren't seen at all. What was read warns, and the rest is unknown. */
function onlyWarning(dish: DraftDish): DraftDish {
  const doubt: Doubt = {
    about: 'claim',
    says: 'Marks in a photograph are easily overlooked: compare the row with it. What isn’t marked is not stated.',
    where: dish.where,
  };
  return { ...dish, claims: dish.claims.filter(({ level }) => level !== 'absent'), doubts: [...dish.doubts, doubt] };
}

interface Looked {
  /** Returns where something was in the picture before its lines were made level. */
  readonly place: (where: Where) => Where;
  /** Counts the names that were found without looking for a table. */
  readonly rows: number;
}

/**
 * Returns whether a table was found almost whole. If its lines cut names into pieces, these are useless, and marks may
 * belong to any dish. If few rows have a mark, the others' marks weren't seen.
 */
function isWhole(dishes: readonly DraftDish[], rows: number): boolean {
  const misread = dishes.filter(({ doubts }) => doubts.some(({ about }) => about === 'name')).length;
  const marked = dishes.filter(({ claims }) => claims.some(({ words }) => words.length < 3)).length;
  return dishes.length >= rows * 0.6 && misread <= dishes.length / 2 && marked >= dishes.length / 2;
}

/** Reads a chart in a photograph from the words that were found. Nothing in it denies. */
export function readPictureChart(phrases: readonly Phrase[], size: PictureSize, { place, rows }: Looked): Draft {
  // Turned by its camera, a picture is as wide as it was high.
  const width = Math.max(size.width, ...phrases.map(({ right }) => right));
  const page = { number: 1, width, height: size.height + size.width, runs: phrases, shapes: noShapes };
  const known = readAbbreviations(linesOf(phrases, 1).map(({ text }) => text));
  const { grids, notes } = readPageTables(page, undefined, known);
  const chart = readCharts(grids, notes);
  const dishes = (chart?.dishes ?? []).map(onlyWarning).map(withSuspicions);
  if (!chart || dishes.length === 0 || !isWhole(dishes, rows))
    throw new UnreadableFile(
      'The picture shows an allergen chart, and its marks can’t be read, so nothing is claimed: choose the PDF, spreadsheet or page that it was made from.',
    );
  return {
    kind: 'allergen chart',
    dishes: dishes.map((dish) => ({
      ...dish,
      where: place(dish.where),
      claims: dish.claims.map((claim) => ({ ...claim, where: place(claim.where) })),
      doubts: dish.doubts.map((doubt) => ({ ...doubt, ...(doubt.where && { where: place(doubt.where) }) })),
    })),
    doubts: [
      {
        about: 'file',
        says: 'The picture shows an allergen chart. What was read of its marks warns and denies nothing; the PDF, spreadsheet or page that it was made from is read reliably.',
      },
      ...chart.doubts,
    ],
  };
}
