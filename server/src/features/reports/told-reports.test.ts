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
const told = 'avoid: A diner was told on 3 Nov 2041: contains sesame';

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
  const withdraw = ({ id }: { id: number }) => client.withdrawReport({ params: { id: String(id) } });
  return { owner, params, client, tell, react, complain, withdraw };
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

  it('stands beside a reaction of the same person, in whichever order they are reported', async () => {
    const reacted = 'avoid: A diner reacted on 3 Nov 2041: milk';
    const [table, other] = [await setTable(), await setTable()];
    await table.react('milk');
    await table.tell('sesame', 'milk');
    await other.tell('sesame', 'milk');
    await other.react('milk');
    for (const { params, client } of [table, other]) {
      expect(await sentenceOf(params, 'milk')).toBe(reacted);
      expect(await sentenceOf(params, 'sesame')).toBe(told);
      expect((await client.getOwnReports({ params })).map(({ kind }) => kind).toSorted()).toEqual(['reaction', 'told']);
    }
    const { items } = await server.guest.getDishHistory({ params: other.params });
    expect(items[0]!.changes).toEqual([{ kind: 'reaction_reported', allergen: 'milk' }]);
  });

  it('is one for each person and dish, however fast it is sent', async () => {
    const { params, client, tell, react } = await setTable();
    await Promise.all([tell('sesame'), react('milk'), tell('milk'), react('milk', 'sesame'), tell('eggs')]);
    const own = await client.getOwnReports({ params });
    expect(own.map(({ kind }) => kind).toSorted()).toEqual(['reaction', 'told']);
    const heard = own.find(({ kind }) => kind === 'told')!.allergens.map(({ allergen }) => allergen);
    expect(heard.toSorted()).toEqual(['eggs', 'milk', 'sesame']);
  });

  it('is a reaction where another diner reacted', async () => {
    const { params, tell } = await setTable();
    const { client } = await signUpConfirmed(server);
    await client.reportDish({ params, body: { kind: 'reaction', allergens: ['sesame'] } });
    await tell('sesame');
    expect(await sentenceOf(params, 'sesame')).toBe('avoid: A diner reacted on 3 Nov 2041: sesame');
  });

  it('ends when it is taken back, and names an allergen', async () => {
    const { params, tell, withdraw } = await setTable();
    await expect(tell()).rejects.toMatchObject({ status: 400 });
    await withdraw(await tell('sesame'));
    expect(await sentenceOf(params, 'sesame')).toMatch(/^none_declared: /);
  });
});

describe('a warning that counts', () => {
  it.each([
    ['that something looks wrong', ({ complain }: Table) => complain()],
    ['a reaction whose cause isn’t known', ({ react }: Table) => react()],
    ['a reaction to something else', ({ react }: Table) => react('milk')],
  ])('of what somebody was told stays beside %s, also once that is withdrawn', async (_, say) => {
    const table = await setTable();
    const heard = await table.tell('sesame');
    const said = await say(table);
    expect(await sentenceOf(table.params, 'sesame')).toBe(told);
    await table.withdraw(said);
    expect(await sentenceOf(table.params, 'sesame')).toBe(told);
    await table.withdraw(heard);
    expect(await sentenceOf(table.params, 'sesame')).toMatch(/^none_declared: /);
  });

  it('of a reaction, known cause or not, stays beside what looks wrong', async () => {
    const { params, react, complain } = await setTable();
    await react('sesame');
    await complain();
    expect(await sentenceOf(params, 'sesame')).toBe('avoid: A diner reacted on 3 Nov 2041: sesame');
    await react();
    await complain();
    expect((await server.guest.getDish({ params }))[0]!.facts.unexplained).toHaveLength(1);
  });

  it('of a reaction that is withdrawn is that of what the same person was told', async () => {
    const { params, tell, react, withdraw } = await setTable();
    await tell('sesame');
    const reaction = await react('sesame');
    expect(await sentenceOf(params, 'sesame')).toBe('avoid: A diner reacted on 3 Nov 2041: sesame');
    await withdraw(reaction);
    expect(await sentenceOf(params, 'sesame')).toBe(told);
  });

  it('that a site admin settled leaves the same person’s other one', async () => {
    const { owner, params, tell, react } = await setTable();
    const reaction = await react('sesame');
    await tell('sesame');
    server.setNow(new Date('2041-11-05T10:00:00Z'));
    const restaurant = { id: String((await server.guest.getDish({ params }))[0]!.restaurant_id) };
    const { version } = await owner.client.getMenuForEditing({ params: restaurant });
    const statements = [{ allergen: 'sesame' as const, level: 'absent' as const }];
    const body = { dishes: [{ id: Number(params.id), statements }] };
    await owner.client.saveMenu({ params: restaurant, ifMatch: version, body });
    const admin = await signUpConfirmed(server, { role: 'w_admin' });
    await admin.client.closeReport({ params: { id: String(reaction.id) } });
    expect(await sentenceOf(params, 'sesame')).toBe(told);
    server.setNow(third);
  });

  it('does not wipe what its author said looks wrong, nor what the restaurant answered', async () => {
    const { owner, params, client, tell, complain } = await setTable();
    const { id } = await complain();
    await owner.client.answerReport({ params: { id: String(id) }, body: { answer: 'We have new prices.' } });
    await tell('sesame');
    const kept = { kind: 'wrong', words: 'It costs more than it says', answer: 'We have new prices.' };
    expect(await client.getOwnReports({ params })).toMatchObject([kept, { kind: 'told', answer: null }]);
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
