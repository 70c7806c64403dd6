import { accountCalls } from './accounts.ts';
import { adminLogCalls } from './admin-log.ts';
import { addressCalls } from './addresses.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { contactCalls } from './contact.ts';
import { discoveryCalls } from './discovery.ts';
import { dishCalls } from './dishes.ts';
import { dishEditCalls } from './dish-edits.ts';
import { enquiryCalls } from './enquiries.ts';
import { historyCalls } from './history.ts';
import { kitchenCalls } from './kitchen.ts';
import { mailedLinkCalls } from './mailed-links.ts';
import { menuCalls } from './menu.ts';
import { passwordCalls } from './passwords.ts';
import { eaterCalls } from './eaters.ts';
import { favouriteCalls } from './favourites.ts';
import { menuExportCalls } from './menu-export.ts';
import { menuFileCalls } from './menu-file.ts';
import { openingHoursCalls } from './opening-hours.ts';
import { ownDataCalls } from './own-data.ts';
import { pictureCalls } from './pictures.ts';
import { preferenceCalls } from './preferences.ts';
import { assessedListCalls } from './assessed-lists.ts';
import { recipeCalls } from './recipes.ts';
import { restaurantOwnerCalls } from './restaurant-owners.ts';
import { restaurantEditCalls } from './restaurant-edits.ts';
import { reportCalls } from './reports.ts';
import { restaurantCalls } from './restaurants.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './sessions.ts';
import { verdictCalls } from './verdict.ts';
import { zipCalls } from './zip.ts';

/** The whole API: everything that knows a call's method, path or shape reads it from here. */
export const api = {
  ...accountCalls,
  ...sessionCalls,
  ...passwordCalls,
  ...mailedLinkCalls,
  ...ownDataCalls,
  ...pictureCalls,
  ...eaterCalls,
  ...preferenceCalls,
  ...addressCalls,
  ...favouriteCalls,
  ...catalogueCalls,
  ...restaurantCalls,
  ...menuExportCalls,
  ...restaurantEditCalls,
  ...dishCalls,
  ...dishEditCalls,
  ...historyCalls,
  ...menuCalls,
  ...kitchenCalls,
  ...recipeCalls,
  ...reportCalls,
  ...searchCalls,
  ...discoveryCalls,
  ...cartCalls,
  ...assessedListCalls,
  ...verdictCalls,
  ...zipCalls,
  ...contactCalls,
  ...menuFileCalls,
  ...openingHoursCalls,
  ...enquiryCalls,
  ...restaurantOwnerCalls,
  ...adminLogCalls,
};

export type Api = typeof api;
export type CallName = keyof Api;
