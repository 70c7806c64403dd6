import type { Avoiding } from './use-avoiding.ts';
import type { Loaded } from './use-assessment-data.ts';

/** Why what the person avoids can't be applied. */
export type Problem = 'signed-out' | 'profile' | 'settings';

/** Whether it is still on its way for whom to assess: what failed is not waited for. */
export const isPending = ({ state, problem }: Pick<Avoiding, 'state' | 'problem'>): boolean =>
  state === 'loading' && problem === undefined;

interface Known {
  /** The token was refused and nobody has chosen to be a guest. */
  readonly sessionLost: boolean;
  readonly needed: { readonly profile: boolean; readonly settings: boolean };
  readonly profile: Loaded<unknown>['status'];
  readonly settings: Loaded<unknown>['status'];
}

export function findProblem({ sessionLost, needed, profile, settings }: Known): Problem | undefined {
  if (sessionLost) return 'signed-out';
  if (needed.profile && profile === 'failed') return 'profile';
  if (needed.settings && settings === 'failed') return 'settings';
  return undefined;
}
