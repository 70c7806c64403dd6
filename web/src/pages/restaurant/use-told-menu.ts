import { useQuery } from '@tanstack/react-query';

/**
 * Loads the code that a menu needs if something was noted at its restaurant. Returns `undefined` until it has loaded.
 */
export const useToldMenu = (isNeeded: boolean) =>
  useQuery({
    queryKey: ['toldMenu'],
    queryFn: () => import('./told-menu.tsx'),
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
