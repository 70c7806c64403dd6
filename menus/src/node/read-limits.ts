/** Lists the limits of reading one file, on the server and on the command line. */
export const readLimits = {
  /** A photograph on a slow machine takes 20 s. */
  milliseconds: 90_000,
  megabytes: 1200,
  /** Bounds JavaScript's own objects. */
  heapMegabytes: 700,
} as const;
