import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const load = createRequire(import.meta.url);
const packages = ['react', 'react/jsx-runtime'];
const prefix = '\0react-names:';

const isOwn = (importer: string | undefined) => importer !== undefined && /\/web\/src\//.test(importer);

function write(source: string): string {
  const names = Object.keys(load(source) as object).filter((name) => /^[a-zA-Z]\w*$/.test(name));
  // What nobody imports is left out, as nothing happens where it is read.
  const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => from.${name})();`);
  return [`import from from '${source}';`, ...lines].join('\n');
}

/**
 * Gives what React exports names that files import from each other. React is published in a form whose exports are looked
 * up where they are used, `(0, react.useState)(…)`, by code that each file would carry.
 */
export function reactNames(): Plugin {
  return {
    name: 'clearplate-react-names',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (packages.includes(source) && isOwn(importer) ? prefix + source : undefined),
    load: (id) => (id.startsWith(prefix) ? write(id.slice(prefix.length)) : undefined),
  };
}
