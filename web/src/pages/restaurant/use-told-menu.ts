import { useQuery } from '@tanstack/react-query';

/** Loads what a menu needs where something was noted at its restaurant. `undefined` until it is there. */
export const useToldMenu = (isNeeded: boolean) =>
  useQuery({
    queryKey: ['toldMenu'],
    queryFn: () => import('./told-menu.tsx'),
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
