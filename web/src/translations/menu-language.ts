/** The language that menus are read in, including by the word list; restaurants are not asked for theirs. */
export const menuLanguage = 'en';
