import type { MapMark } from '@clearplate/contract/discovery';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { Fit } from './fit.ts';
import { describeMark, formatNumber } from './describe-mark.ts';

export interface RestaurantMarkProps {
  mark: MapMark;
  fit: Fit;
  /** Shows the leading verdict's shape and number. */
  face: ReactNode;
  isChosen: boolean;
  /** Whether it is highlighted in the list. */
  isLit: boolean;
  onChoose: () => void;
}

/** Shows one restaurant as a tag with a point, and several as a disc, so that they differ without colour. */
export function RestaurantMark({ mark, fit, face, isChosen, isLit, onChoose }: RestaurantMarkProps) {
  const isOne = mark.restaurant !== null;
  const kind = isOne
    ? face
      ? 'tag'
      : 'dot'
    : mark.restaurants < 10
      ? 'few'
      : mark.restaurants < 100
        ? 'many'
        : 'most';
  return (
    <>
      <button
        type="button"
        className={classNames('mark-button', `mark-button--${kind}`, (isChosen || isLit) && 'mark-button--lit')}
        aria-label={describeMark(mark, fit)}
        aria-expanded={isOne ? isChosen : undefined}
        onClick={onChoose}
      >
        {isOne ? face : formatNumber(mark.restaurants)}
      </button>
      {mark.restaurant && (
        <span className="mark-name" aria-hidden="true">
          {mark.restaurant.name}
        </span>
      )}
    </>
  );
}
