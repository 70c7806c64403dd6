import { randomUUID } from 'node:crypto';
import type { Api, CallName } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { clientFor } from '../api-client.ts';
import { buildDish, buildEnquiry, buildRestaurant, buildUser, unique } from '../builders.ts';
import { sql } from '../../src/db/sql.ts';
import type { Cast } from './cast.ts';

type Input<Name extends CallName> = ClientInput<Api[Name]>;

/** A good input for every call, with a record of its own where the call is about one. */
type Inputs = { readonly [Name in CallName]: (cast: Cast) => Input<Name> | Promise<Input<Name>> };

const none = () => ({});
const zip = { params: { zip: '02139' } };
const text = { query: { q: 'soup' } };
const textAndZip = { query: { q: 'soup', zipcode: '02139' } };
const link = { token: 'x'.repeat(43) };
const nobody = { body: { eaters: [] } };

/** Another each time: links are mailed to one address now and then only. */
const anEmail = () => ({ body: { email_address: `${unique()}@example.com` } });

const address = (name: string) => ({
  name,
  address_line_1: '1 Main St',
  city: 'Cambridge',
  state: 'Massachusetts',
  zip_code: '02139',
  country: 'United States',
});

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function anEater(cast: Cast) {
  const eater = await (await cast.asUser()).createEater({ body: { name: cast.secret } });
  return { params: { id: String(eater.id) } };
}

async function aPreference(cast: Cast) {
  const body = { name: cast.secret, ingredients: cast.secret };
  const preference = await (await cast.asUser()).createPreference({ body });
  return { params: { id: String(preference.id) } };
}

async function anAddress(cast: Cast) {
  const made = await (await cast.asUser()).createAddress({ body: address(cast.secret) });
  return { params: { id: String(made.id) } };
}

async function aDish({ server, restaurantId }: Cast) {
  const dish = await buildDish(server.db, { restaurantId });
  return { params: { id: String(dish.id) } };
}

async function anEnquiry({ server }: Cast) {
  const enquiry = await buildEnquiry(server.db);
  return { params: { id: String(enquiry.id) } };
}

async function aClaim({ server }: Cast) {
  const [person, restaurant] = [await buildUser(server.db), await buildRestaurant(server.db)];
  const claim = await buildEnquiry(server.db, { email: person.email, restaurantId: restaurant.id });
  return { params: { id: String(claim.id) } };
}

async function anOwner({ server }: Cast) {
  const person = await buildUser(server.db, { role: 'r_admin' });
  const restaurant = await buildRestaurant(server.db, { ownerId: person.id });
  return { params: { id: String(restaurant.id), ownerId: String(person.id) } };
}

async function anAppointment({ server }: Cast) {
  const [person, restaurant] = [await buildUser(server.db), await buildRestaurant(server.db)];
  return { params: { id: String(restaurant.id) }, body: { email: person.email, accept_unconfirmed: true } };
}

async function aKeptDish(cast: Cast) {
  const dish = await aDish(cast);
  await (await cast.asUser()).addFavouriteDish(dish);
  return dish;
}
const anAllergen = async (cast: Cast) => ({ params: { dishId: (await aDish(cast)).params.id, allergen: 'Milk' } });
const anIngredient = async (cast: Cast) => ({ params: { dishId: (await aDish(cast)).params.id, ingredient: 'Rice' } });

async function aCartLine(cast: Cast) {
  const { params } = await aDish(cast);
  const client = await cast.asUser();
  await client.addToCart({ body: { dish_id: params.id, quantity: 1 } });
  const [group] = await client.getCart();
  const line = group?.dishes.find(({ dish_id }) => String(dish_id) === params.id);
  return { params: { dishId: params.id }, body: { shown: line?.shown ?? '' } };
}

async function versionOf({ restaurantId, tokens, server }: Cast) {
  const params = { id: String(restaurantId) };
  return (await clientFor(server.app, tokens.admin).getMenuForEditing({ params })).version;
}

