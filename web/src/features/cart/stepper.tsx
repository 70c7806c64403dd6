import '../../shared/ui/button.css';
import './stepper.css';
import { mostQuantity } from '@clearplate/contract/cart-limits';
import { useId, useRef } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { t } from '../../translations/t.ts';

export interface StepperProps {
  /** Names the dish for screen readers. */
  name: string;
  quantity: number;
  onStep: (by: 1 | -1) => void;
  /** This is the id of the element that tells people what to know before the first press. */
  describedBy?: string;
}

/**
 * Shows "Add to cart" and, once the dish is in it, fewer, the quantity and more. "Add to cart" and more are one button,
 * so that it keeps the focus. A button at its limit keeps it too.
 */
export function Stepper({ name, quantity, onStep, describedBy }: StepperProps) {
  const more = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  const isIn = quantity > 0;
  const isFull = quantity >= mostQuantity;
  const takeOne = () => {
    if (quantity === 1) more.current?.focus();
    onStep(-1);
  };
  return (
    <div className={classNames('stepper', isIn && 'stepper--in')} role="group" aria-labelledby={nameId}>
      <span id={nameId} hidden>
        {name}
      </span>
      {isIn && (
        <>
          <button
            type="button"
            className="stepper__button"
            aria-label={t('One less {name}', { name })}
            onClick={takeOne}
          >
            <Sign path="M4 10h12" />
          </button>
          <output className="stepper__quantity">{quantity}</output>
        </>
      )}
      <button
        type="button"
        ref={more}
        className={isIn ? 'stepper__button' : 'button button--secondary'}
        aria-label={isIn ? t('One more {name}', { name }) : undefined}
        aria-describedby={describedBy}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && onStep(1)}
      >
        {isIn ? <Sign path="M4 10h12M10 4v12" /> : t('Add to cart')}
      </button>
    </div>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
