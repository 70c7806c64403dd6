/** What menus are read as, by the word list too; restaurants are not asked for their language. */
export const menuLanguage = 'en';
