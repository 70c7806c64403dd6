import './first-dishes.css';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { t } from '../../translations/t.ts';

export interface FirstDishesProps {
  restaurantId: number | string;
  /** Begins a dish by hand; without it there is a link to where that is done. */
  onType?: () => void;
}

/** Shows the three ways to the first dishes, in place of an empty table. */
export function FirstDishes({ restaurantId, onType }: FirstDishesProps) {
  const path = `/restaurant/${restaurantId}/import`;
  return (
    <section className="first-dishes" aria-labelledby="first-dishes">
      <h3 id="first-dishes">{t('Add your menu')}</h3>
      <p>{t('Guests see your dishes, and what is in them, as soon as you save the first one.')}</p>
      <ol className="first-dishes__ways" role="list">
        <li>
          <h4>{t('You have a file')}</h4>
          <p>
            {t(
              'Your menu or allergen chart, as PDF, Excel, CSV, photo or saved page. You’ll see what it does before anything changes.',
            )}
          </p>
          <LinkButton kind="primary" to={path}>
            {t('Upload a file')}
          </LinkButton>
        </li>
        <li>
          <h4>{t('You have a table')}</h4>
          <p>{t('Copy it from Excel, Google Sheets or a document, and paste it.')}</p>
          <LinkButton to={`${path}#paste`}>{t('Paste a table')}</LinkButton>
        </li>
        <li>
          <h4>{t('You have neither')}</h4>
          <p>{t('Type your dishes, then state the allergens of all of them at once.')}</p>
          {onType ? (
            <Button onClick={onType}>{t('Type the first dish')}</Button>
          ) : (
            <LinkButton to={`/restaurant/${restaurantId}`}>{t('Type the first dish')}</LinkButton>
          )}
        </li>
      </ol>
    </section>
  );
}
