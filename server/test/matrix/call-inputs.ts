import { randomUUID } from 'node:crypto';
import type { Api, CallName } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { clientFor, type AnyInput } from '../api-client.ts';
import { buildDish, unique } from '../builders.ts';
import {
  aCartLine,
  aChain,
  aChainComponent,
  aChart,
  aClaim,
  chartOfSoup,
  aDish,
  aGuestAnswer,
  aGuestQuestion,
  aFavouriteDish,
  aKitchenOrder,
  aPreference,
  aReport,
  aSentAnswer,
  aStrangersReport,
  address,
  anAddress,
  anAllergen,
  anAppointment,
  anArrivedMenu,
  anEater,
  anEnquiry,
  anIngredient,
  anOrderToSend,
  anOwner,
  noMilk,
  ofRestaurant,
  versionOf,
} from './call-records.ts';
import type { Cast } from './cast.ts';

type Input<Name extends CallName> = ClientInput<Api[Name]>;

/** A good input for every call that needs one, with a record of its own where the call is about one. */
type Inputs = { readonly [Name in CallName]?: (cast: Cast) => Input<Name> | Promise<Input<Name>> };

const zip = { params: { zip: '02139' } };
const text = { query: { q: 'soup' } };
const textAndZip = { query: { q: 'soup', zipcode: '02139' } };
const link = { token: 'x'.repeat(43) };
const nobody = { body: { eaters: [] } };

