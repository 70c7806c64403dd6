import { useQuery } from '@tanstack/react-query';

/** Loads the code that marks dishes as told, not stated, if something was noted. `undefined` until it is there. */
export const useToldMarks = (isNeeded: boolean) =>
  useQuery({
    queryKey: ['toldMarks'],
    queryFn: () => import('./told-marks.tsx'),
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
