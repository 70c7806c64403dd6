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
  const complain = () => client.reportDish({ params, body: { kind: 'wrong', words: 'It costs more than it says' } });
  return { owner, params, client, tell, react, complain };
}

type Table = Awaited<ReturnType<typeof setTable>>;

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

describe('a warning that counts', () => {
  const told = 'avoid: A diner was told on 3 Nov 2041: contains sesame';

  it.each([
    ['that something looks wrong', ({ complain }: Table) => complain()],
    ['a reaction whose cause isn’t known', ({ react }: Table) => react()],
    ['a reaction to something else', ({ react }: Table) => react('milk')],
  ])('of what somebody was told is not taken back by saying %s', async (_, say) => {
    const table = await setTable();
    await table.tell('sesame');
    await expect(say(table)).rejects.toMatchObject({ status: 409 });
    expect(await sentenceOf(table.params, 'sesame')).toBe(told);
    await table.client.withdrawReport({ params: table.params });
    await say(table);
    expect(await sentenceOf(table.params, 'sesame')).toMatch(/^none_declared: /);
  });

  it('of what somebody was told gives way to a reaction to that and more', async () => {
    const { params, tell, react } = await setTable();
    await tell('sesame');
    await react('milk', 'sesame');
    for (const allergen of ['sesame', 'milk'] as const)
      expect(await sentenceOf(params, allergen)).toBe(`avoid: A diner reacted on 3 Nov 2041: ${allergen}`);
  });

  it('of a reaction, known cause or not, is not taken back by saying that something looks wrong', async () => {
    const { params, react, complain } = await setTable();
    await react('sesame');
    await expect(complain()).rejects.toMatchObject({ status: 409 });
    expect(await sentenceOf(params, 'sesame')).toBe('avoid: A diner reacted on 3 Nov 2041: sesame');
    await react();
    await expect(complain()).rejects.toMatchObject({ status: 409 });
    expect((await server.guest.getDish({ params }))[0]!.facts.unexplained).toHaveLength(1);
  });

  it('does not wipe what its author said looks wrong, nor what the restaurant answered', async () => {
    const { owner, params, client, tell, complain } = await setTable();
    const { id } = await complain();
    await owner.client.answerReport({ params: { id: String(id) }, body: { answer: 'We have new prices.' } });
    await expect(tell('sesame')).rejects.toMatchObject({ status: 409 });
    const kept = { kind: 'wrong', words: 'It costs more than it says', answer: 'We have new prices.' };
    expect((await client.getOwnReport({ params })).report).toMatchObject(kept);
    await client.withdrawReport({ params });
    await tell('sesame');
    expect(await sentenceOf(params, 'sesame')).toBe(told);
  });

  it('has the day of the reaction, also where somebody was told of it later', async () => {
    const { params, tell } = await setTable();
    const { client } = await signUpConfirmed(server);
    server.setNow(new Date('2041-11-02T10:00:00Z'));
    await client.reportDish({ params, body: { kind: 'reaction', allergens: ['sesame'] } });
    server.setNow(third);
    await tell('sesame');
    expect(await sentenceOf(params, 'sesame')).toBe('avoid: A diner reacted on 2 Nov 2041: sesame');
  });
});
