import { speakSpanish, spokenLanguage, type InterfaceLanguage } from '../../translations/t.ts';
import { localStore } from './storage.ts';

/** Returns the language that was chosen here, otherwise the first of the browser's that the interface has. */
export function chosenLanguage(): InterfaceLanguage {
  const kept = localStore.read('language');
  const wished = kept === undefined ? navigator.languages : [kept];
  const known = wished.map((tag) => tag.slice(0, 2)).find((language) => language === 'en' || language === 'es');
  return known === 'es' ? 'es' : 'en';
}

/** Must finish before the first page renders. English is always loaded. */
export async function loadLanguage(language: InterfaceLanguage): Promise<void> {
  if (language === 'es') speakSpanish((await import('../../translations/interface/es.ts')).es);
  document.documentElement.lang = spokenLanguage();
}

/** Reloads, so that nothing on the page stays in the other language. */
export function changeLanguage(language: InterfaceLanguage): void {
  localStore.write('language', language);
  window.location.reload();
}
