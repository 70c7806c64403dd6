import { createHash } from 'node:crypto';

// A statement whose text varies with its input would fill every connection's memory with prepared copies.
const limit = 500;

/** Names statements by their text, so that PostgreSQL parses each of them once per connection. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= limit) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    names.set(text, name);
    return name;
  };
}
