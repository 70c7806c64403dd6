import { callers, type Caller } from './cast.ts';

/**
 * What every call answers to everybody. The records asked for are the user's, the restaurant is the owner's; the
 * last two come with a token of the user's that has expired or was revoked. 404 for somebody else's record: who
 * may not see it isn't told that it is there. A call without a row fails the test.
 */
const table = `
call                        guest  user  other  owner  rival  admin  expired  revoked

register                    200    200   200    200    200    200    200      200
login                       200    200   200    200    200    200    200      200
logout                      401    200   200    200    200    200    401      401
getUser                     401    200   200    200    200    200    401      401
updateUser                  401    200   200    200    200    200    401      401
keepPageSession             401    200   200    200    200    200    401      401
listSessions                401    200   200    200    200    200    401      401
endSession                  401    200   404    404    404    404    401      401
endAllSessions              401    200   200    200    200    200    401      401
changePassword              401    200   200    200    200    200    401      401
requestPasswordReset        200    200   200    200    200    200    200      200
resetPassword               410    410   410    410    410    410    410      410
requestEmailConfirmation    401    200   200    200    200    200    401      401
confirmEmail                410    410   410    410    410    410    410      410
revertEmail                 410    410   410    410    410    410    410      410
requestSignInLink           200    200   200    200    200    200    200      200
signInByLink                410    410   410    410    410    410    410      410

exportOwnData               401    200   200    200    200    200    401      401
deleteUser                  401    200   200    200    200    200    401      401
getProfilePicture           401    200   200    200    200    200    401      401
setProfilePicture           401    200   200    200    200    200    401      401
deleteProfilePicture        401    200   200    200    200    200    401      401

getProfile                  401    200   200    200    200    200    401      401
listMyAllergens             401    200   200    200    200    200    401      401
setMyAllergens              401    200   200    200    200    200    401      401
listEaters                  401    200   200    200    200    200    401      401
createEater                 401    200   200    200    200    200    401      401
setEating                   401    200   404    404    404    404    401      401
renameEater                 401    200   404    404    404    404    401      401
deleteEater                 401    200   404    404    404    404    401      401
listEaterAllergens          401    200   404    404    404    404    401      401
setEaterAllergens           401    200   404    404    404    404    401      401

listPreferences             401    200   200    200    200    200    401      401
getPreference               401    200   404    404    404    404    401      401
createPreference            401    200   200    200    200    200    401      401
updatePreference            401    200   404    404    404    404    401      401
switchPreference            401    200   404    404    404    404    401      401
deletePreference            401    200   404    404    404    404    401      401

listAddresses               401    200   200    200    200    200    401      401
getAddress                  401    200   404    404    404    404    401      401
createAddress               401    200   200    200    200    200    401      401
updateAddress               401    200   404    404    404    404    401      401
deleteAddress               401    200   404    404    404    404    401      401

updateRestaurant            401    403   403    200    403    200    401      401
exportMenuFile              401    403   403    200    403    200    401      401
previewMenuFile             401    403   403    200    403    200    401      401
applyMenuFile               401    403   403    200    403    200    401      401
setOpeningHours             401    403   403    200    403    200    401      401
listRestaurantHistory       401    403   403    200    403    200    401      401
setRestaurantImage          401    403   403    200    403    200    401      401
updateDishes                401    403   403    200    403    200    401      401
setDishImage                401    403   403    200    403    200    401      401
removeDishAllergen          401    403   403    200    403    200    401      401
addDishAllergen             401    403   403    200    403    200    401      401
removeDishIngredient        401    403   403    200    403    200    401      401
addDishIngredient           401    403   403    200    403    200    401      401
getMenuForEditing           401    403   403    200    403    200    401      401
getKitchen                  401    403   403    200    403    200    401      401
saveKitchen                 401    403   403    200    403    200    401      401
saveMenu                    401    403   403    200    403    200    401      401
listFavourites              401    200   200    200    200    200    401      401
listFavouriteMarks          401    200   200    200    200    200    401      401
markFavouritesSeen          401    200   200    200    200    200    401      401
addFavouriteDish            401    200   200    200    200    200    401      401
removeFavouriteDish         401    200   200    200    200    200    401      401
watchDish                   401    200   200    200    200    200    401      401
addFavouriteRestaurant      401    200   200    200    200    200    401      401
removeFavouriteRestaurant   401    200   200    200    200    200    401      401
stopWatching                410    410   410    410    410    410    410      410

getOwnReport                401    200   200    200    200    200    401      401
reportDish                  401    200   200    200    200    200    401      401
withdrawReport              401    200   200    200    200    200    401      401
listDishReports             200    200   200    200    200    200    200      200
listRestaurantReports       401    403   403    200    403    200    401      401
answerReport                401    403   403    200    403    200    401      401
listReports                 401    403   403    403    403    200    401      401
closeReport                 401    403   403    403    403    200    401      401
dismissReport               401    403   403    403    403    200    401      401

listAllergens               200    200   200    200    200    200    200      200
listIngredients             200    200   200    200    200    200    200      200
getAssessSettings           200    200   200    200    200    200    200      200
listRestaurants             200    200   200    200    200    200    200      200
listRestaurantsByPincode    200    200   200    200    200    200    200      200
listRestaurantsNearby       200    200   200    200    200    200    200      200
getRestaurantMenu           200    200   200    200    200    200    200      200
getRestaurant               200    200   200    200    200    200    200      200
exportMenuAllergens         200    200   200    200    200    200    200      200
listDishes                  200    200   200    200    200    200    200      200
listMenuEntries             200    200   200    200    200    200    200      200
getDish                     200    200   200    200    200    200    200      200
getDishHistory              200    200   200    200    200    200    200      200
listRecipes                 200    200   200    200    200    200    200      200
getRecipe                   200    200   200    200    200    200    200      200
searchRestaurants           200    200   200    200    200    200    200      200
searchRestaurantsByPincode  200    200   200    200    200    200    200      200
searchDishes                200    200   200    200    200    200    200      200
searchDishesByPincode       200    200   200    200    200    200    200      200
judgeDishes                 200    200   200    200    200    200    200      200
countVerdicts               200    200   200    200    200    200    200      200
countRestaurantVerdicts     200    200   200    200    200    200    200      200
answerVerdict               200    200   200    200    200    200    200      200
judgeRecipes                200    200   200    200    200    200    200      200
discoverRestaurants         200    200   200    200    200    200    200      200
mapRestaurants              200    200   200    200    200    200    200      200
listCuisines                200    200   200    200    200    200    200      200
listCorrections             200    200   200    200    200    200    200      200
suggestSearch               200    200   200    200    200    200    200      200
getCart                     401    200   200    200    200    200    401      401
addToCart                   401    200   200    200    200    200    401      401
markCartLineSeen            401    200   404    404    404    404    401      401
getZip                      200    200   200    200    200    200    200      200
sendGeneralEnquiry          200    200   200    200    200    200    200      200
sendRestaurantEnquiry       200    200   200    200    200    200    200      200

listEnquiries               401    403   403    403    403    200    401      401
getEnquiry                  401    403   403    403    403    200    401      401
answerEnquiry               401    403   403    403    403    200    401      401
closeEnquiry                401    403   403    403    403    200    401      401
appointClaimant             401    403   403    403    403    200    401      401
deleteEnquiry               401    403   403    403    403    200    401      401

listOwnedRestaurants        401    403   403    403    403    200    401      401
createRestaurant            401    403   403    403    403    200    401      401
appointOwner                401    403   403    403    403    200    401      401
removeOwner                 401    403   403    403    403    200    401      401

getAdminOverview            401    403   403    403    403    200    401      401
listAdminLog                401    403   403    403    403    200    401      401
`;

const [head = [], ...rows] = table
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => line.trim().split(/\s+/));

if (head.join() !== ['call', ...callers].join())
  throw new Error('The columns of the table are others than the callers');

function toCells(statuses: readonly string[]): Readonly<Record<Caller, number>> {
  if (statuses.length !== callers.length) throw new Error(`A row has ${statuses.length} cells: ${statuses.join(' ')}`);
  return Object.fromEntries(callers.map((caller, index) => [caller, Number(statuses[index])])) as Record<
    Caller,
    number
  >;
}

/** Per call the status for each caller. */
export const expectedAnswers: ReadonlyMap<string, Readonly<Record<Caller, number>>> = new Map(
  rows.map(([name = '', ...statuses]) => [name, toCells(statuses)]),
);

/** Who may do it, with the least rights. */
export function callerOf(name: string): Caller {
  const answers = expectedAnswers.get(name);
  return (['guest', 'user', 'owner', 'admin'] as const).find((caller) => answers?.[caller] === 200) ?? 'guest';
}
