import { changesInSpanish, reasonsInSpanish } from '@clearplate/domain/wording/spanish';
import type { Texts } from '../t.ts';
import { account } from './es/account.ts';
import { admin } from './es/admin.ts';
import { allergens } from './es/allergens.ts';
import { asking } from './es/asking.ts';
import { avoiding } from './es/avoiding.ts';
import { bringingAMenu } from './es/bringing-a-menu.ts';
import { changes } from './es/changes.ts';
import { charts } from './es/charts.ts';
import { checking } from './es/checking.ts';
import { common } from './es/common.ts';
import { components } from './es/components.ts';
import { comparing } from './es/comparing.ts';
import { dishes } from './es/dishes.ts';
import { eatingOut } from './es/eating-out.ts';
import { listFilters } from './es/list-filters.ts';
import { embedding } from './es/embedding.ts';
import { forms } from './es/forms.ts';
import { guestAnswers } from './es/guest-answers.ts';
import { home } from './es/home.ts';
import { kitchenOrders } from './es/kitchen-orders.ts';
import { legalSheet } from './es/legal-sheet.ts';
import { managing } from './es/managing.ts';
import { manyDishes } from './es/many-dishes.ts';
import { menuEditing } from './es/menu-editing.ts';
import { menusOut } from './es/menus-out.ts';
import { navigation } from './es/navigation.ts';
import { offline } from './es/offline.ts';
import { orderedWays } from './es/ordered-ways.ts';
import { pages } from './es/pages.ts';
import { people } from './es/people.ts';
import { privacy } from './es/privacy.ts';
import { readingMenus } from './es/reading-menus.ts';
import { serverMessages } from './es/server-messages.ts';
import { sharing } from './es/sharing.ts';
import { variants } from './es/variants.ts';
import { verdicts } from './es/verdicts.ts';

/** Has all texts of the interface in Spanish. No native speaker has checked them yet. */
export const es: Texts = {
  ...common,
  ...allergens,
  ...variants,
  ...orderedWays,
  ...verdicts,
  ...changesInSpanish,
  ...reasonsInSpanish,
  ...changes,
  ...navigation,
  ...home,
  ...avoiding,
  ...dishes,
  ...offline,
  ...people,
  ...account,
  ...eatingOut,
  ...guestAnswers,
  ...kitchenOrders,
  ...legalSheet,
  ...asking,
  ...sharing,
  ...checking,
  ...comparing,
  ...listFilters,
  ...embedding,
  ...forms,
  ...pages,
  ...privacy,
  ...admin,
  ...managing,
  ...menuEditing,
  ...manyDishes,
  ...components,
  ...bringingAMenu,
  ...menusOut,
  ...readingMenus,
  ...charts,
  ...serverMessages,
};
