import { assessDish } from '@clearplate/domain/verdict/assess-dish';
import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpConfirmed } from '../../../test/confirm-email.ts';
import { openMenuOf } from '../../../test/open-menu.ts';
import { createTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.end());

const day = (date: number) => new Date(`2041-11-0${date}T10:00:00Z`);
const noMilk = [{ allergen: 'milk' as const, level: 'absent' as const }];

/**
 * Makes a dish and a way to make it, both said to be without milk on the first; somebody reacts to milk on the third.
 */
async function react() {
  server.setNow(day(1));
  const { owner, params, create, save } = await openMenuOf(server);
  const dish = await create({ name: 'Potatoes', ingredients: ['Potatoes', 'Onion'], statements: noMilk });
  const way = { name: 'Without onion', leaves_out: ['Onion'], adds: [] };
  const saveWay = async (more: object) => {
    const { version } = await owner.client.getMenuVariants({ params });
    const body = { variants: [{ ...way, ...more }] };
    await owner.client.saveVariants({ params: { ...params, dishId: String(dish.id) }, ifMatch: version, body });
  };
  await saveWay({ statements: noMilk });
  server.setNow(day(3));
  const diner = await signUpConfirmed(server);
  const of = { params: { id: String(dish.id) } };
  const { id } = await diner.client.reportDish({ ...of, body: { kind: 'reaction', allergens: ['milk'] } });
  const admin = (await server.signUp({ role: 'w_admin' })).client;
  const report = { params: { id: String(id) } };
  /** Returns what is said of the dish, and of the way. */
  const verdicts = async () => {
    const [shown] = await server.guest.getDish(of);
    const context = { now: day(6).toISOString(), statementDays: 180, lexiconVersion: shown!.facts.lexiconVersion };
    const assess = (facts: Parameters<typeof assessDish>[0]) =>
      assessDish(facts, [{ avoids: [allergenAvoidance('milk')] }], context).verdict;
    return [assess(shown!.facts), ...(shown!.variants ?? []).map(({ facts }) => assess(facts))];
  };
  return { dish, save, saveWay, admin, report, verdicts, diner };
}

const restated = ['none_declared', 'none_declared'];

it('a report that is closed uncovers nothing that was stated before of another way to make the dish', async () => {
  const { dish, save, saveWay, admin, report, verdicts } = await react();
  expect(await verdicts()).toEqual(['avoid', 'avoid']);
  server.setNow(day(5));
  await save([{ id: dish.id, statements: noMilk }]);
  await admin.closeReport(report);
  expect(await verdicts()).toEqual(['none_declared', 'not_verified']);
  await saveWay({ statements: noMilk });
  expect(await verdicts()).toEqual(restated);
});

it('what was stated of the way after the report stands once it is closed', async () => {
  const { dish, save, saveWay, admin, report, verdicts } = await react();
  server.setNow(day(4));
  await saveWay({ statements: noMilk });
  server.setNow(day(5));
  await save([{ id: dish.id, statements: noMilk }]);
  await admin.closeReport(report);
  expect(await verdicts()).toEqual(restated);
});

it('a report that is dismissed or taken back leaves what was stated as it was', async () => {
  const dismissed = await react();
  await dismissed.admin.dismissReport({ ...dismissed.report, body: { reason: 'Another restaurant' } });
  expect(await dismissed.verdicts()).toEqual(restated);
  const withdrawn = await react();
  await withdrawn.diner.client.withdrawReport(withdrawn.report);
  expect(await withdrawn.verdicts()).toEqual(restated);
});
