/** Method, path and paging of every call of the contract, without its validation code. */
declare module 'virtual:api-routes' {
  import type { api } from '@clearplate/contract/api';
  export const routes: {
    readonly [Call in keyof typeof api]: { readonly method: string; readonly path: string; readonly paged?: true };
  };
}
