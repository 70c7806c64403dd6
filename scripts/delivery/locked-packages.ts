import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../run-program.ts';

const Names = z.record(z.string(), z.string()).optional();
const Entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  link: z.boolean().optional(),
  dependencies: Names,
  optionalDependencies: Names,
});
const Lockfile = z.object({ version: z.string(), packages: z.record(z.string(), Entry) });

/** This is a package of the lockfile, at any location. */
export interface LockedPackage {
  /** The package lies here, as in node_modules/a/node_modules/b. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity: string | undefined;
  /** It is needed to build and test, but not at run time. */
  readonly isDev: boolean;
  /** It is needed on some platforms only. */
  readonly isOptional: boolean;
  /** Its dependencies lie here. */
  readonly needs: readonly string[];
}

// These licences come from the package's other files, where its package.json has none or only an imprecise one.
const statedElsewhere: Record<string, string> = {
  busboy: 'MIT',
  streamsearch: 'MIT',
  'humanize-number': 'MIT',
  zipcodes: 'BSD-3-Clause',
};

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns where Node.js would find a package imported from a location: in it, or in a parent. */
function resolve(places: ReadonlySet<string>, from: string, name: string): string | undefined {
  for (let at = from; ;) {
    const candidate = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (places.has(candidate)) return candidate;
    if (at === '') return undefined;
    const up = at.lastIndexOf('/node_modules/');
    at = up === -1 ? '' : at.slice(0, up);
  }
}

/** Returns every package that the lockfile installs from the registry, sorted by location. */
export function readLockedPackages(): LockedPackage[] {
  const { packages } = Lockfile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const found = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  const places = new Set(found.map(([place]) => place));
  return found
    .map(([place, entry]) => {
      const name = entry.name ?? nameOf(place);
      const needed = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
      return {
        place,
        name,
        version: entry.version ?? '',
        licence: statedElsewhere[name] ?? entry.license ?? 'not stated',
        integrity: entry.integrity,
        isDev: entry.dev === true || entry.devOptional === true,
        isOptional: entry.optional === true || entry.devOptional === true,
        needs: needed.flatMap((each) => resolve(places, place, each) ?? []),
      };
    })
    .toSorted((one, other) => (one.place < other.place ? -1 : 1));
}
