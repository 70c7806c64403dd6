// `npm run calls` writes this file from the files beside it, so a new one needs no line here.
import { accountCalls } from './accounts.ts';
import { addressCalls } from './addresses.ts';
import { adminLogCalls } from './admin-log.ts';
import { arrivedMenuCalls } from './arrived-menus.ts';
import { assessedListCalls } from './assessed-lists.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { chainComponentCalls } from './chain-components.ts';
import { chartCalls } from './charts.ts';
import { componentCalls } from './components.ts';
import { contactCalls } from './contact.ts';
import { discoveryCalls } from './discovery.ts';
import { dishEditCalls } from './dish-edits.ts';
import { dishCalls } from './dishes.ts';
import { eaterCalls } from './eaters.ts';
import { enquiryCalls } from './enquiries.ts';
import { favouriteCalls } from './favourites.ts';
import { guestAnswerCalls } from './guest-answers.ts';
import { guestQuestionCalls } from './guest-questions.ts';
import { historyCalls } from './history.ts';
import { kitchenOrderCalls } from './kitchen-orders.ts';
import { kitchenCalls } from './kitchen.ts';
import { mailedLinkCalls } from './mailed-links.ts';
import { menuDraftCalls } from './menu-draft.ts';
import { menuExportCalls } from './menu-export.ts';
import { menuFileCalls } from './menu-file.ts';
import { menuCalls } from './menu.ts';
import { openingHoursCalls } from './opening-hours.ts';
import { ownDataCalls } from './own-data.ts';
import { passwordCalls } from './passwords.ts';
import { pictureCalls } from './pictures.ts';
import { preferenceCalls } from './preferences.ts';
import { recipeCalls } from './recipes.ts';
import { reportCalls } from './reports.ts';
import { restaurantEditCalls } from './restaurant-edits.ts';
import { restaurantOwnerCalls } from './restaurant-owners.ts';
import { restaurantCalls } from './restaurants.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './sessions.ts';
import { variantCalls } from './variants.ts';
import { verdictCalls } from './verdict.ts';
import { zipCalls } from './zip.ts';

/** This is the whole API: everything that knows a call's method, path or shape reads it from here. */
export const api = {
  ...accountCalls,
  ...addressCalls,
  ...adminLogCalls,
  ...arrivedMenuCalls,
  ...assessedListCalls,
  ...cartCalls,
  ...catalogueCalls,
  ...chainComponentCalls,
  ...chartCalls,
  ...componentCalls,
  ...contactCalls,
  ...discoveryCalls,
  ...dishEditCalls,
  ...dishCalls,
  ...eaterCalls,
  ...enquiryCalls,
  ...favouriteCalls,
  ...guestAnswerCalls,
  ...guestQuestionCalls,
  ...historyCalls,
  ...kitchenOrderCalls,
  ...kitchenCalls,
  ...mailedLinkCalls,
  ...menuDraftCalls,
  ...menuExportCalls,
  ...menuFileCalls,
  ...menuCalls,
  ...openingHoursCalls,
  ...ownDataCalls,
  ...passwordCalls,
  ...pictureCalls,
  ...preferenceCalls,
  ...recipeCalls,
  ...reportCalls,
  ...restaurantEditCalls,
  ...restaurantOwnerCalls,
  ...restaurantCalls,
  ...searchCalls,
  ...sessionCalls,
  ...variantCalls,
  ...verdictCalls,
  ...zipCalls,
};

export type Api = typeof api;
export type CallName = keyof Api;
