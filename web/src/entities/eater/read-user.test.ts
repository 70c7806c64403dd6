import { expect, test } from 'vitest';
import { buildUser } from '../../../test/builders.ts';
import { readUser } from './read-user.ts';

test('a whole person is read as it is', () => {
  expect(readUser(buildUser({ role: 'w_admin' }))).toEqual(buildUser({ role: 'w_admin' }));
});

test.each([undefined, '', 'user', 'root', ['w_admin'], null])('the role %j is a user’s', (role) => {
  expect(readUser({ ...buildUser(), role }).role).toBe('user');
});

test.each(['email', 'email_address'])('%s alone will do', (name) => {
  const { email, email_address, ...rest } = buildUser();
  expect(email).toBe(email_address);
  expect(readUser({ ...rest, [name]: email })).toEqual(buildUser());
});

test('nothing counts as confirmed that isn’t said to be', () => {
  expect(readUser({ ...buildUser(), email_confirmed: 'false' }).email_confirmed).toBe(false);
});

test.each([undefined, null, [], {}, 'user', { ...buildUser(), username: undefined }, { ...buildUser(), id: null }])(
  '%j is nobody',
  (value) => {
    expect(() => readUser(value)).toThrow('Unreadable answer');
  },
);
