import './record-link.css';
import type { MouseEvent } from 'react';
import { Link, type LinkProps, useNavigate } from 'react-router';
import type { RecordPreview } from '../lib/record-preview.ts';
import { travel } from '../lib/travel.ts';

export interface RecordLinkProps extends Omit<LinkProps, 'to' | 'state' | 'onClick'> {
  to: string;
  /** What the page can show before the record is loaded. */
  preview: RecordPreview;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Links from a card (an `article`) to its page, and animates the picture and name along. */
export function RecordLink({ to, preview, ...rest }: RecordLinkProps) {
  const navigate = useNavigate();
  const state = { preview };
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    const card = event.currentTarget.closest('article');
    if (isPlain(event) && travel(card, () => void navigate(to, { state }))) event.preventDefault();
  };
  return <Link {...rest} to={to} state={state} onClick={go} />;
}
