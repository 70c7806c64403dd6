import type { OrderWarning } from '@clearplate/contract/kitchen-orders';
import type { Avoidance, Eater } from '@clearplate/domain/verdict/eater';
import { concerns, isNamedBy } from '@clearplate/domain/verdict/told-relation';
import type { Told } from '@clearplate/domain/verdict/told';
import type { Assessment } from '@clearplate/domain/verdict/verdict';
import { keyOf } from '../../entities/eater/avoided-thing.ts';

/**
 * Returns which people's foods make a dish one to avoid, by the indexes that `peopleOfEaters` gives them. `contents`
 * are the notes that it contains something. Their line in the assessment names what was noted, which may be the group
 * of a food.
 */
export function warnedOf(
  { verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>,
  eaters: readonly Eater[],
  contents: readonly Told[] = [],
): readonly OrderWarning[] {
  if (verdict !== 'avoid') return [];
  const avoided = causes.filter((cause) => cause.verdict === 'avoid');
  const foods = eaters.flatMap(({ avoids }) => avoids);
  // A cook who reads of foods that aren't in it believes none of it. Nobody knows what a note means that names none of them.
  const isMeant = (note: Told, food: Avoidance) =>
    foods.some((one) => isNamedBy(note, one)) ? isNamedBy(note, food) : concerns(note, food);
  const isWarned = (eater: string | undefined, food: Avoidance) =>
    avoided.some((cause) => cause.eater === eater && keyOf(cause.avoidance) === keyOf(food)) ||
    contents.some((note) => isMeant(note, food));
  return eaters
    .filter(({ avoids }) => avoids.length > 0)
    .flatMap(({ name, avoids }, person) =>
      avoids.flatMap((one, food) => (isWarned(name, one) ? [{ person, food }] : [])),
    );
}