/** The user's own; what they wrote is for the site's admins alone. */
async function aReport(cast: Cast, by = cast.asUser) {
  const { params } = await aDish(cast);
  await cast.server.db.query(sql`update users set email_confirmed_at = now()`);
  const body = { kind: 'reaction' as const, allergens: [], words: cast.secret };
  const report = await (await by()).reportDish({ params, body });
  return { dish: { params }, report: { params: { id: String(report.id) } } };
}

/** What an admin decides changes somebody's report. */
async function aStrangersReport({ server, ...cast }: Cast) {
  const stranger = await server.signUp();
  return (await aReport({ ...cast, server, secret: 'Hives' }, async () => stranger.client)).report;
}

const ofRestaurant = ({ restaurantId }: Cast) => ({ params: { id: String(restaurantId) } });

export const callInputs: Inputs = {
  register: () => ({
    body: { username: 'New', email_address: `${unique()}@example.com`, password: 'correct horse battery' },
  }),
  login: ({ user }) => ({ body: { email_address: user.email, password: 'correct horse' } }),
  logout: none,
  getUser: none,
  updateUser: () => ({ body: { username: 'Renamed', email: `${unique()}@example.com` } }),
  listSessions: none,
  async endSession({ asUser }) {
    const sessions = await (await asUser()).listSessions();
    return { params: { id: sessions.find(({ current }) => current)?.id ?? '' } };
  },
  endAllSessions: none,
  changePassword: () => ({ body: { current_password: 'correct horse', new_password: 'another horse battery' } }),
  requestPasswordReset: anEmail,
  resetPassword: () => ({ body: { ...link, new_password: 'another horse battery' } }),
  requestEmailConfirmation: none,
  confirmEmail: () => ({ body: link }),
  revertEmail: () => ({ body: link }),
  requestSignInLink: anEmail,
  signInByLink: () => ({ body: link }),

  exportOwnData: none,
  deleteUser: () => ({ body: { password: 'correct horse' } }),
  getProfilePicture: none,
  setProfilePicture: () => ({ file: new Blob([pixel]) }),
  deleteProfilePicture: none,

  getProfile: none,
  listMyAllergens: none,
  setMyAllergens: () => ({ body: ['Milk'] }),
  listEaters: none,
  createEater: () => ({ body: { name: 'Kid' } }),
  async setEating(cast) {
    const { params } = await anEater(cast);
    return { body: { ids: [params.id] } };
  },
  renameEater: async (cast) => ({ ...(await anEater(cast)), body: { name: 'Taken' } }),
  deleteEater: anEater,
  listEaterAllergens: anEater,
  setEaterAllergens: async (cast) => ({ ...(await anEater(cast)), body: [{ name: 'Milk' }] }),

  listPreferences: none,
  getPreference: aPreference,
  createPreference: () => ({ body: { name: 'No garlic', ingredients: 'Garlic' } }),
  updatePreference: async (cast) => ({ ...(await aPreference(cast)), body: { name: 'Taken', ingredients: '' } }),
  switchPreference: async (cast) => ({ ...(await aPreference(cast)), body: { is_on: false } }),
  deletePreference: aPreference,

  listAddresses: none,
  getAddress: anAddress,
  createAddress: () => ({ body: address('Home') }),
  updateAddress: async (cast) => ({ ...(await anAddress(cast)), body: address('Taken') }),
  deleteAddress: anAddress,

  listFavourites: none,
  listFavouriteMarks: none,
  async markFavouritesSeen(cast) {
    const { params } = await aKeptDish(cast);
    return { body: { dishes: [{ dish_id: Number(params.id), history_id: 1 }] } };
  },
  addFavouriteDish: aDish,
  removeFavouriteDish: aKeptDish,
  watchDish: async (cast) => ({ ...(await aKeptDish(cast)), body: { is_watched: true } }),
  addFavouriteRestaurant: ofRestaurant,
  async removeFavouriteRestaurant(cast) {
    await (await cast.asUser()).addFavouriteRestaurant(ofRestaurant(cast));
    return ofRestaurant(cast);
  },
  stopWatching: () => ({ body: { token: randomUUID() } }),

  getOwnReport: async (cast) => (await aReport(cast)).dish,
  async reportDish(cast) {
    const { dish } = await aReport(cast);
    return { ...dish, body: { kind: 'reaction', allergens: ['milk'], words: 'Hives' } };
  },
  withdrawReport: async (cast) => (await aReport(cast)).dish,
  listDishReports: async (cast) => (await aReport(cast)).dish,
  async listRestaurantReports(cast) {
    await aReport(cast);
    return ofRestaurant(cast);
  },
  answerReport: async (cast) => ({ ...(await aReport(cast)).report, body: { answer: 'We look into it.' } }),
  listReports: none,
  closeReport: aStrangersReport,
  dismissReport: async (cast) => ({ ...(await aStrangersReport(cast)), body: { reason: 'Spam' } }),

  listAllergens: none,
  listIngredients: none,
  getAssessSettings: none,
  listRestaurants: none,
  listRestaurantsByPincode: () => zip,
  listRestaurantsNearby: () => zip,
  getRestaurantMenu: ofRestaurant,
  exportMenuAllergens: ofRestaurant,
  getRestaurant: ofRestaurant,
  listDishes: none,
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
  previewMenuFile: (cast) => ({ ...ofRestaurant(cast), file: new Blob(['Name\nSoup\n']) }),
  applyMenuFile: async (cast) => ({
    ...ofRestaurant(cast),
    file: new Blob([`Name\n${unique('Soup ')}\n`]),
    ifMatch: await versionOf(cast),
  }),
  setOpeningHours: (cast) => ({
    ...ofRestaurant(cast),
    body: { opening_hours: [{ weekday: 1, opens: '11:00', closes: '21:00' }] },
  }),
  updateRestaurant: (cast) => ({ ...ofRestaurant(cast), body: { name: 'Renamed' } }),
  setRestaurantImage: ({ restaurantId }) => ({
    params: { restaurantId: String(restaurantId) },
    file: new Blob([pixel]),
  }),
  getMenuForEditing: ofRestaurant,
  getKitchen: ofRestaurant,
  async saveKitchen({ restaurantId, tokens, server }) {
    const { version } = await clientFor(server.app, tokens.admin).getKitchen({ params: { id: String(restaurantId) } });
    const body = { equipment: [{ kind: 'fryer' as const, name: 'Fryer', dish_ids: [] }] };
    return { params: { id: String(restaurantId) }, body, ifMatch: version };
  },
  saveMenu: async (cast) => ({
    ...ofRestaurant(cast),
    body: { dishes: [{ key: unique(), name: 'New dish' }] },
    ifMatch: await versionOf(cast),
  }),
  listRecipes: none,
  getRecipe: aDish,
  searchRestaurants: () => text,
  searchRestaurantsByPincode: () => textAndZip,
  searchDishes: () => text,
  searchDishesByPincode: () => textAndZip,
  judgeDishes: () => nobody,
  countVerdicts: () => nobody,
  countRestaurantVerdicts: ({ restaurantId }) => ({ body: { eaters: [], restaurants: [restaurantId] } }),
  judgeRecipes: () => nobody,
  getCart: none,
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

  listEnquiries: none,
  getEnquiry: anEnquiry,
  answerEnquiry: async (cast) => ({ ...(await anEnquiry(cast)), body: { answer: 'Thank you' } }),
  closeEnquiry: anEnquiry,
  appointClaimant: async (cast) => ({ ...(await aClaim(cast)), body: { accept_unconfirmed: true } }),
  deleteEnquiry: anEnquiry,
  listOwnedRestaurants: none,
  createRestaurant: () => ({ body: { name: unique('Table '), address: '1 Main St', zip: '02139' } }),
  appointOwner: anAppointment,
  removeOwner: anOwner,
  getAdminOverview: none,
  listAdminLog: none,
};
