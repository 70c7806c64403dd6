import type { AllergenId } from '@clearplate/domain/allergens';
import type { AllergenStatement, StatementLevel } from '@clearplate/domain/dish-record';
import { wholeRecord, type MenuDish } from '@clearplate/domain/menu-dish';
import { standingOf, type StandingContext } from '@clearplate/domain/statement-standing';

/** What a cell says about an allergen. `not_stated` takes back what was said. */
export interface CellStatement {
  readonly level: StatementLevel | 'not_stated';
  readonly reason?: string;
}

const contains = new Set(['contains', 'yes', 'x']);
const absent = new Set(['none', 'absent']);

/** What is written; `undefined` for what can't be read. Only "none" and "absent" clear: "no" may be meant otherwise. */
export function readStatement(cell: string): CellStatement | undefined {
  const text = cell.trim().toLowerCase();
  if (contains.has(text)) return { level: 'contains' };
  if (absent.has(text)) return { level: 'absent' };
  if (text === 'not stated') return { level: 'not_stated' };
  const match = /^may contain\s*(?:\((.*)\)|:\s*(.*))?$/is.exec(cell.trim());
  if (!match) return undefined;
  const reason = (match[1] ?? match[2] ?? '').trim();
  return reason === '' ? { level: 'may_contain' } : { level: 'may_contain', reason };
}

export function sayStatement({ level, reason }: CellStatement): string {
  if (level === 'contains') return 'contains';
  if (level === 'absent') return 'none';
  if (level === 'not_stated') return '';
  return reason === undefined ? 'may contain' : `may contain (${reason})`;
}

function gravest(statements: readonly AllergenStatement[]): AllergenStatement | undefined {
  const of = (level: StatementLevel) => statements.find((one) => one.level === level);
  return of('contains') ?? of('may_contain') ?? of('absent');
}

/** Whether a statement still clears: a file can carry no dates, so what no longer counts is not in it. */
function holds({ level, statedAt }: AllergenStatement, { record }: MenuDish, context: StandingContext): boolean {
  if (level !== 'absent') return true;
  const standing = standingOf(statedAt, record.ingredientsChangedAt, context);
  return standing === 'current' || standing === 'expiring';
}

/** Whether this is what stands already: as a file shows it, or as the restaurant itself says it beside its kitchen. */
export function isHeld(dish: MenuDish, allergen: AllergenId, said: CellStatement, context: StandingContext): boolean {
  if (said.level === 'not_stated') return !dish.record.statements.some((one) => one.allergen === allergen);
  const text = sayStatement(said);
  return [dish, { ...dish, kitchen: [] }].some((each) => statementHeld(each, allergen, context) === text);
}

/** What is stated about an allergen, by the restaurant or by its kitchen's equipment, and still holds. */
export function statementHeld(dish: MenuDish, allergen: AllergenId, context: StandingContext): string {
  const said = gravest(wholeRecord(dish).statements.filter((one) => one.allergen === allergen));
  if (!said || !holds(said, dish, context)) return '';
  const { level, reason } = said;
  return sayStatement(reason === undefined ? { level } : { level, reason });
}
