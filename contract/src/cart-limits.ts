/** How many of one dish a cart has at most. */
export const mostQuantity = 99;
/** How many dishes, each counted once, a cart has at most. */
export const mostCartLines = 100;
