import { ErrorState, type ErrorStateProps } from '../../shared/ui/error-state.tsx';

/** A record that could not be loaded, on a page that has no name without it. */
export function RecordError({ text, ...rest }: ErrorStateProps) {
  return (
    <>
      <h1 className="visually-hidden">Something is missing here</h1>
      <ErrorState text={text} {...rest} />
    </>
  );
}
