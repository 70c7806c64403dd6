import type { OtherSystem } from '../systems/systems.ts';
import type { WorkName } from '../works/works.ts';

/** One measurement: a work, done by a system, on so many dishes, for so many clients at once. */
export interface Row {
  readonly dishes: number;
  readonly work: WorkName;
  readonly system: 'Clearplate' | OtherSystem;
  readonly clients: number;
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly p99_ms: number;
  readonly rps: number;
  /** Milliseconds of a processor for one request, server and PostgreSQL together. */
  readonly cpu_ms: number;
  readonly requests: number;
  readonly failures: number;
  /** Of the system's own process, in megabytes, at the end. */
  readonly memory_mb: number;
  /** What its index took to build, in seconds; for the app and what uses PostgreSQL alone, that of the tables. */
  readonly build_s: number;
  /** Of the hits on the app's first page, the share that the system finds too; and the other way round. */
  readonly app_hits_found?: number | undefined;
  readonly hits_app_has?: number | undefined;
}
