// `npm run calls` writes this file from the files beside it, so a new one needs no line here.
import type { Api } from '@clearplate/contract/api';
import { accountHandlers } from './features/accounts/accounts.handlers.ts';
import { mailedLinkHandlers } from './features/accounts/mailed-links.handlers.ts';
import { passwordHandlers } from './features/accounts/passwords.handlers.ts';
import { sessionHandlers } from './features/accounts/sessions.handlers.ts';
import { addressHandlers } from './features/addresses/addresses.handlers.ts';
import { adminLogHandlers } from './features/admin/admin-log.handlers.ts';
import { enquiryHandlers } from './features/admin/enquiries.handlers.ts';
import { restaurantOwnerHandlers } from './features/admin/restaurant-owners.handlers.ts';
import { cartHandlers } from './features/cart/cart.handlers.ts';
import { catalogueHandlers } from './features/catalogue/catalogue.handlers.ts';
import { chainComponentHandlers } from './features/components/chain-components.handlers.ts';
import { componentHandlers } from './features/components/components.handlers.ts';
import { contactHandlers } from './features/contact/contact.handlers.ts';
import { dishEditHandlers } from './features/dishes/dish-edits.handlers.ts';
import { dishHandlers } from './features/dishes/dishes.handlers.ts';
import { eaterHandlers } from './features/eaters/eaters.handlers.ts';
import { favouriteHandlers } from './features/favourites/favourites.handlers.ts';
import { guestAnswerHandlers } from './features/guest-answers/guest-answers.handlers.ts';
import { guestQuestionHandlers } from './features/guest-answers/guest-questions.handlers.ts';
import { historyHandlers } from './features/history/history.handlers.ts';
import { chartHandlers } from './features/import/chart/charts.handlers.ts';
import { kitchenOrderHandlers } from './features/kitchen-orders/kitchen-orders.handlers.ts';
import { kitchenHandlers } from './features/kitchen/kitchen.handlers.ts';
import { menuExportHandlers } from './features/menu-export/menu-export.handlers.ts';
import { arrivedMenuHandlers } from './features/menu/arrived/arrived-menus.handlers.ts';
import { menuDraftHandlers } from './features/menu/draft/menu-draft.handlers.ts';
import { menuFileHandlers } from './features/menu/file/menu-file.handlers.ts';
import { menuHandlers } from './features/menu/menu.handlers.ts';
import { ownDataHandlers } from './features/own-data/own-data.handlers.ts';
import { pictureHandlers } from './features/pictures/pictures.handlers.ts';
import { preferenceHandlers } from './features/preferences/preferences.handlers.ts';
import { recipeHandlers } from './features/recipes/recipes.handlers.ts';
import { reportHandlers } from './features/reports/reports.handlers.ts';
import { openingHoursHandlers } from './features/restaurants/opening-hours.handlers.ts';
import { restaurantEditHandlers } from './features/restaurants/restaurant-edits.handlers.ts';
import { restaurantHandlers } from './features/restaurants/restaurants.handlers.ts';
import { assessedListHandlers } from './features/search/assessed-lists.handlers.ts';
import { discoveryHandlers } from './features/search/discovery.handlers.ts';
import { mapHandlers } from './features/search/map.handlers.ts';
import { searchHandlers } from './features/search/search.handlers.ts';
import { suggestionHandlers } from './features/search/suggestions.handlers.ts';
import { variantHandlers } from './features/variants/variants.handlers.ts';
import { verdictHandlers } from './features/verdict/verdict.handlers.ts';
import { zipHandlers } from './features/zip/zip.handlers.ts';
import type { Handlers } from './http/handlers.ts';

/** Holds every call's handler. A call of the contract without one doesn't compile. */
export const handlers: Handlers<Api> = {
  ...accountHandlers,
  ...mailedLinkHandlers,
  ...passwordHandlers,
  ...sessionHandlers,
  ...addressHandlers,
  ...adminLogHandlers,
  ...enquiryHandlers,
  ...restaurantOwnerHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...chainComponentHandlers,
  ...componentHandlers,
  ...contactHandlers,
  ...dishEditHandlers,
  ...dishHandlers,
  ...eaterHandlers,
  ...favouriteHandlers,
  ...guestAnswerHandlers,
  ...guestQuestionHandlers,
  ...historyHandlers,
  ...chartHandlers,
  ...kitchenOrderHandlers,
  ...kitchenHandlers,
  ...menuExportHandlers,
  ...arrivedMenuHandlers,
  ...menuDraftHandlers,
  ...menuFileHandlers,
  ...menuHandlers,
  ...ownDataHandlers,
  ...pictureHandlers,
  ...preferenceHandlers,
  ...recipeHandlers,
  ...reportHandlers,
  ...openingHoursHandlers,
  ...restaurantEditHandlers,
  ...restaurantHandlers,
  ...assessedListHandlers,
  ...discoveryHandlers,
  ...mapHandlers,
  ...searchHandlers,
  ...suggestionHandlers,
  ...variantHandlers,
  ...verdictHandlers,
  ...zipHandlers,
};
