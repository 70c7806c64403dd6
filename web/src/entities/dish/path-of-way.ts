/**
 * Returns the address of a dish's page, with one way to make it unfolded. It uses the id, so the address still holds
 * after the way is renamed.
 */
export const pathOfWay = (dishId: number, way?: string): string =>
  way === undefined ? `/dish/${dishId}` : `/dish/${dishId}?${new URLSearchParams({ way }).toString()}`;
