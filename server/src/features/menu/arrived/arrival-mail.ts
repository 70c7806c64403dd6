import { translateTo } from '../../../mail-words/translate-to.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { oneLine } from '../../../mail/one-line.ts';
import type { ArrivalReader } from './arrived.queries.ts';

interface ArrivalNotice extends ArrivalReader {
  readonly restaurantId: number;
  readonly dishes: number;
  readonly statements: number;
}

/** Writes the mail "3 dishes changed, 2 statements need you". */
export function arrivalMail(
  { email, language, restaurantId, restaurantName, dishes, statements }: ArrivalNotice,
  publicUrl: string,
): Mail {
  const t = translateTo(language);
  const name = oneLine(restaurantName);
  const changed = dishes === 1 ? t('1 dish changed') : t('{count} dishes changed', { count: dishes });
  const needed =
    statements === 1 ? t('1 statement needs you') : t('{count} statements need you', { count: statements });
  const news = [...(dishes > 0 ? [changed] : []), ...(statements > 0 ? [needed] : [])].join(', ');
  return {
    to: email,
    subject: `${name}: ${news}`,
    text: [
      t('A file with the menu of {name} came in. Compared with what is on Clearplate: {news}.', { name, news }),
      '',
      t(
        'What it newly warns of is on your menu already, so that nobody is told too little. Nothing else changes, and nothing is said to be absent, until you look at it:',
      ),
      `${publicUrl}/restaurant/${restaurantId}/import#arrived`,
      '',
    ].join('\n'),
  };
}
