import { mostAsked } from '@clearplate/domain/verdict/call-sheet';
import { addParts, sharedParts } from '@clearplate/domain/verdict/shared-parts';
import { isPutOff } from './put-off.ts';
import type { Asked, FoundSheet } from './use-call-sheet.ts';
import { weighDishes } from './weigh-dishes.ts';

/** Fills up a sheet on which few questions decide with questions about parts that several dishes have. */
export function fillSheet(sheet: FoundSheet, asked: Asked): FoundSheet {
  const { first, putOff, others } = sheet;
  if (first.length >= mostAsked) return sheet;
  const parts = sharedParts(asked.dishes, [...first, ...putOff, ...others], weighDishes(asked));
  return addParts(sheet, parts, (part) => isPutOff(asked.told, part));
}
