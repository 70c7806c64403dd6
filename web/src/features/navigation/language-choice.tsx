import { changeLanguage } from '../../shared/lib/language.ts';
import { say, spokenLanguage, type InterfaceLanguage } from '../../translations/say.ts';

/** Each in its own language, for those who can't read the other. */
const languages: readonly { code: InterfaceLanguage; ownName: string }[] = [
  { code: 'en', ownName: 'English' },
  { code: 'es', ownName: 'Español' },
];

/** Which language everything is in, and how far its words can be relied on. */
export function LanguageChoice() {
  return (
    <>
      <p className="footer__languages" role="group" aria-label={say('Language')}>
        {languages.map(({ code, ownName }) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === spokenLanguage()}
            onClick={() => changeLanguage(code)}
          >
            {ownName}
          </button>
        ))}
      </p>
      {spokenLanguage() !== 'en' && (
        <p className="footer__note">{say('These texts have not been checked by a native speaker.')}</p>
      )}
    </>
  );
}
