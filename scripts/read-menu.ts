import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { draftRecords, menuKeyOf, type RecordTarget } from '../menus/src/draft-records.ts';
import { describeWhere, type Draft } from '../menus/src/draft.ts';
import { readInProcess } from '../menus/src/node/read-in-process.ts';
import { fromHere } from '../server/src/features/import/import-input.ts';

const help = `Reads menus and allergen charts, and prints their dishes as lines for npm run import.

  npm run --silent read-menu -- FILE…
  npm run --silent read-menu -- chart.pdf --menu green-fork | npm run import -- -

  FILE             PDF, XLSX, CSV, saved page (HTML), export (JSON), JPEG or PNG
  --restaurant ID  whose dishes they are; or
  --menu KEY       the menu that restaurants share. Without either, the file's name is the menu's key
  --help           this text

Nothing is sent anywhere, and nobody vouches for what is read: it warns and never clears. What was doubtful, and where
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

/** What concerns the whole file, for whoever watches the command. */
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

async function readOne(file: string, target: RecordTarget | undefined): Promise<boolean> {
  const name = path.basename(file);
  const bytes = await readFile(fromHere(file)).catch(() => undefined);
  if (!bytes) {
    console.error(`${file}: there is no such file.`);
    return false;
  }
  const progress = showProgress(name);
  const draft = await readInProcess({ name, bytes }, { onProgress: progress.show });
  if ('problem' in draft) {
    console.error(`${name}: ${draft.problem}`);
    return false;
  }
  const records = draftRecords(draft, name, target ?? { menu: menuKeyOf(name) });
  process.stdout.write(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  for (const line of describeDraft(name, draft)) console.error(line);
  return true;
}

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { restaurant: { type: 'string' }, menu: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return { help: true } as const;
    if (positionals.length === 0) throw new Error('Name at least one file.');
    if (values.restaurant !== undefined && values.menu !== undefined)
      throw new Error('Give either --restaurant or --menu.');
    const target =
      values.restaurant !== undefined
        ? { restaurant: values.restaurant }
        : values.menu !== undefined
          ? { menu: values.menu }
          : undefined;
    return { help: false, files: positionals, target } as const;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(2);
  }
}

/** `npm run --silent read-menu -- FILE…` */
export async function run(args: string[]): Promise<void> {
  // Whoever reads the lines may close the pipe early.
  process.stdout.on('error', () => process.exit(0));
  const options = parse(args);
  if (options.help) {
    console.log(help);
    return;
  }
  let ok = true;
  for (const file of options.files) ok = (await readOne(file, options.target)) && ok;
  process.exitCode = ok ? 0 : 1;
}
