/** Returns the address of a dish's page, with one way to make it unfolded: by its id, so that the address holds when it is renamed. */
export const pathOfWay = (dishId: number, way?: string): string =>
  way === undefined ? `/dish/${dishId}` : `/dish/${dishId}?${new URLSearchParams({ way }).toString()}`;
