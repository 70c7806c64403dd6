import type { Tracing } from './create-tracing.ts';

export type { RequestSpan, Tracing } from './create-tracing.ts';

export type TraceSettings = {
  /** Which part of the requests is traced, from 0 to 1. */
  readonly ratio: number;
  /** Whether a request's own `traceparent` is gone on with: only a proxy of the operator's can be believed. */
  readonly continuesForeignTraces: boolean;
};

/** Traces by OpenTelemetry where they are asked for; its packages are loaded only then. */
export async function openTracing(settings: TraceSettings | undefined): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { createTracing } = await import('./create-tracing.ts');
  return createTracing(settings);
}
