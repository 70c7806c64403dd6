import { api } from '@clearplate/contract/api';
import type { Call } from '@clearplate/contract/define-contract';
import { callers, type Caller } from './cast.ts';

/**
 * What calls answer to everybody, by who may call. The records asked for are the user's, the restaurant is the owner's; the
 * last two columns come with a token of the user's that has expired or was revoked. A record of one's own is 404 for
 * others: who may not see it isn't told that it is there.
 */
const defaults = `
call                        guest  user  other  owner  rival  admin  expired  revoked

public                      200    200   200    200    200    200    200      200
user                        401    200   200    200    200    200    401      401
own-record                  401    200   404    404    404    404    401      401
owner                       401    403   403    200    403    200    401      401
admin                       401    403   403    403    403    200    401      401
`;

/** Calls that answer otherwise: by a link that was mailed, by a body that names a record, about dishes that are everybody's. */
const exceptions = `
resetPassword               410    410   410    410    410    410    410      410
confirmEmail                410    410   410    410    410    410    410      410
revertEmail                 410    410   410    410    410    410    410      410
signInByLink                410    410   410    410    410    410    410      410
stopWatching                410    410   410    410    410    410    410      410
setEating                   401    200   404    404    404    404    401      401
addFavouriteDish            401    200   200    200    200    200    401      401
removeFavouriteDish         401    200   200    200    200    200    401      401
watchDish                   401    200   200    200    200    200    401      401
setFavouriteWay             401    200   200    200    200    200    401      401
addFavouriteRestaurant      401    200   200    200    200    200    401      401
removeFavouriteRestaurant   401    200   200    200    200    200    401      401
getOwnReports               401    200   200    200    200    200    401      401
reportDish                  401    200   200    200    200    200    401      401
`;

type Row = Readonly<Record<Caller, number>>;

function readRows(table: string): Map<string, Row> {
  const rows = table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('call '))
    .map((line) => line.trim().split(/\s+/));
  return new Map(
    rows.map(([name = '', ...cells]) => {
      if (cells.length !== callers.length) throw new Error(`The row ${name} has ${cells.length} cells`);
      return [name, Object.fromEntries(callers.map((caller, index) => [caller, Number(cells[index])])) as Row];
    }),
  );
}

const byAccess = readRows(defaults);
const calls = Object.entries<Call>(api);

/** Names the exceptions that are about no call. */
export const unknownExceptions = (): string[] =>
  [...readRows(exceptions).keys()].filter((name) => !calls.some(([call]) => call === name));

function expectedRow(name: string, { access, params }: Call): Row {
  const row =
    readRows(exceptions).get(name) ?? byAccess.get(access === 'user' && params !== undefined ? 'own-record' : access);
  if (!row) throw new Error(`Nothing says what ${name} answers`);
  return row;
}

/** Per call the status for each caller. */
export const expectedAnswers: ReadonlyMap<string, Row> = new Map(
  calls.map(([name, call]) => [name, expectedRow(name, call)]),
);

/** Returns who may do it, with the least rights. */
export function callerOf(name: string): Caller {
  const answers = expectedAnswers.get(name);
  return (['guest', 'user', 'owner', 'admin'] as const).find((caller) => answers?.[caller] === 200) ?? 'guest';
}
