import type { Plugin } from 'vite';

/**
 * Lets the build leave out what nothing here uses of the router: of a component that is made by a call, and of a name
 * given to it for tools, it can't know that they change nothing.
 */
export function unusedRouter(): Plugin {
  return {
    name: 'clearplate-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .+;$/gm, '')
          .replaceAll(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
