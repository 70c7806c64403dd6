import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../db/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

describe('the profile', () => {
  it('gives what everybody who eats today avoids, resolved; a name that nobody knows is kept', async () => {
    const { id, client } = await server.signUp();
    const [eater] = await server.db.query<{ id: number }>(
      sql`insert into eaters (user_id, name, position) values (${id}, 'Me', 0) returning id`,
    );
    await server.db.query(
      sql`insert into eaters (user_id, name, position, is_eating) values (${id}, 'Away', 1, false)`,
    );
    await server.db.query(sql`insert into eater_allergens (eater_id, name, strictness)
      values (${eater!.id}, 'Milk', 'dangerous'), (${eater!.id}, 'Zorgleberry', 'dangerous')`);
    const [on] = await server.db.query<{ id: number }>(
      sql`insert into preferences (eater_id, name) values (${eater!.id}, 'No garlic') returning id`,
    );
    await server.db.query(
      sql`insert into preference_ingredients (preference_id, position, name) values (${on!.id}, 0, 'Garlic')`,
    );
    const { eaters } = await client.getProfile();
    expect(eaters).toHaveLength(1);
    expect(eaters[0]!.avoids).toEqual([
      { kind: 'allergen', allergen: 'milk', strictness: 'dangerous' },
      { kind: 'unknown', name: 'Zorgleberry', strictness: 'dangerous' },
      {
        kind: 'ingredient',
        name: expect.stringMatching(/^garlic$/i),
        term: expect.any(String),
        closed: true,
        names: expect.arrayContaining(['garlic']),
      },
    ]);
  });

  it('is empty for somebody who has said nothing', async () => {
    const { client } = await server.signUp();
    const { lexiconVersion } = await client.getAssessSettings();
    expect(await client.getProfile()).toEqual({ eaters: [], lexicon_version: lexiconVersion });
  });
});
