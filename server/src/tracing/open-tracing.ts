import type { Tracing } from './create-tracing.ts';

export type { RequestSpan, Tracing } from './create-tracing.ts';

export type TraceSettings = {
  /** Is the share of requests that are traced, from 0 to 1. */
  readonly ratio: number;
  /** Says whether a request's own `traceparent` is continued. Only an operator's own proxy can be trusted. */
  readonly continuesForeignTraces: boolean;
};

/** Starts tracing with OpenTelemetry if it is configured. Its packages are loaded only then. */
export async function openTracing(settings: TraceSettings | undefined): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { createTracing } = await import('./create-tracing.ts');
  return createTracing(settings);
}
