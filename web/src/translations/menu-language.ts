/** Menus are read in this language, including by the word list; restaurants are not asked for theirs. */
export const menuLanguage = 'en';
