import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { describeAllergen } from '@clearplate/domain/facts/allergens';
import {
  describeFormatLimits,
  menuFormatIds,
  menuFormats,
  type MenuFormat,
} from '@clearplate/domain/menu/menu-formats';
import { inEnglish } from '@clearplate/domain/wording/translate';
import type { OutgoingMenu } from '@clearplate/menus/out/outgoing-menu';
import { unsaidOfMenu, writeMenu } from '@clearplate/menus/out/write-menu';
import { ConfigError, type Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { describeFailure } from '../describe-failure.ts';
import { loadOutgoingMenu } from '../features/menu-export/load-outgoing-menu.ts';
import { findRestaurantsNamed } from '../features/menu/arrived/arrived.queries.ts';
import { loadMenu } from '../features/menu/arrived/load-menu.ts';
import { exportMenu } from '../features/menu/file/menu-of-file.ts';
import { withCommandDatabase } from './open-command-database.ts';

type Format = MenuFormat | 'csv';

const formats: readonly Format[] = [...menuFormatIds, 'csv'];

const exportMenuHelp = `Prints a restaurant's menu as another system's file.

  npm run --silent export-menu -- RESTAURANT --format FORMAT > menu.json

  RESTAURANT       the restaurant's id, or its key of the import
  --format FORMAT  ${formats.join(', ')}
  --help           this text

What the format can't say, and which dishes it says less about, goes to standard error. docs/menus-out.md has more.
It ends with 0 when the menu is out, 1 when there is no such restaurant, 2 when it was called wrongly.`;

class UsageError extends Error {}

function parse(args: readonly string[]): { restaurant: string; format: Format } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return undefined;
    const [restaurant = ''] = positionals;
    if (positionals.length !== 1) throw new Error('Name one restaurant.');
    const format = formats.find((each) => each === values.format);
    if (!format) throw new Error(`Name a format: ${formats.join(', ')}.`);
    return { restaurant, format };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${exportMenuHelp}`, {
      cause: error,
    });
  }
}

/** Tells the person who runs the command what the file leaves out. */
function describeLosses(format: MenuFormat, { dishes }: OutgoingMenu): string[] {
  const lost = unsaidOfMenu(format, dishes);
  const lines = lost.map((dish) => {
    const unsaid = dish.unsaid.map(
      ({ allergen, level }) => `${level === 'contains' ? 'contains' : 'may contain'} ${describeAllergen(allergen)}`,
    );
    return `  ${dish.variant === null ? dish.name : `${dish.name}, ${dish.variant}`}: ${unsaid.join(', ')}`;
  });
  const count = new Set(lost.map(({ dish_id }) => dish_id)).size;
  const { name } = menuFormats[format];
  return [
    `${name}: ${describeFormatLimits(format, inEnglish)} Export it again when the menu changes.`,
    ...(lines.length > 0 ? [`${name} leaves unsaid of ${count} of ${dishes.length} dishes:`, ...lines] : []),
  ];
}

async function write(pieces: Iterable<string>): Promise<void> {
  for (const piece of pieces) if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
}

function fail(line: string): 1 {
  console.error(line);
  return 1;
}

async function exportFrom(db: Db, { statementDays }: Config, named: string, format: Format): Promise<number> {
  const [id, ...others] = await findRestaurantsNamed(db, named);
  if (others.length > 0)
    return fail(
      `${named} is the id of one restaurant and the key of another. Name the other identifier of the one that you mean.`,
    );
  if (id === undefined) return fail(`There is no restaurant ${named}.`);
  const now = new Date();
  if (format === 'csv') {
    await write([exportMenu(await loadMenu(db, id), { now: now.toISOString(), statementDays })]);
    return 0;
  }
  const menu = await loadOutgoingMenu(db, id, { now, statementDays });
  if (!menu) return fail(`There is no restaurant ${named}.`);
  await write(writeMenu(format, menu));
  for (const line of describeLosses(format, menu)) console.error(line);
  return 0;
}

/** Runs `npm run export-menu`. Returns the exit code: 0 done, 1 it could not be exported, 2 it was called wrongly. */
export async function exportMenuCommand(argv: readonly string[]): Promise<number> {
  // The reader of the file may close the pipe early.
  process.stdout.on('error', () => process.exit(0));
  try {
    const args = parse(argv);
    if (!args) {
      console.log(exportMenuHelp);
      return 0;
    }
    return await withCommandDatabase((db, config) => exportFrom(db, config, args.restaurant, args.format));
  } catch (error) {
    console.error(describeFailure(error, UsageError));
    return error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
  }
}