/** It is different each time, because links are mailed to one address only now and then. */
const anEmail = () => ({ body: { email_address: `${unique()}@example.com` } });

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const callInputs = {
  register: () => ({
    body: { username: 'New', email_address: `${unique()}@example.com`, password: 'correct horse battery' },
  }),
  login: ({ user }) => ({ body: { email_address: user.email, password: 'correct horse' } }),
  updateUser: () => ({ body: { username: 'Renamed', email: `${unique()}@example.com` } }),
  async endSession({ asUser }) {
    const sessions = await (await asUser()).listSessions();
    return { params: { id: sessions.find(({ current }) => current)?.id ?? '' } };
  },
  changePassword: () => ({ body: { current_password: 'correct horse', new_password: 'another horse battery' } }),
  requestPasswordReset: anEmail,
  resetPassword: () => ({ body: { ...link, new_password: 'another horse battery' } }),
  confirmEmail: () => ({ body: link }),
  revertEmail: () => ({ body: link }),
  requestSignInLink: anEmail,
  signInByLink: () => ({ body: link }),

  deleteUser: () => ({ body: { password: 'correct horse' } }),
  setProfilePicture: () => ({ file: new Blob([pixel]) }),

  setMyAllergens: () => ({ body: ['Milk'] }),
  createEater: () => ({ body: { name: unique('Kid') } }),
  async setEating(cast) {
    const { params } = await anEater(cast);
    return { body: { ids: [params.id] } };
  },
  renameEater: async (cast) => ({ ...(await anEater(cast)), body: { name: unique('Taken') } }),
  deleteEater: anEater,
  listEaterAllergens: anEater,
  setEaterAllergens: async (cast) => ({ ...(await anEater(cast)), body: [{ name: 'Milk' }] }),

  getPreference: aPreference,
  createPreference: () => ({ body: { name: 'No garlic', ingredients: 'Garlic' } }),
  updatePreference: async (cast) => ({ ...(await aPreference(cast)), body: { name: 'Taken', ingredients: '' } }),
  switchPreference: async (cast) => ({ ...(await aPreference(cast)), body: { is_on: false } }),
  deletePreference: aPreference,

  getAddress: anAddress,
  createAddress: () => ({ body: address('Home') }),
  updateAddress: async (cast) => ({ ...(await anAddress(cast)), body: address('Taken') }),
  deleteAddress: anAddress,

  async markFavouritesSeen(cast) {
    const { params } = await aFavouriteDish(cast);
    return { body: { dishes: [{ dish_id: Number(params.id), history_id: 1 }] } };
  },
  addFavouriteDish: aDish,
  removeFavouriteDish: aFavouriteDish,
  watchDish: async (cast) => ({ ...(await aFavouriteDish(cast)), body: { is_watched: true } }),
  // Keeping no longer what isn't kept is no mistake.
  setFavouriteWay: async (cast) => ({ ...(await aDish(cast)), body: { way: 'Without peanuts', is_saved: false } }),
  addFavouriteRestaurant: ofRestaurant,
  async removeFavouriteRestaurant(cast) {
    await (await cast.asUser()).addFavouriteRestaurant(ofRestaurant(cast));
    return ofRestaurant(cast);
  },
  stopWatching: () => ({ body: { token: randomUUID() } }),

  getOwnReports: async (cast) => (await aReport(cast)).dish,
  async reportDish(cast) {
    const { dish } = await aReport(cast);
    return { ...dish, body: { kind: 'reaction', allergens: ['milk'], words: 'Hives' } };
  },
  withdrawReport: async (cast) => (await aReport(cast)).report,
  listDishReports: async (cast) => (await aReport(cast)).dish,
  async listRestaurantReports(cast) {
    await aReport(cast);
    return ofRestaurant(cast);
  },
  answerReport: async (cast) => ({ ...(await aReport(cast)).report, body: { answer: 'We look into it.' } }),
  closeReport: aStrangersReport,
  dismissReport: async (cast) => ({ ...(await aStrangersReport(cast)), body: { reason: 'Spam' } }),

  listRestaurantsByPincode: () => zip,
  listRestaurantsNearby: () => zip,
  getRestaurantMenu: ofRestaurant,
  exportMenuAllergens: ofRestaurant,
  listArrivedMenus: ofRestaurant,
  decideArrivedMenu: async (cast) => {
    const { params } = await anArrivedMenu(cast);
    return { params, body: { dishes: [] }, ifMatch: await versionOf(cast) };
  },
  listMenuFormats: ofRestaurant,
  exportMenuAs: ({ restaurantId }) => ({ params: { id: String(restaurantId), format: 'square' } }),
  getRestaurant: ofRestaurant,
  listMenuEntries: ({ restaurantId }) => ({ params: { restaurantId: String(restaurantId) } }),
  getDish: aDish,
  getDishHistory: aDish,
  updateDishes: async (cast) => {
    const dish = await buildDish(cast.server.db, { restaurantId: cast.restaurantId });
    return { ...ofRestaurant(cast), body: [{ id: dish.id, name: 'Renamed' }] };
  },
  setDishImage: async (cast) => ({
    params: { restaurantId: String(cast.restaurantId), dishId: (await aDish(cast)).params.id },
    file: new Blob([pixel]),
  }),
  removeDishAllergen: anAllergen,
  addDishAllergen: anAllergen,
  removeDishIngredient: anIngredient,
  addDishIngredient: anIngredient,
  exportMenuFile: ofRestaurant,
  readMenuDraft: (cast) => ({ ...ofRestaurant(cast), file: new Blob(['Name,Milk\nSoup,x\n']) }),
  readMenuFileColumns: (cast) => ({ ...ofRestaurant(cast), file: new Blob(['Name\nSoup\n']) }),
  readMenuTable: (cast) => ({ ...ofRestaurant(cast), file: new Blob(['Name\nSoup\n']) }),
  listRestaurantHistory: ofRestaurant,
  setOpeningHours: async (cast) => ({
    ...ofRestaurant(cast),
    ifMatch: (await cast.server.guest.getRestaurant(ofRestaurant(cast)))[0]!.version,
    body: { opening_hours: [{ weekday: 1, opens: '11:00', closes: '21:00' }] },
  }),
  updateRestaurant: (cast) => ({ ...ofRestaurant(cast), body: { name: 'Renamed' } }),
  setRestaurantImage: ({ restaurantId }) => ({
    params: { restaurantId: String(restaurantId) },
    file: new Blob([pixel]),
  }),
  getMenuForEditing: ofRestaurant,
  getMenuVariants: ofRestaurant,
  saveVariants: async (cast) => {
    const dish = await buildDish(cast.server.db, { restaurantId: cast.restaurantId });
    return {
      params: { id: String(cast.restaurantId), dishId: String(dish.id) },
      body: { variants: [{ name: 'Without nuts', leaves_out: ['nuts'], adds: [] }] },
      ifMatch: await versionOf(cast),
    };
  },
  getKitchen: ofRestaurant,
  async saveKitchen({ restaurantId, tokens, server }) {
    const { version } = await clientFor(server.app, tokens.admin).getKitchen({ params: { id: String(restaurantId) } });
    const body = { equipment: [{ kind: 'fryer' as const, name: 'Fryer', dish_ids: [] }] };
    return { params: { id: String(restaurantId) }, body, ifMatch: version };
  },
  sendKitchenOrder: async (cast) => ({ body: await anOrderToSend(cast) }),
  readKitchenOrder: async (cast) => ({ body: { token: (await aKitchenOrder(cast)).kitchen_token } }),
  tickKitchenOrder: async (cast) => ({
    body: { token: (await aKitchenOrder(cast)).kitchen_token, line: 0, mark: 'seen', initials: 'AM' },
  }),
  withdrawKitchenOrder: async (cast) => ({ body: { token: (await aKitchenOrder(cast)).diner_token } }),
  sendGuestAnswer: aGuestAnswer,
  listGuestAnswers: ofRestaurant,
  sendGuestQuestion: aGuestQuestion,
  listGuestQuestions: ofRestaurant,
  withdrawGuestQuestion: () => ({ body: { key: 'k'.repeat(24) } }),
  settleGuestAnswer: async (cast) => ({ ...(await aSentAnswer(cast)), body: { outcome: 'dismissed' } }),
  getComponents: ofRestaurant,
  async saveComponents({ restaurantId, tokens, server }) {
    const params = { id: String(restaurantId) };
    const { version } = await clientFor(server.app, tokens.admin).getComponents({ params });
    return { params, body: { components: [{ key: unique(), name: unique('Sauce ') }] }, ifMatch: version };
  },
  previewComponents: (cast) => ({
    ...ofRestaurant(cast),
    body: { components: [{ key: unique(), name: unique('Sauce ') }] },
  }),
  async getComponentHistory({ restaurantId, tokens, server }) {
    const params = { id: String(restaurantId) };
    const admin = clientFor(server.app, tokens.admin);
    const { version } = await admin.getComponents({ params });
    const body = { components: [{ key: unique(), name: unique('Sauce ') }] };
    const { components } = await admin.saveComponents({ params, body, ifMatch: version });
    return { params: { ...params, componentId: String(components[0]?.id) } };
  },
  saveMenu: async (cast) => ({
    ...ofRestaurant(cast),
    body: { dishes: [{ key: unique(), name: 'New dish' }] },
    ifMatch: await versionOf(cast),
  }),
  getRecipe: aDish,
  searchRestaurants: () => text,
  searchRestaurantsByPincode: () => textAndZip,
  searchDishes: () => text,
  searchDishesByPincode: () => textAndZip,
  judgeDishes: () => nobody,
  countVerdicts: () => nobody,
  countRestaurantVerdicts: ({ restaurantId }) => ({ body: { eaters: [], restaurants: [restaurantId] } }),
  answerVerdict: () => ({ body: { id: 1, dish: { name: 'Soup' }, avoid: [{ name: 'milk' }] } }),
  judgeRecipes: () => nobody,
  discoverRestaurants: () => nobody,
  mapRestaurants: () => ({
    body: { ...nobody.body, zoom: 12, bounds: { north: 43, south: 42, west: -72, east: -71 } },
  }),
  listCorrections: () => text,
  suggestSearch: () => text,
  addToCart: async (cast) => ({ body: { dish_id: (await aDish(cast)).params.id, quantity: 2 } }),
  markCartLineSeen: aCartLine,
  getZip: () => zip,
  sendGeneralEnquiry: () => ({
    body: { name: 'Ann', email: 'ann@example.com', phoneno: '6175550100', message: 'Hello' },
  }),
  sendRestaurantEnquiry: () => ({
    body: {
      c_name: 'Bo',
      c_email: 'bo@example.com',
      c_phoneno: '6175550101',
      restaurant_name: 'Bo’s',
      restaurant_address: '1 Main St',
      zipcode: '02139',
      website: 'https://bo.example/',
    },
  }),

  getEnquiry: anEnquiry,
  answerEnquiry: async (cast) => ({ ...(await anEnquiry(cast)), body: { answer: 'Thank you' } }),
  closeEnquiry: anEnquiry,
  appointClaimant: async (cast) => ({ ...(await aClaim(cast)), body: { accept_unconfirmed: true } }),
  deleteEnquiry: anEnquiry,
  createRestaurant: () => ({ body: { name: unique('Table '), address: '1 Main St', zip: '02139' } }),
  appointOwner: anAppointment,
  removeOwner: anOwner,
  getChart: aChain,
  readChartFile: async (cast) => ({
    ...(await aChain(cast)),
    file: new Blob([JSON.stringify({ type: 'dish', id: 'd', menu: 'm', name: 'Soup', statements: [noMilk] })]),
  }),
  previewChart: async (cast) => ({ ...(await aChain(cast)), body: chartOfSoup }),
  recordChart: async (cast) => ({ ...(await aChain(cast)), body: chartOfSoup, ifMatch: 'none' }),
  getChainComponents: aChain,
  async saveChainComponents(cast) {
    const { chain, ifMatch } = await aChainComponent(cast);
    return { params: chain, body: { components: [{ key: unique(), name: unique('Sauce ') }] }, ifMatch };
  },
  previewChainComponents: async (cast) => ({
    ...(await aChain(cast)),
    body: { components: [{ key: unique(), name: unique('Sauce ') }] },
  }),
  async getChainComponentHistory(cast) {
    const { chain, componentId } = await aChainComponent(cast);
    return { params: { ...chain, componentId } };
  },
  withdrawChart: async (cast) => ({ ...(await aChart(cast)), body: { by_mistake: false } }),
} satisfies Inputs;

/** Returns a good input for a call; what needs none gets an empty one. */
export async function inputOf(name: string, cast: Cast): Promise<AnyInput> {
  const make = (
    callInputs as unknown as Readonly<Record<string, ((of: Cast) => AnyInput | Promise<AnyInput>) | undefined>>
  )[name];
  return (await make?.(cast)) ?? {};
}
