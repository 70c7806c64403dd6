import './emergency-advice.css';
import { Button } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';

/** Shows what matters when somebody reacts right now, before the form asks anything. */
export function EmergencyAdvice({ onGoOn }: { onGoOn: () => void }) {
  return (
    <section className="emergency" aria-labelledby="emergency-heading">
      <h2 id="emergency-heading">{t('Is it happening now?')}</h2>
      <p className="emergency__advice">
        {t('Use your epinephrine now, if it is prescribed to you. Then call 911. This report can wait.')}
      </p>
      <div className="emergency__ways">
        <a className="button button--primary" href="tel:911">
          {t('Call 911')}
        </a>
        <Button onClick={onGoOn}>{t('It is over, or I have help')}</Button>
      </div>
    </section>
  );
}
