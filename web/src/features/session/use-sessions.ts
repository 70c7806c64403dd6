import type { Device, Session } from '@clearplate/contract/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { expectDone } from '../../shared/api/expect-done.ts';
import { readList } from '../../shared/lib/read-list.ts';
import { t } from '../../translations/t.ts';

const sessionsKey = ['listSessions'] as const;

export const deviceWords: Readonly<Record<Device, string>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  get android() {
    return t('Android device');
  },
  get windows() {
    return t('Windows computer');
  },
  get mac() {
    return t('Mac');
  },
  get linux() {
    return t('Linux computer');
  },
  get other() {
    return t('Unknown device');
  },
};

/** Reads the sessions and throws for anything incomplete, because a list that hides a sign-in is worse than none. */
function readSessions(value: unknown): readonly Session[] {
  return readList(value, ({ id, device, created_at, last_used_at, current }) => {
    const areTimes = [created_at, last_used_at].every((at) => typeof at === 'string' && !Number.isNaN(Date.parse(at)));
    if (typeof id !== 'string' || !areTimes || typeof current !== 'boolean') return undefined;
    const known = Object.hasOwn(deviceWords, String(device)) ? (device as Device) : 'other';
    return { id, device: known, created_at: String(created_at), last_used_at: String(last_used_at), current };
  });
}

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => readSessions(await client.listSessions({}, { signal })),
  });
}

/** Refetches the list after something ended sessions. */
export function useRefreshSessions() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionsKey });
}

/** A session that has already ended counts as success. */
async function endSession(id: string): Promise<void> {
  try {
    expectDone(await client.endSession({ params: { id } }));
  } catch (error) {
    if (!hasCode(error, 'not_found')) throw error;
  }
}

export function useEndSession(onEnded: () => void) {
  const refresh = useRefreshSessions();
  return useMutation({
    mutationFn: endSession,
    onSuccess: async () => {
      await refresh();
      onEnded();
    },
  });
}

export function useEndAllSessions(onEnded: () => void) {
  return useMutation({
    mutationFn: async () => expectDone(await client.endAllSessions({})),
    onSuccess: onEnded,
  });
}
