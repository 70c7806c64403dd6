/** The maximum quantity of one dish in a cart. */
export const mostQuantity = 99;
/** The maximum number of different dishes in a cart. */
export const mostCartLines = 100;
