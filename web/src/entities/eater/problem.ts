import type { Avoiding } from './use-avoiding.ts';
import type { Loaded } from './use-assessment-data.ts';

/** Says why the avoidances can't be applied. */
export type Problem = 'signed-out' | 'profile' | 'settings';

/** Returns whether we are still loading whom to assess for. A failure is not pending. */
export const isPending = ({ state, problem }: Pick<Avoiding, 'state' | 'problem'>): boolean =>
  state === 'loading' && problem === undefined;

interface Known {
  /** The server refused the token, and the user has not chosen to go on as a guest. */
  readonly sessionLost: boolean;
  /** In that case nothing clears, whatever the settings are. */
  readonly isOffline: boolean;
  readonly needed: { readonly profile: boolean; readonly settings: boolean };
  readonly profile: Loaded<unknown>['status'];
  readonly settings: Loaded<unknown>['status'];
}

export function findProblem({ sessionLost, isOffline, needed, profile, settings }: Known): Problem | undefined {
  if (sessionLost) return 'signed-out';
  if (needed.profile && profile === 'failed') return 'profile';
  if (needed.settings && settings === 'failed' && !isOffline) return 'settings';
  return undefined;
}
