import type { Role } from '@clearplate/domain/menu/policies';
import { closeSession, openSession } from '../../src/http/session.ts';
import { clientFor, type ApiClient } from '../api-client.ts';
import { buildRestaurant, buildUser, unique } from '../builders.ts';
import type { TestServer } from '../test-server.ts';

/** Everybody who may try a call. The records in the calls are the user's, the restaurant is the owner's. */
export const callers = ['guest', 'user', 'other', 'owner', 'rival', 'admin', 'expired', 'revoked'] as const;
export type Caller = (typeof callers)[number];

interface Person {
  readonly id: number;
  readonly email: string;
}

/** The people of one row of the matrix, and what belongs to them. */
export interface Cast {
  readonly server: TestServer;
  readonly user: Person;
  readonly restaurantId: number;
  /** A text in everything that the user stores. No answer to anybody else may contain it. */
  readonly secret: string;
  /** The user's client, with a session of its own. */
  readonly asUser: () => Promise<ApiClient>;
  readonly tokens: Readonly<Record<Caller, string | undefined>>;
}

async function tokensOf(server: TestServer, people: Record<'user' | 'other' | 'owner' | 'rival' | 'admin', Person>) {
  const now = new Date();
  const signIn = ({ id }: Person, at = now) => openSession(server.db, id, at);
  const revoked = await signIn(people.user);
  await closeSession(server.db, revoked);
  // Opening a session clears away expired ones, so this comes last: it must be refused, not unknown.
  const tokens = {
    guest: undefined,
    user: await signIn(people.user),
    other: await signIn(people.other),
    owner: await signIn(people.owner),
    rival: await signIn(people.rival),
    admin: await signIn(people.admin),
    revoked,
    expired: await signIn(people.user, new Date(now.getTime() - 181 * 86_400_000)),
  };
  return tokens satisfies Record<Caller, string | undefined>;
}

export async function buildCast(server: TestServer): Promise<Cast> {
  const person = (role: Role) => buildUser(server.db, { role });
  const [user, other, admin] = [await person('user'), await person('user'), await person('w_admin')];
  const [owner, rival] = [await person('r_admin'), await person('r_admin')];
  const restaurant = await buildRestaurant(server.db, { ownerId: owner.id });
  await buildRestaurant(server.db, { ownerId: rival.id });
  return {
    server,
    user,
    restaurantId: restaurant.id,
    secret: unique('secret'),
    asUser: async () => clientFor(server.app, await openSession(server.db, user.id, new Date())),
    tokens: await tokensOf(server, { user, other, owner, rival, admin }),
  };
}
