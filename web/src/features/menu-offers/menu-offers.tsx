import './menu-offers.css';
import { Link } from 'react-router';
import { say } from '../../translations/say.ts';

/** What a restaurant gets for keeping its menu here: to hang up, to put on tables, to pass on. */
export function MenuOffers({ restaurantId }: { restaurantId: number | string }) {
  const page = `/restaurant/${restaurantId}`;
  return (
    <section className="menu-offers" aria-labelledby="menu-offers">
      <h2 id="menu-offers">{say('More from this menu')}</h2>
      <ul role="list">
        <li>
          <Link to={`${page}/grid`}>{say('Allergen grid')}</Link>
          <span>{say('Dishes and allergens on paper, as chains of 20 or more must offer in California')}</span>
        </li>
        <li>
          <Link to={`${page}/sign`}>{say('QR code for tables')}</Link>
          <span>{say('A sign that leads to the menu as it is at that moment')}</span>
        </li>
        <li>
          <a href={`/api${page}/menu/gs1`} download>
            {say('Allergens in GS1 codes')}
          </a>
          <span>{say('A JSON file for delivery services and wholesalers')}</span>
        </li>
      </ul>
    </section>
  );
}
