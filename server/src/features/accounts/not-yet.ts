import { AppError } from '../../http/app-error.ts';

/** The answer of a call whose work is still to come. */
export function notYet(): AppError {
  return new AppError('unavailable', 'This is not possible yet');
}
