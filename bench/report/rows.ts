import type { DataSet } from '../loading/data-set.ts';
import type { floor, OtherSystem } from '../systems/systems.ts';
import type { WorkName } from '../works/works.ts';

/** One measurement: a task on one system, with so many dishes and concurrent clients. */
export interface Row {
  readonly dishes: number;
  /** Which data: as they are, without components and variants, or with the densest map cell multiplied by sixty. */
  readonly set: DataSet['kind'];
  readonly work: WorkName | 'mixture';
  readonly system: 'Clearplate' | OtherSystem | typeof floor;
  readonly clients: number;
  /**
   * How it was asked. `closed`: each client asks again as soon as it has its answer. `open`: at a fixed rate, whatever comes back,
   * and latencies count from when a request was due. `cold`: once, after a start with nothing cached.
   */
  readonly loop: 'closed' | 'open' | 'cold';
  /** Requests a second that were due; open loops only. */
  readonly rate?: number | undefined;
  /** Menus that were saved meanwhile. */
  readonly saves?: number | undefined;
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly p99_ms: number;
  readonly rps: number;
  /** Processor milliseconds per request, of server and PostgreSQL together. */
  readonly cpu_ms: number;
  readonly requests: number;
  readonly failures: number;
  /** Memory of the system's own process at the end, in megabytes. */
  readonly memory_mb: number;
  /** Seconds to build its index; for the app and systems on PostgreSQL alone, to build the tables. */
  readonly build_s: number;
  /** The share of the app's first hits that the system finds too, and the reverse. */
  readonly app_hits_found?: number | undefined;
  readonly hits_app_has?: number | undefined;
}
