import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chartRecord, draftRecords, menuKeyOf, type RecordTarget } from '../menus/src/draft-records.ts';
import { describeWhere, type Draft } from '../menus/src/draft.ts';
import { readInProcess } from '../menus/src/node/read-in-process.ts';
import { fromHere } from '../server/src/features/import/import-input.ts';

const help = `Reads menus and allergen charts, and prints their dishes as lines for npm run import.

  npm run --silent read-menu -- FILE…
  npm run --silent read-menu -- chart.pdf --menu green-fork | npm run import -- -
  npm run --silent read-menu -- chart.pdf --menu green-fork --published https://… --date 2026-07-01 | npm run import -- -

  FILE             PDF, XLSX, CSV, saved page (HTML), export (JSON), JPEG or PNG
  --restaurant ID  whose dishes they are; or
  --menu KEY       the menu that restaurants share. Without either, the file's name is the menu's key
  --published URL  the files are the chart that the chain of --menu publishes there: one line for all of them, which states
                   what the chart states, until it is too old
  --date DAY       the chart's day (2026-07-01), where the file doesn't name one
  --title TEXT     the chart's title; the first file's name unless told
  --help           this text

Nothing is sent anywhere, and without --published nobody vouches for what is read: it warns and never clears. What was doubtful, and where
each dish stood, is in fields of their own ("doubts", "read_from"). docs/reading-menus.md has more.
It ends with 0 when every file was read, 1 when one wasn't, 2 when it was called wrongly.`;

function showProgress(name: string): { show: (share: number) => void } {
  const started = performance.now();
  let shown = 0;
  return {
    show: (share) => {
      const now = performance.now();
      if (now - started < 1000 || now - shown < 500) return;
      shown = now;
      process.stderr.write(`${name}: ${Math.round(share * 100)} %\n`);
    },
  };
}

/** Says what concerns the whole file, for people who watch the command. */
function describeDraft(name: string, draft: Draft): string[] {
  const claims = draft.dishes.reduce((sum, dish) => sum + dish.claims.length, 0);
  const doubtful = draft.dishes.filter((dish) => dish.doubts.length > 0).length;
  const date = draft.date === undefined ? 'no date found' : `of ${draft.date}`;
  return [
    `${name}: ${draft.kind}, ${date}. ${draft.dishes.length} dishes, ${claims} claims, ${doubtful} dishes with something doubtful.`,
    ...draft.doubts.map(
      ({ says, where }) =>
        `${name}: ${says}${where && describeWhere(where) !== '' ? ` (${describeWhere(where)})` : ''}`,
    ),
  ];
}

async function readOne(file: string): Promise<{ name: string; draft: Draft } | undefined> {
  const name = path.basename(file);
  const bytes = await readFile(fromHere(file)).catch(() => undefined);
  if (!bytes) {
    console.error(`${file}: there is no such file.`);
    return undefined;
  }
  const progress = showProgress(name);
  const draft = await readInProcess({ name, bytes }, { onProgress: progress.show });
  if ('problem' in draft) {
    console.error(`${name}: ${draft.problem}`);
    return undefined;
  }
  return { name, draft };
}

const print = (record: object): boolean => process.stdout.write(`${JSON.stringify(record)}\n`);

type Options = Exclude<ReturnType<typeof parse>, { help: true }>;

/** Prints the dishes of each file as it is read. Returns whether every file was read. */
async function printDishes({ files, restaurant, menu }: Options): Promise<boolean> {
  let ok = true;
  for (const file of files) {
    const read = await readOne(file);
    ok = read !== undefined && ok;
    if (!read) continue;
    const target: RecordTarget = restaurant === undefined ? { menu: menu ?? menuKeyOf(read.name) } : { restaurant };
    for (const record of draftRecords(read.draft, read.name, target)) print(record);
    for (const line of describeDraft(read.name, read.draft)) console.error(line);
  }
  return ok;
}

/**
 * Prints all files as one chart, or nothing if one of them can't be read: half a chart denies too little, and ends
 * more.
 */
async function printChart({ files, menu = '', published = '', date, title }: Options): Promise<boolean> {
  const read: { name: string; draft: Draft }[] = [];
  for (const file of files) {
    const one = await readOne(file);
    if (!one) return false;
    read.push(one);
  }
  for (const { name, draft } of read) for (const line of describeDraft(name, draft)) console.error(line);
  // Of several dates the oldest counts: a chart clears until it is too old.
  const days = read.map(({ draft }) => date ?? draft.date);
  const [dated] = days.filter((day) => day !== undefined).toSorted((one, other) => (one < other ? -1 : 1));
  if (dated === undefined || days.includes(undefined)) {
    console.error('The file doesn’t say what its date is. Give --date with the date of the document or its page.');
    return false;
  }
  const publication = { menu, title: title ?? read[0]?.name ?? '', address: published, dated };
  print(chartRecord(read, publication));
  return true;
}

function parse(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals: files } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        restaurant: text,
        menu: text,
        published: text,
        date: text,
        title: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { help: true } as const;
    if (files.length === 0) throw new Error('Name at least one file.');
    if (values.restaurant !== undefined && values.menu !== undefined)
      throw new Error('Give either --restaurant or --menu.');
    const { published, menu } = values;
    if (published !== undefined && menu === undefined) throw new Error('Name the chain’s menu: --menu KEY.');
    if (published !== undefined && !/^https:\/\//i.test(published))
      throw new Error('--published must be the https address of the chart.');
    return { ...values, help: false, files } as const;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(2);
  }
}

/** This is `npm run --silent read-menu -- FILE…`. */
export async function run(args: string[]): Promise<void> {
  // The program that reads the lines may close the pipe early.
  process.stdout.on('error', () => process.exit(0));
  const options = parse(args);
  if (options.help) {
    console.log(help);
    return;
  }
  const ok = await (options.published === undefined ? printDishes(options) : printChart(options));
  process.exitCode = ok ? 0 : 1;
}
