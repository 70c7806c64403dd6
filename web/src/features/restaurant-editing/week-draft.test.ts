import { describe, expect, it } from 'vitest';
import { changeDay, copyDay, noteOf, problemsOf, toDraft, toHours } from './week-draft.ts';

const lunch = { opens: '11:00', closes: '14:00' };
const dinner = { opens: '17:00', closes: '01:00' };
const week = toDraft([
  { weekday: 5, ...dinner },
  { weekday: 5, ...lunch },
]);

describe('a week as it is typed', () => {
  it('is ordered by day and time, and comes back as it was', () => {
    expect(week[5]).toEqual([lunch, dinner]);
    expect(week.flat()).toHaveLength(2);
    expect(toHours(week)).toEqual([
      { weekday: 5, ...lunch },
      { weekday: 5, ...dinner },
    ]);
  });

  it('takes a day over to others, also a closed one', () => {
    const copied = copyDay(week, 5, new Set([1, 6]));
    expect([copied[1], copied[6], copied[2]]).toEqual([week[5], week[5], []]);
    expect(copyDay(week, 0, new Set([5]))[5]).toEqual([]);
  });
});

describe('what is wrong with it', () => {
  it('is a missing time, where it is missing', () => {
    expect([...problemsOf(changeDay(week, 1, [lunch, { opens: '17:00', closes: '' }]))]).toEqual([
      ['1-1', 'Enter when it closes'],
    ]);
  });

  it('is an overlap, also with the evening before', () => {
    expect([...problemsOf(week)]).toEqual([]);
    expect([...problemsOf(changeDay(week, 6, [{ opens: '00:30', closes: '02:00' }]))]).toEqual([
      ['6-0', 'Overlaps 5:00 PM – 1:00 AM'],
    ]);
    expect([...problemsOf(changeDay(week, 5, [lunch, { opens: '13:00', closes: '15:00' }])).keys()]).toEqual(['5-1']);
  });
});

it('notes what closes on the next day', () => {
  expect([noteOf(lunch), noteOf(dinner), noteOf({ opens: '00:00', closes: '00:00' })]).toEqual([
    undefined,
    'Closes the next day',
    'Open for 24 hours',
  ]);
  expect(noteOf({ opens: '', closes: '01:00' })).toBeUndefined();
});
