import './cuisine-band.css';
import { classNames } from '../../shared/ui/class-names.ts';
import { Picture } from '../../shared/ui/picture.tsx';

/** tokens.css has this many. */
const bands = 6;

/** Gives each cuisine one band, the same everywhere and on every device. */
function bandOf(cuisine: string): number {
  const letters = Array.from(cuisine.trim().toLowerCase());
  const sum = letters.reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return (sum % bands) + 1;
}

export interface RestaurantPictureProps {
  restaurant: { readonly name: string; readonly cuisine: string; readonly image_url: string | null };
  shape?: 'landscape' | 'wide';
  /** Above the fold, so it loads eagerly. */
  eager?: boolean;
  className?: string;
}

/**
 * Shows the restaurant's own picture, or a band in a tint of its cuisine with its initial: no food that it may not have.
 */
export function RestaurantPicture({ restaurant, shape, eager = false, className }: RestaurantPictureProps) {
  const { name, cuisine, image_url } = restaurant;
  if (image_url)
    return (
      <Picture
        src={image_url}
        alt=""
        name={name}
        eager={eager}
        className={classNames(className)}
        {...(shape && { shape })}
      />
    );
  return (
    <span className={classNames('cuisine-band', `cuisine-band--${bandOf(cuisine)}`, className)} aria-hidden="true">
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
