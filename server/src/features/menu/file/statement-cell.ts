import type { AllergenId } from '@clearplate/domain/facts/allergens';
import {
  isOfKitchen,
  withoutKitchen,
  type Dish,
  type Statement,
  type StatementLevel,
} from '@clearplate/domain/facts/dish';
import type { Moment } from '@clearplate/domain/menu/edit-dish';
import { asStored, describeReason } from '@clearplate/domain/facts/stock-reasons';
import { standingOf, type StandingContext } from '@clearplate/domain/facts/statement-standing';

/** What a cell says about an allergen. `not_stated` takes back a statement. */
export interface CellStatement {
  readonly level: StatementLevel | 'not_stated';
  readonly reason?: string;
  /** Only with `may_contain`: it is no ingredient. */
  readonly ingredient?: 'absent';
}

/** The time of an edit that is only planned. All of it is one act. */
export const asPlanned = ({ now }: StandingContext): Moment => ({ at: now, act: 'planned' });

export const denies = ({ level, ingredient }: Pick<Statement, 'level' | 'ingredient'> | CellStatement): boolean =>
  level === 'absent' || ingredient === 'absent';

const contains = new Set(['contains', 'yes', 'x']);
const absent = new Set(['none', 'absent']);

const plainNo = new Set(['no', 'n', 'free', 'non']);

/** Whether a cell says "no", as many charts do. The sender of the file says whether that means "none". */
export const isPlainNo = (cell: string): boolean => plainNo.has(cell.normalize('NFKC').trim().toLowerCase());

/**
 * Reads a cell; `undefined` if it can't be read. Only "none" and "absent" clear, because "no" may mean something else.
 */
export function readStatement(written: string): CellStatement | undefined {
  const cell = written.normalize('NFKC');
  const text = cell.trim().toLowerCase();
  if (contains.has(text)) return { level: 'contains' };
  if (absent.has(text)) return { level: 'absent' };
  if (text === 'not stated') return { level: 'not_stated' };
  const match = /^((?:none|absent)(?:,| but|, but) )?may contain\s*(?:\((.*)\)|:\s*(.*))?$/is.exec(cell.trim());
  if (!match) return undefined;
  const reason = (match[2] ?? match[3] ?? '').trim();
  return {
    level: 'may_contain',
    ...(reason !== '' && { reason: asStored(reason) }),
    ...(match[1] !== undefined && { ingredient: 'absent' }),
  };
}

/** Returns how grave a cell's statement is; 0 if it can't be read or says nothing. */
export function gravity(said: CellStatement | undefined): number {
  if (!said || said.level === 'not_stated') return 0;
  return { absent: 1, may_contain: 2, contains: 3 }[said.level];
}

const noIngredient = 'none but ';

export function formatStatement({ level, reason, ingredient }: CellStatement): string {
  if (level === 'contains') return 'contains';
  if (level === 'absent') return 'none';
  if (level === 'not_stated') return '';
  const said = reason === undefined ? 'may contain' : `may contain (${describeReason(reason)})`;
  return ingredient === undefined ? said : `${noIngredient}${said}`;
}

function gravest(statements: readonly Statement[]): Statement | undefined {
  const of = (level: StatementLevel) => statements.find((one) => one.level === level);
  return of('contains') ?? of('may_contain') ?? of('absent');
}

/**
 * Whether a statement still says everything that it said. A file has no dates, so a denial that no longer counts is
 * left out.
 */
function holds(statement: Statement, dish: Dish, context: StandingContext): boolean {
  const { source, stated_at } = statement;
  if (!denies(statement)) return true;
  if (source === 'claimed') return false;
  const standing = standingOf(stated_at, dish.ingredients_changed_at, context);
  return standing === 'current' || standing === 'expiring';
}

/** What the restaurant itself says. A warning by others may end without it, and must not take its own word along. */
const ownWord = (dish: Dish): Dish => ({
  ...dish,
  statements: dish.statements.filter(({ source }) => source === 'restaurant' || source === 'import'),
});

/**
 * Whether this is stated already. A warning is, if the restaurant itself states the same. A denial is, if anybody's
 * current denial says so: nobody takes over a chart's denial by merely sending a menu back.
 */
export function isHeld(dish: Dish, allergen: AllergenId, said: CellStatement, context: StandingContext): boolean {
  if (said.level === 'not_stated') return !withoutKitchen(dish).statements.some((one) => one.allergen === allergen);
  const sides = denies(said) ? [dish, withoutKitchen(dish)] : [ownWord(dish)];
  return sides.some((each) => statementHeld(each, allergen, context) === formatStatement(said));
}

/** Returns what the restaurant, or its kitchen's equipment, states about an allergen, if it still holds. */
export function statementHeld(dish: Dish, allergen: AllergenId, context: StandingContext): string {
  const all = dish.statements.filter((one) => one.allergen === allergen);
  const said = gravest(all);
  if (!said) return '';
  const { level, reason } = said;
  if (level === 'absent') return holds(said, dish, context) ? 'none' : '';
  // Equipment says nothing about ingredients, and a denial that nobody vouches for says nothing at all.
  const heard = all.filter((one) => !isOfKitchen(one) && !(one.source === 'claimed' && one.level === 'absent'));
  const isDenied = heard.length > 0 && heard.every((one) => denies(one) && holds(one, dish, context));
  return formatStatement({
    level,
    ...(reason != null && { reason }),
    ...(level === 'may_contain' && isDenied && { ingredient: 'absent' as const }),
  });
}
