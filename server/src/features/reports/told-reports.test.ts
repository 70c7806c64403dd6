import type { AllergenId } from '@clearplate/domain/facts/allergens';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { describeCause } from '@clearplate/domain/wording/verdict-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDish, buildRestaurant } from '../../../test/builders.ts';
import { signUpConfirmed } from '../../../test/confirm-email.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  server.setNow(third);
});
afterAll(() => server.end());

const third = new Date('2041-11-03T10:00:00Z');

async function setTable() {
  const owner = await signUpConfirmed(server, { role: 'r_admin' });
  const restaurant = await buildRestaurant(server.db, { ownerId: owner.id });
  const statements = (['sesame', 'milk'] as const).map((allergen) => ({
    allergen,
    level: 'absent' as const,
    source: 'restaurant' as const,
    stated_at: '2041-11-01T10:00:00.000Z',
  }));
  const dish = await buildDish(server.db, { restaurantId: restaurant.id, statements });
  const params = { id: String(dish.id) };
  const { client } = await signUpConfirmed(server);
  const tell = (...allergens: AllergenId[]) => client.reportDish({ params, body: { kind: 'told', allergens } });
  const react = (...allergens: AllergenId[]) => client.reportDish({ params, body: { kind: 'reaction', allergens } });
  return { owner, params, client, tell, react };
}

async function sentenceOf(params: { id: string }, allergen: AllergenId): Promise<string> {
  const [dish] = await server.guest.getDish({ params });
  const { lexiconVersion, statementDays } = await server.guest.getAssessSettings();
  const context = { now: third.toISOString(), lexiconVersion, statementDays };
  const { verdict, causes } = assessDish(dish!.facts, [{ avoids: [allergenAvoidance(allergen)] }], context);
  return `${verdict}: ${describeCause(causes[0]!)}`;
}

describe('what a diner was told that a dish contains', () => {
  it('warns everybody, and says that nobody reacted', async () => {
    const { owner, params, tell } = await setTable();
    expect(await sentenceOf(params, 'sesame')).toMatch(/^none_declared: /);
    await tell('sesame');
    expect(await sentenceOf(params, 'sesame')).toBe('avoid: A diner was told on 3 Nov 2041: contains sesame');
    expect(await sentenceOf(params, 'milk')).toMatch(/^none_declared: /);
    const { items } = await server.guest.getDishHistory({ params });
    expect(items[0]!.changes).toEqual([{ kind: 'reaction_reported', allergen: 'sesame', told: true }]);
    expect(await server.guest.listDishReports({ params })).toMatchObject([{ kind: 'told', state: 'open' }]);
    const mails = await server.mailsTo(owner.email);
    expect(mails.map(({ subject }) => subject)).toContain('A diner was told what a dish contains');
  });

  it('adds to what the same person was told before, and takes nothing of it back', async () => {
    const { params, tell } = await setTable();
    await tell('sesame');
    await tell('milk');
    for (const allergen of ['sesame', 'milk'] as const) expect(await sentenceOf(params, allergen)).toMatch(/^avoid: /);
  });

  it('doesn’t take the place of a reaction, while a reaction takes its place', async () => {
    const { params, tell, react } = await setTable();
    await react('milk');
    await expect(tell('sesame')).rejects.toMatchObject({ status: 409 });
    expect(await sentenceOf(params, 'milk')).toBe('avoid: A diner reacted on 3 Nov 2041: milk');
    const other = await setTable();
    await other.tell('milk');
    await other.react('milk');
    expect(await sentenceOf(other.params, 'milk')).toBe('avoid: A diner reacted on 3 Nov 2041: milk');
    const { items } = await server.guest.getDishHistory({ params: other.params });
    expect(items[0]!.changes).toEqual([{ kind: 'reaction_reported', allergen: 'milk' }]);
  });

  it('is a reaction where another diner reacted', async () => {
    const { params, tell } = await setTable();
    const { client } = await signUpConfirmed(server);
    await client.reportDish({ params, body: { kind: 'reaction', allergens: ['sesame'] } });
    await tell('sesame');
    expect(await sentenceOf(params, 'sesame')).toBe('avoid: A diner reacted on 3 Nov 2041: sesame');
  });

  it('ends when it is taken back, and names an allergen', async () => {
    const { params, client, tell } = await setTable();
    await expect(tell()).rejects.toMatchObject({ status: 400 });
    await tell('sesame');
    await client.withdrawReport({ params });
    expect(await sentenceOf(params, 'sesame')).toMatch(/^none_declared: /);
  });
});
