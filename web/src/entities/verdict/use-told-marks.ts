import { useQuery } from '@tanstack/react-query';

/**
 * Loads the code that marks dishes as told, not stated, if something was noted. Returns `undefined` until it has
 * loaded.
 */
export const useToldMarks = (isNeeded: boolean) =>
  useQuery({
    queryKey: ['toldMarks'],
    queryFn: () => import('./told-marks.tsx'),
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
