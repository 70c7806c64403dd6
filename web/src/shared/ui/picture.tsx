import './picture.css';
import { useState } from 'react';
import { classNames } from './class-names.ts';

export interface PictureProps {
  src: string | null | undefined;
  /** Empty if the name is beside it. */
  alt: string;
  /** Its first letter is shown if there is no picture. */
  name?: string;
  shape?: 'landscape' | 'square' | 'wide';
  /** Above the fold, so it loads eagerly. */
  eager?: boolean;
  className?: string;
}

/** Shows a picture in a reserved space; a missing or broken one leaves a plain background with an initial. */
export function Picture({ src, alt, name, shape = 'landscape', eager = false, className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const usable = src && src !== broken ? src : undefined;
  return (
    <span className={classNames('picture', `picture--${shape}`, className)}>
      {usable ? (
        <img
          src={usable}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          // The card has just shown the same picture, which must not flicker.
          decoding={eager ? 'sync' : 'async'}
          onError={() => setBroken(usable)}
        />
      ) : (
        <PictureFallback alt={alt} name={name} />
      )}
    </span>
  );
}

function PictureFallback({ alt, name }: { alt: string; name: string | undefined }) {
  const named = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span className="picture__fallback" {...named}>
      {name?.trim().charAt(0).toUpperCase()}
    </span>
  );
}
