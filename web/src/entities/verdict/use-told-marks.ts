import { useQuery } from '@tanstack/react-query';

/** Loads what marks dishes that are told, not stated, where something was noted. `undefined` until it is there. */
export const useToldMarks = (isNeeded: boolean) =>
  useQuery({
    queryKey: ['toldMarks'],
    queryFn: () => import('./told-marks.tsx'),
    enabled: isNeeded,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
