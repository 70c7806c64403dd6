import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const readLink = (hash: string) => /^#token=([A-Za-z0-9_-]{20,200})$/.exec(hash)?.[1];

/**
 * Returns the token of a mailed link, from the address's fragment. It is removed from the address at once, so that
 * neither the history nor somebody watching the screen gets it.
 */
export function useLinkToken(): string | undefined {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const found = readLink(hash);
  const [token, setToken] = useState(found);
  // Another link was opened in the same tab.
  if (found !== undefined && found !== token) setToken(found);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true, state });
  }, [hash, navigate, pathname, state]);
  return token;
}
