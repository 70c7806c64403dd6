import path from 'node:path';
import { parseSync } from 'oxc-parser';

export type SourceFile = { name: string; text: string };
export type Breach = { file: string; imported: string; rule: string };

type Import = { specifier: string; typesOnly: boolean };

/** Says that files matching `of` may only import what `may` allows. */
type Wall = { of: RegExp; may: (target: Target, file: string) => boolean; rule: string };

/** An import leads to this: a file of the project, or a package. */
export type Target = { file: string | undefined; specifier: string; typesOnly: boolean };

const inside = (target: Target, ...folders: string[]) =>
  folders.some((folder) => target.file?.startsWith(`${folder}/`));
const isPackage = (target: Target, ...patterns: RegExp[]) =>
  target.file === undefined && patterns.some((pattern) => pattern.test(target.specifier));
const node = /^node:/;

/** Returns the folder of the file's feature, e.g. server/src/features/dishes. */
const featureOf = (file: string) => /^(?:server|web)\/src\/features\/[^/]+/.exec(file)?.[0];
const isForeignFeature = (target: Target, file: string) => {
  const feature = target.file && featureOf(target.file);
  return feature !== undefined && feature !== '' && feature !== featureOf(file);
};

const readers = [/^unpdf$/, /^fflate$/, /^htmlparser2$/, /^csv-parse\//, /^tesseract\.js$/];

const walls: Wall[] = [
  {
    of: /^domain\/src\//,
    may: (target) => inside(target, 'domain'),
    rule: 'the domain imports nothing but itself',
  },
  {
    of: /^contract\/src\//,
    may: (target) => inside(target, 'contract', 'domain') || isPackage(target, /^zod$/),
    rule: 'the contract imports the domain and zod only',
  },
  {
    of: /^menus\/src\/node\//,
    may: (target) => inside(target, 'menus', 'domain') || isPackage(target, node, /^sharp$/, ...readers),
    rule: 'what reads menus on a server knows the reader, Node and its libraries only',
  },
  {
    of: /^menus\/src\/(?!node\/)/,
    may: (target, file) =>
      (inside(target, 'menus', 'domain') && !inside(target, 'menus/src/node')) ||
      isPackage(target, ...readers) ||
      isTest(file),
    rule: 'the reader of menus knows the domain and its libraries, and neither Node nor a page',
  },
  {
    of: /^server\/src\/db\//,
    may: (target) =>
      inside(target, 'server/src/db') ||
      (target.typesOnly && inside(target, 'domain')) ||
      isPackage(target, node, /^pg$/, /^sql-template-tag$/),
    rule: 'the database layer knows neither HTTP nor features, and of the domain its types',
  },
  {
    of: /^server\/src\/pictures\//,
    may: (target) => !inside(target, 'server/src/features', 'server/src/http', 'contract', 'web', 'sample'),
    rule: 'the room of the pictures knows neither HTTP nor features',
  },
  {
    of: /^server\/src\/dish-changes\//,
    may: (target) => inside(target, 'server/src/dish-changes', 'server/src/db', 'domain') || isPackage(target, node),
    rule: 'changes of dishes know the domain and the database layer only',
  },
  {
    of: /^server\/src\/jobs\//,
    may: (target) => inside(target, 'server/src/jobs', 'server/src/db') || isPackage(target, node, /^pg-boss$/),
    rule: 'the job queue knows the database layer only, and nothing of what the jobs do',
  },
  {
    of: /^server\/src\/backup\//,
    may: (target) => !inside(target, 'server/src/features', 'server/src/http', 'contract', 'web', 'sample'),
    rule: 'backups know tables and pictures, and neither HTTP nor features',
  },
  {
    of: /^server\/src\/mail\//,
    may: (target) => inside(target, 'server/src/mail') || isPackage(target, node, /^nodemailer$/),
    rule: 'mail is sent without knowing what it says or to whom it matters',
  },
  {
    of: /^server\/src\/mail-words\//,
    may: (target) => inside(target, 'server/src/mail-words', 'domain'),
    rule: 'the words of mails know of the domain what they name',
  },
  {
    of: /^server\/src\/places\//,
    may: (target) => inside(target, 'server/src/places', 'server/src/db') || isPackage(target, /^h3-js$/),
    rule: 'the room of the places knows the zip codes, and nothing of who lies there',
  },
  {
    of: /^server\/src\/search\//,
    may: (target, file) =>
      inside(target, 'server/src/search', 'server/src/db', 'server/src/places', 'domain') ||
      (target.typesOnly && inside(target, 'contract')) ||
      target.file === 'server/src/context.ts' ||
      isPackage(target, node, /^sql-template-tag$/, /^zod$/) ||
      isTest(file),
    rule: 'the search knows the database layer and the places, and no call',
  },
  {
    of: /^server\/src\/text-files\//,
    may: (target) => inside(target, 'server/src/text-files') || isPackage(target, /^csv-parse\//),
    rule: 'text files are read without knowing what they tell',
  },
  {
    of: /^server\/src\/spreadsheets\//,
    may: (target) =>
      inside(target, 'server/src/spreadsheets', 'menus') ||
      target.file === 'server/src/concurrency-limit.ts' ||
      isPackage(target, node),
    rule: 'spreadsheets are read without knowing what they tell',
  },
  {
    of: /^server\/src\/http\//,
    may: (target) => !inside(target, 'server/src/features', 'server/src/pages', 'web', 'sample'),
    rule: 'the HTTP layer knows neither features nor pages',
  },
  {
    of: /^server\/src\/features\/.*\.queries\.ts$/,
    may: (target, file) =>
      inside(target, 'server/src/db', 'server/src/search', 'domain') ||
      (target.typesOnly && (inside(target, 'contract') || isPackage(target, /^zod$/))) ||
      (inside(target, featureOf(file) ?? '') && !target.file?.endsWith('.handlers.ts')) ||
      isPackage(target, node),
    rule: 'queries import the database layer, the search and the domain, and of the contract its types',
  },
  {
    of: /^server\/src\/features\//,
    may: (target, file) => !isForeignFeature(target, file) && !inside(target, 'web', 'sample'),
    rule: 'a feature imports no other feature',
  },
  {
    of: /^web\/src\/shared\//,
    may: (target) =>
      inside(target, 'web/src/shared', 'web/src/translations', 'domain', 'contract') || target.file === undefined,
    rule: 'what is shared knows neither features nor pages',
  },
  {
    of: /^web\/src\/translations\//,
    may: (target) => inside(target, 'web/src/translations', 'domain'),
    rule: 'translations are words, and know of the domain what they name',
  },
  {
    of: /^web\/src\/entities\//,
    may: (target) =>
      inside(target, 'web/src/entities', 'web/src/shared', 'web/src/translations', 'domain', 'contract', 'menus') ||
      target.file === undefined,
    rule: 'an entity knows other entities and what is shared, and no feature',
  },
  {
    of: /^web\/src\/features\//,
    may: (target, file) => !isForeignFeature(target, file) && !inside(target, 'web/src/pages', 'web/src/app', 'server'),
    rule: 'a feature imports neither another feature nor pages',
  },
  {
    of: /^web\/src\/pages\//,
    may: (target) => !inside(target, 'web/src/app', 'server'),
    rule: 'pages do not know the app around them',
  },
  {
    of: /^web\/src\//,
    may: (target) => !isPackage(target, node, /^zod/) && !inside(target, 'server', 'sample'),
    rule: 'the browser gets neither Node, nor zod, nor the server',
  },
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function findImports({ name, text }: SourceFile): Import[] {
  const { module } = parseSync(name, text);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typesOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typesOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"])(.+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
    return literal === undefined ? [] : [{ specifier: literal, typesOnly: false }];
  });
  return [...imports, ...exports, ...dynamic];
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, workspace, rest] = /^@clearplate\/(domain|contract|menus)\/(.+)$/.exec(specifier) ?? [];
  return workspace === undefined ? undefined : `${workspace}/src/${rest}.ts`;
}

