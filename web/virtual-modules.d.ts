/** This is a style sheet with everything that it imports, as text. */
declare module '*.css?inline' {
  const style: string;
  export default style;
}

/** Lists every call of the contract without its validation code, as a line: see `vite-plugins/api-routes.ts`. */
declare module 'virtual:api-routes' {
  import type { api } from '@clearplate/contract/api';
  export const routes: { readonly [Call in keyof typeof api]: string };
}
