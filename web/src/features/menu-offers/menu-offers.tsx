import './menu-offers.css';
import { Link } from 'react-router';
import { t } from '../../translations/t.ts';

interface MenuOffersProps {
  restaurantId: number | string;
  /** Whether it is for the people who maintain the menu. */
  isEditor?: boolean;
}

/** Shows what a restaurant gets for maintaining its menu here: to put up, to put on tables or to pass on. */
export function MenuOffers({ restaurantId, isEditor = false }: MenuOffersProps) {
  const page = `/restaurant/${restaurantId}`;
  return (
    <section className="menu-offers" aria-labelledby="menu-offers">
      <h2 id="menu-offers">{t('More from this menu')}</h2>
      <ul role="list">
        <li>
          <Link to={`${page}/grid`}>{t('Allergen grid')}</Link>
          <span>{t('Dishes and allergens on paper, as chains of 20 or more must offer in California')}</span>
        </li>
        <li>
          <Link to={`${page}/sign`}>{t('QR code for tables')}</Link>
          <span>{t('A sign that opens the current menu')}</span>
        </li>
        {isEditor && (
          <li>
            <Link to={`${page}/legal`}>{t('Sheet in a law’s order')}</Link>
            <span>{t('The allergens that California, the FDA’s Food Code, the EU or the UK name, to print')}</span>
          </li>
        )}
        {isEditor && (
          <li>
            <Link to={`${page}/embed`}>{t('On your own website')}</Link>
            <span>{t('The menu for guests of your website, with your colors')}</span>
          </li>
        )}
        <li>
          <a href={`/api${page}/menu/gs1`} download>
            {t('Allergens in GS1 codes')}
          </a>
          <span>{t('A JSON file for delivery services and wholesalers')}</span>
        </li>
      </ul>
    </section>
  );
}
