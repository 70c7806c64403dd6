import type { Draft } from '../src/draft.ts';
import { readMenu } from '../src/read-menu.ts';
import type { NastyChart } from './nasty-charts.ts';

type Said = Readonly<Record<string, readonly (readonly string[])[]>>;

export async function draftOf(bytes: Uint8Array): Promise<Draft> {
  const read = await readMenu({ name: 'chart', bytes });
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

/** What was read of each dish, in the truth's words. */
export const said = ({ dishes }: Draft): Said =>
  Object.fromEntries(
    dishes.map(({ name, claims }) => [
      name,
      (['contains', 'may_contain', 'absent'] as const).map((level) =>
        claims
          .filter((claim) => claim.level === level)
          .map(({ allergen }) => allergen)
          .toSorted(),
      ),
    ]),
  );

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

export const expected = (truth: NastyChart['truth']): Said =>
  Object.fromEntries(
    Object.entries(truth).map(([name, levels]) => [name, levels.map((text) => words(text).toSorted())]),
  );
