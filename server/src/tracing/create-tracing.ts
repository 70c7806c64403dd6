import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { version } from '../version.ts';
import type { TraceSettings } from './open-tracing.ts';

/** Is one request's span. It contains no addresses, bodies and values, which are personal. */
export interface RequestSpan {
  /** Begins a statement, whose text contains no values. The returned function ends it. */
  readonly startStatement: (text: string) => (error?: unknown) => void;
  readonly end: (answer: { route: string; status: number }) => void;
}

export interface Tracing {
  readonly startRequest: (request: {
    id: string;
    method: string;
    headers: Readonly<Record<string, string | string[] | undefined>>;
  }) => RequestSpan;
  /** Sends what hasn't been sent yet. */
  readonly stop: () => Promise<void>;
}

const longestText = 1000;

const fail = (span: Span, type: string) => {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

function createProvider({ ratio }: TraceSettings): TracerProvider {
  const own = resourceFromAttributes({ 'service.name': 'clearplate', 'service.version': version });
  const named = detectResources({ detectors: [envDetector] });
  return new TracerProvider({
    resource: defaultResource().merge(own).merge(named),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
}

/** Traces requests and their statements, and sends them to the collector that OTEL_* names. */
export function createTracing(settings: TraceSettings): Tracing {
  const provider = createProvider(settings);
  const tracer = provider.getTracer('clearplate', version);
  const propagator = new W3CTraceContextPropagator();

  function startStatement(parent: Context, text: string): (error?: unknown) => void {
    const [operation = ''] = text.trimStart().split(/\s/, 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) };
    const span = tracer.startSpan(operation.toLowerCase(), { kind: SpanKind.CLIENT, attributes }, parent);
    return (error) => {
      if (error !== undefined) fail(span, error instanceof Error ? error.name : 'unknown');
      span.end();
    };
  }

  return {
    startRequest({ id, method, headers }) {
      const before = settings.continuesForeignTraces
        ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const attributes = { 'http.request.method': method, 'clearplate.request_id': id };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, before);
      const inside = trace.setSpan(before, span);
      return {
        startStatement: (text) => startStatement(inside, text),
        end({ route, status }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) fail(span, String(status));
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}
