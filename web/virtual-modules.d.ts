/** Of every call of the contract its method, path and how to send it, without its validation code: "GET /api/user token". */
declare module 'virtual:api-routes' {
  import type { api } from '@clearplate/contract/api';
  export const routes: { readonly [Call in keyof typeof api]: string };
}
