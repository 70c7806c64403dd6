/** Returns the address of a dish's page, with one way to make it unfolded. */
export const pathOfWay = (dishId: number, way?: string): string =>
  way === undefined ? `/dish/${dishId}` : `/dish/${dishId}?${new URLSearchParams({ way }).toString()}`;