/** Returns what a file imports. */
export const targetsOf = (source: SourceFile): Target[] =>
  findImports(source).map((each) => ({ ...each, file: resolve(source.name, each.specifier) }));

/** Checks imports against the rules between folders. A new feature needs no rule of its own. */
export function createChecker(sources: SourceFile[]) {
  const targets = new Map<string, Target[]>(sources.map((source) => [source.name, targetsOf(source)]));

  // The contract's calls need zod at run time. The browser may only use their types, and modules without zod.
  function reachesZod(file: string, seen = new Set<string>()): boolean {
    if (seen.has(file)) return false;
    seen.add(file);
    return (targets.get(file) ?? []).some(
      (target) =>
        !target.typesOnly &&
        (target.specifier === 'zod' || (target.file !== undefined && reachesZod(target.file, seen))),
    );
  }

  function breachesOf(file: string): Breach[] {
    return (targets.get(file) ?? []).flatMap((target) => {
      const imported = target.specifier;
      const broken = walls.filter((wall) => wall.of.test(file) && !wall.may(target, file));
      if (
        file.startsWith('web/src/') &&
        inside(target, 'contract') &&
        !target.typesOnly &&
        reachesZod(target.file ?? '')
      )
        broken.push({ of: /^/, may: () => false, rule: 'this part of the contract brings zod; import its types only' });
      return broken.map(({ rule }) => ({ file, imported, rule }));
    });
  }

  return {
    check: (): Breach[] => sources.filter(({ name }) => !isTest(name)).flatMap(({ name }) => breachesOf(name)),
  };
}
