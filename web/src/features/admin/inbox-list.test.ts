import { expect, test } from 'vitest';
import { buildEnquiry } from '../../../test/admin-builders.ts';
import { hasUnsent, inboxList, noWork } from './inbox-list.ts';

const [one, two, three] = [1, 2, 3].map((id) => buildEnquiry({ id }));
const answer = { at: '2026-11-04T10:00:00.000Z', by: 'Ada', text: 'Yes', mailed: false, undelivered: false };

test('what was written to stays in its place when the list, loaded again, no longer has it', () => {
  const work = { ...noWork, kept: new Map([[2, two!]]), drafts: new Map([[2, 'Half']]) };
  expect(inboxList([one!, three!], work).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('what was settled here is shown as settled; else what was loaded last holds', () => {
  const renamed = buildEnquiry({ id: 1, name: 'Renamed' });
  const work = {
    ...noWork,
    kept: new Map([
      [1, one!],
      [2, { ...two!, answer }],
    ]),
  };
  expect(inboxList([renamed, two!], work)).toEqual([renamed, { ...two!, answer }]);
});

test('what was deleted is gone', () => {
  expect(inboxList([one!, two!], { ...noWork, kept: new Map([[1, one!]]), deleted: new Set([1]) })).toEqual([two]);
});

test('blanks alone are nothing to lose', () => {
  expect(hasUnsent({ ...noWork, drafts: new Map([[1, ' \n ']]) })).toBe(false);
  expect(
    hasUnsent({
      ...noWork,
      drafts: new Map([
        [1, ' \n '],
        [2, 'x'],
      ]),
    }),
  ).toBe(true);
});
