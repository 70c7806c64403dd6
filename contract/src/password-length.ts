/** A new password has this length in Unicode code points. */
export const passwordLength = { least: 8, most: 128 } as const;
