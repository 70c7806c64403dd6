import type { PageRenderer } from '@clearplate/contract/page-rendering';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import style from '../embed/embedded-menu.css?inline';
import { EmbeddedMenu } from '../embed/embedded-menu.tsx';
import { laterOf, readSettings } from '../entities/eater/read-settings.ts';
import { isNotFound } from '../shared/api/api-error.ts';
import { client } from '../shared/api/client.ts';
import { callQuery } from '../shared/api/queries.ts';
import { firstOf } from '../shared/lib/record-id.ts';
import { t } from '../translations/t.ts';

/** Without the settings the menu is shown anyway, but nothing clears. */
const findSettings = async () => readSettings(await client.getAssessSettings({}));

/** Throws if the restaurant or its menu can't be loaded. */
export const renderEmbeddedMenu: PageRenderer['renderEmbeddedMenu'] = async ({ restaurantId: id, ...request }) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const settings = findSettings().catch(() => undefined);
  const found = await Promise.all([
    queries.fetchQuery(callQuery('getRestaurant', { params: { id } })),
    queries.fetchQuery(callQuery('getRestaurantMenu', { params: { id } })),
  ]).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
  });
  if (!found) return { html: undefined, title: undefined, style };
  const restaurant = firstOf(found[0]);
  const known = await settings;
  const now = laterOf(new Date().toISOString(), known?.now);
  const menu = { restaurant, dishes: found[1].recipes, settings: known, now };
  return {
    html: renderToStaticMarkup(<EmbeddedMenu {...menu} {...request} />),
    title: t('Allergens at {name}', { name: restaurant.name }),
    style,
  };
};
