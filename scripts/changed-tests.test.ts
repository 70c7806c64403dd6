import { expect, it } from 'vitest';
import { chooseTests } from './changed-tests.ts';
import { stepsOfCheck } from './test-steps.ts';

const files: Record<string, string> = {
  'contract/src/tips.ts': `export const tipCalls = defineContract({});`,
  'contract/src/api.ts': `import { tipCalls } from './tips.ts'; export const api = { ...tipCalls };`,
  'server/src/handlers.ts': `import { tipHandlers } from './features/tips/tips.handlers.ts';`,
  'server/src/features/tips/tips.handlers.ts': `import type { Tip } from '@clearplate/contract/tips';
    import { tipOf } from '@clearplate/domain/menu/tip';`,
  'server/src/features/tips/tips.handlers.test.ts': `import { start } from '../../../test/test-server.ts';`,
  'server/src/features/other/other.handlers.test.ts': `import { start } from '../../../test/test-server.ts';`,
  'server/test/test-server.ts': `import { handlers } from '../src/handlers.ts';`,
  'server/test/own-pages.test.ts': `import { tipOf } from '@clearplate/domain/menu/tip';`,
  'domain/src/menu/tip.ts': `export const tipOf = () => 0;`,
  'domain/src/menu/tip.test.ts': `import { tipOf } from './tip.ts';`,
  'domain/src/wording/describe-tip.ts': `import { tipOf } from '../menu/tip.ts';`,
  'domain/src/wording/describe-tip.test.ts': `import { describeTip } from './describe-tip.ts';`,
  'domain/src/wording/type.test.ts': `import type { Tip } from '../menu/tip.ts';`,
  'web/src/features/tips/tip-form.tsx': `export const TipForm = () => null;`,
  'web/src/pages/tips/tips-page.tsx': `import { TipForm } from '../../features/tips/tip-form.tsx';`,
  'web/src/pages/tips/give-tip.test.tsx': `import { renderPage } from '../../../test/render-page.tsx';`,
  'web/src/pages/home/home.test.tsx': `import { renderPage } from '../../../test/render-page.tsx';`,
};
const chosen = (changed: string[], all = files) =>
  chooseTests(
    Object.entries(all).map(([name, text]) => ({ name, text })),
    changed,
  );
const translating = ['scripts/translating/interface-texts.test.ts', 'scripts/translating/server-messages.test.ts'];
const ofCalls = [
  'server/test/matrix/role-matrix.test.ts',
  'server/test/attacks/sent-twice.test.ts',
  'server/test/attacks/stale-writes.test.ts',
  'server/src/features/own-data/own-data.handlers.test.ts',
  'server/src/features/own-data/own-data-tables.test.ts',
];

it('runs the tests beside a change and those that import it, nearest first, and not for types or a missing build', () => {
  expect(chosen(['domain/src/menu/tip.ts'])).toEqual({
    tests: [
      'domain/src/menu/tip.test.ts',
      'server/src/features/tips/tips.handlers.test.ts',
      'domain/src/wording/describe-tip.test.ts',
      ...translating,
    ],
    left: 1,
  });
});

it('runs a new text’s page and the tests that look for its Spanish', () => {
  expect(chosen(['web/src/features/tips/tip-form.tsx']).tests).toEqual([
    'web/src/pages/tips/give-tip.test.tsx',
    ...translating,
  ]);
});

it('runs for a new call its feature’s tests and those that go through all calls, not all that start a server', () => {
  const changed = ['contract/src/api.ts', 'contract/src/tips.ts', 'server/src/handlers.ts'];
  expect(chosen(changed)).toEqual({
    tests: ['server/src/features/tips/tips.handlers.test.ts', ...translating, ...ofCalls],
    left: 0,
  });
  expect(chosen(['server/migrations/0099-tips.sql']).tests).toEqual(ofCalls);
});

it('runs every test that changed itself, and of the others the nearest thirty', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`web/src/far/${at}.test.ts`, `import { a } from '../tips/a.ts';`]),
  );
  const all = { ...files, ...many, 'web/src/tips/a.test.ts': `import { a } from './a.ts';` };
  const near = chosen(['web/src/tips/a.ts'], all);
  expect(near.tests.slice(0, -translating.length)).toHaveLength(30);
  expect(near.left).toBe(11);
  const own = ['server/test/own-pages.test.ts', ...Object.keys(many)];
  expect(chosen(own, all).tests).toEqual(expect.arrayContaining(own));
});

it('checks all types and lints only what changed', () => {
  const names = (ofChanges: boolean) => stepsOfCheck(ofChanges).map(({ name }) => name);
  expect(names(true).toSorted()).toEqual(names(false).toSorted());
  expect(names(true).filter((name) => name === 'lint')).toHaveLength(1);
});
