import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient, dropCacheWithToken } from './query-client.ts';

export function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  useEffect(() => dropCacheWithToken(queries), [queries]);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
