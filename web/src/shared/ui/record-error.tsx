import { ErrorState, type ErrorStateProps } from './error-state.tsx';
import { say } from '../../translations/say.ts';

/** A record that could not be loaded, on a page that has no name without it. */
export function RecordError({ text, ...rest }: ErrorStateProps) {
  return (
    <>
      <h1 className="visually-hidden">{say('Something is missing here')}</h1>
      <ErrorState text={text} {...rest} />
    </>
  );
}
