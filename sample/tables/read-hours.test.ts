import { expect, it } from 'vitest';

import { readHours } from './read-hours.ts';

it('reads spans of days with one or more openings, also over the weekend', () => {
  expect(readHours('Sat-Mon 11:30-14:30 17:00-00:00; Thu 7:00-15:00', 'x:1')).toEqual([
    { weekday: 6, opens: '11:30', closes: '14:30' },
    { weekday: 6, opens: '17:00', closes: '00:00' },
    { weekday: 0, opens: '11:30', closes: '14:30' },
    { weekday: 0, opens: '17:00', closes: '00:00' },
    { weekday: 1, opens: '11:30', closes: '14:30' },
    { weekday: 1, opens: '17:00', closes: '00:00' },
    { weekday: 4, opens: '07:00', closes: '15:00' },
  ]);
  expect(readHours('daily 9:00-17:00', 'x:1')).toHaveLength(7);
});

it('refuses a day that there isn’t', () => {
  expect(() => readHours('Funday 9:00-17:00', 'x:1')).toThrow('x:1: what day is "Funday"?');
});
