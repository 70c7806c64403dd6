import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  state?: unknown;
  replace?: boolean | undefined;
  /** Leaves the app and starts it anew. */
  reloadDocument?: boolean | undefined;
}

/** A way to another page. The router's own brings along all with which it would load data for pages. */
export function Link({ to, state, replace, reloadDocument, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    state,
    ...(target && { target }),
    ...(replace !== undefined && { replace }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={reloadDocument ? onClick : handleClick}>
      {children}
    </a>
  );
}
