import { expect, test } from 'vitest';
import { readSources } from './check-imports.ts';
import { createChecker, type SourceFile } from './import-rules.ts';

const base: SourceFile[] = [
  { name: 'contract/src/api.ts', text: "import { dishes } from './dishes.ts';\nexport const api = dishes;" },
  { name: 'contract/src/dishes.ts', text: "import { z } from 'zod';\nexport const dishes = z.object({});" },
  { name: 'contract/src/pages.ts', text: 'export const pagePaths = [];' },
];
const check = (name: string, text: string) =>
  createChecker([...base, { name, text }])
    .check()
    .map(({ imported }) => imported);

test.each([
  ['domain/src/a.ts', "import { readFile } from 'node:fs';", 'node:fs'],
  ['domain/src/a.ts', "import { z } from 'zod';", 'zod'],
  ['domain/src/a.ts', "import type { Api } from '@clearplate/contract/api';", '@clearplate/contract/api'],
  ['contract/src/a.ts', "import { sql } from '../../server/src/db/sql.ts';", '../../server/src/db/sql.ts'],
  ['contract/src/a.ts', "import Fastify from 'fastify';", 'fastify'],
  ['server/src/db/a.ts', "import { AppError } from '../http/app-error.ts';", '../http/app-error.ts'],
  ['server/src/db/a.ts', "import { list } from '../features/x/x.queries.ts';", '../features/x/x.queries.ts'],
  ['server/src/db/embedded/a.ts', "import Fastify from 'fastify';", 'fastify'],
  ['server/src/http/a.ts', "import { list } from '../features/x/x.queries.ts';", '../features/x/x.queries.ts'],
  ['server/src/jobs/a.ts', "import { list } from '../features/x/x.queries.ts';", '../features/x/x.queries.ts'],
  ['server/src/jobs/a.ts', "import { createMailer } from '../mail/mailer.ts';", '../mail/mailer.ts'],
  ['server/src/mail/a.ts', "import { sql } from '../db/sql.ts';", '../db/sql.ts'],
  ['server/src/places/a.ts', "import { list } from '../features/x/x.queries.ts';", '../features/x/x.queries.ts'],
  ['server/src/text-files/a.ts', "import { sql } from '../db/sql.ts';", '../db/sql.ts'],
  ['server/src/features/x/x.ts', "import { y } from '../y/y.ts';", '../y/y.ts'],
  ['server/src/features/x/deep/x.ts', "import { y } from '../../y/y.ts';", '../../y/y.ts'],
  ['server/src/features/x/x.ts', "export { y } from '../y/y.ts';", '../y/y.ts'],
  ['server/src/features/x/x.ts', "const y = await import('../y/y.ts');", '../y/y.ts'],
  [
    'server/src/features/x/x.queries.ts',
    "import { AppError } from '../../http/app-error.ts';",
    '../../http/app-error.ts',
  ],
  ['server/src/features/x/x.queries.ts', "import { x } from './x.handlers.ts';", './x.handlers.ts'],
  ['server/src/features/x/x.queries.ts', "import { api } from '@clearplate/contract/api';", '@clearplate/contract/api'],
  ['web/src/shared/a.ts', "import { x } from '../features/x/x.tsx';", '../features/x/x.tsx'],
  ['web/src/features/x/x.tsx', "import { y } from '../y/y.tsx';", '../y/y.tsx'],
  ['web/src/features/x/x.tsx', "import { p } from '../../pages/p.tsx';", '../../pages/p.tsx'],
  ['web/src/pages/p.tsx', "import { app } from '../app/app.tsx';", '../app/app.tsx'],
  ['web/src/app/app.tsx', "import path from 'node:path';", 'node:path'],
  ['web/src/app/app.tsx', "import { z } from 'zod';", 'zod'],
  ['web/src/app/app.tsx', "import { api } from '@clearplate/contract/api';", '@clearplate/contract/api'],
  ['web/src/app/app.tsx', "import { sql } from '../../../server/src/db/sql.ts';", '../../../server/src/db/sql.ts'],
])('%s may not: %s', (name, text, imported) => {
  expect(check(name, text)).toContain(imported);
});

test.each([
  ['domain/src/a.ts', "import { b } from './b.ts';"],
  ['contract/src/a.ts', "import { z } from 'zod'; import { allergens } from '@clearplate/domain/facts/allergens';"],
  ['server/src/db/a.ts', "import pg from 'pg'; import fs from 'node:fs';"],
  ['server/src/http/a.ts', "import { sql } from '../db/sql.ts'; import Fastify from 'fastify';"],
  [
    'server/src/features/x/x.handlers.ts',
    "import { AppError } from '../../http/app-error.ts'; import { x } from './x.queries.ts';",
  ],
  [
    'server/src/features/x/x.queries.ts',
    "import { sql } from '../../db/sql.ts'; import type { Api } from '@clearplate/contract/api';",
  ],
  ['server/src/features/x/x.test.ts', "import { y } from '../y/y.ts';"],
  [
    'web/src/features/x/x.tsx',
    "import { Button } from '../../shared/ui/button.tsx'; import type { Api } from '@clearplate/contract/api';",
  ],
  ['web/src/pages/p.tsx', "import { x } from '../features/x/x.tsx'; import { y } from '../features/y/y.tsx';"],
  ['web/src/app/app.tsx', "import { pagePaths } from '@clearplate/contract/pages';"],
])('%s may: %s', (name, text) => {
  expect(check(name, text)).toEqual([]);
});

test('the sources of this project are found', async () => {
  const names = (await readSources()).map(({ name }) => name);
  expect(names).toContain('server/src/main.ts');
  expect(names).toContain('contract/src/api.ts');
});
