/** One request of a task over HTTP. */
export interface WorkRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

export const get = (path: string): WorkRequest => ({ method: 'GET', path });
export const post = (path: string, body: unknown): WorkRequest => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
});
