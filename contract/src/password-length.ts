/** Length of a new password in Unicode code points. */
export const passwordLength = { least: 8, most: 128 } as const;
