import './verdict-mark.css';
import type { Verdict } from '@clearplate/domain/verdict/verdict';
import type { ReactNode } from 'react';

/**
 * Nobody confuses these outlines, even without colour: octagon, triangle, dashed circle, slip of paper. A dish made
 * another way gets none of these marks, because they are for dishes as they come. It gets a plate with a part taken
 * away.
 */
const shapes: Readonly<Record<Verdict | 'with_change', ReactNode>> = {
  avoid: (
    <>
      <path className="mark__body" d="M9.4 1.5h13.2L30.5 9.4v13.2l-7.9 7.9H9.4l-7.9-7.9V9.4z" />
      <path className="mark__cut" d="m11 11 10 10m0-10L11 21" />
    </>
  ),
  cross_contact: (
    <>
      <path className="mark__body mark__body--soft" d="M16 4.2 29.4 27.6H2.6z" />
      <path className="mark__cut" d="M16 12.4v7.2" />
      <circle className="mark__dot" cx="16" cy="23.8" r="1.9" />
    </>
  ),
  not_verified: (
    <>
      <circle className="mark__ring" cx="16" cy="16" r="13.6" pathLength="60" />
      <path className="mark__stroke" d="M11.6 12.6a4.4 4.4 0 1 1 6.6 3.8c-1.5.9-2.2 1.6-2.2 3.3" />
      <circle className="mark__point" cx="16" cy="23.6" r="1.8" />
    </>
  ),
  none_declared: (
    <>
      <path className="mark__slip" d="M7 2.5h18v26.3l-3-2.3-3 2.3-3-2.3-3 2.3-3-2.3-3 2.3z" />
      <path className="mark__lines" d="M11.5 9h9m-9 5h9m-9 5h5" />
    </>
  ),
  with_change: <path d="M16 3a13 13 0 1 0 13 13M16 9a7 7 0 1 0 7 7M20 3.6 28.4 12m0-8.4L20 12" />,
};

/** Styles the outline until the style sheets arrive, which in an unfolded legend may be later than the mark. */
const bare = { width: 28, height: 28, fill: 'none', stroke: 'currentColor' };

/** Shows the mark, hidden from screen readers because its word is always beside it. */
export function VerdictMark({ verdict }: { verdict: keyof typeof shapes }) {
  return (
    <svg {...bare} className={`mark mark--${verdict}`} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {shapes[verdict]}
    </svg>
  );
}
