import { expect, it } from 'vitest';
import { bytesOf } from '../../test/make-files.ts';
import { readMenu } from '../read-menu.ts';

const read = (text: string) => readMenu({ name: 'menu.csv', bytes: bytesOf(text) });
const left = (row: number, name: string) =>
  `Row ${row}, “${name}”, has more or fewer cells than the headings and was left out: is a comma too many in it, or missing?`;

it('rows of our own import that have a comma too many or too few are left out and named', async () => {
  const draft = await read(
    [
      'type,id,restaurant,name,description,absent,may_contain,contains',
      'dish,d1,r1,Dal,Red, hot,milk,egg,soy',
      'dish,d2,r1,Naan,milk,egg,soy',
      'dish,d3,r1,Rice,,,,,',
      ',dish,d4,r1,Soup,,,milk,',
      'dish,d5,r1,Chips,,milk,,soy',
    ].join('\n'),
  );
  expect(draft).toMatchObject({
    dishes: [
      {
        name: 'Chips',
        claims: [
          { allergen: 'soybeans', level: 'contains' },
          { allergen: 'milk', level: 'absent' },
        ],
      },
    ],
    doubts: [left(2, 'Dal'), left(3, 'Naan'), left(4, 'Rice'), left(5, 'r1')].map((says) => ({ about: 'file', says })),
  });
});

it('a row is named where no other is left', async () => {
  expect(await read('type,id,name,contains\ndish,d1,Dal,milk,egg\n')).toEqual({ problem: left(2, 'Dal') });
});
