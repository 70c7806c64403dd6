/** A cart takes at most this quantity of one dish. */
export const mostQuantity = 99;
/** A cart takes at most this many different dishes. */
export const mostCartLines = 100;
