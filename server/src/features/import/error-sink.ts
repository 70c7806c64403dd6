import { closeSync, openSync, writeSync } from 'node:fs';
import type { LineError } from './import-report.ts';
import { ImportUsageError } from './import-usage-error.ts';
import { describeLine } from './describe-report.ts';

/** Says how many bad lines are shown. Further ones are only counted. */
export const shownErrors = 100;

function open(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new ImportUsageError(
      `--errors ${file} can't be written: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/** Collects bad lines: the first ones go to `show`, and all of them to a file, if there is one. */
export function createErrorSink(file: string | undefined, show: (line: string) => void) {
  const handle = file === undefined ? undefined : open(file);
  let shown = 0;
  return {
    add(error: LineError): void {
      if (handle !== undefined) writeSync(handle, `${JSON.stringify(error)}\n`);
      shown += 1;
      if (shown <= shownErrors) show(describeLine(error));
    },
    close(): void {
      if (handle !== undefined) closeSync(handle);
    },
  };
}
