import { describe, expect, it } from 'vitest';
import { byWeekday, formatTimeOfDay } from './opening-times.ts';
import { phoneAddress, formatPhone } from './format-phone.ts';

describe('hours in words', () => {
  it('are said as Americans say them', () => {
    expect([
      formatTimeOfDay('00:00'),
      formatTimeOfDay('09:05'),
      formatTimeOfDay('12:00'),
      formatTimeOfDay('23:59'),
      formatTimeOfDay('24:00'),
      formatTimeOfDay('late'),
    ]).toEqual(['12:00 AM', '9:05 AM', '12:00 PM', '11:59 PM', '12:00 AM', 'late']);
    const week = byWeekday([
      { weekday: 5, opens: '17:00', closes: '01:30' },
      { weekday: 5, opens: '11:00', closes: '14:00' },
      { weekday: 0, opens: '00:00', closes: '00:00' },
    ]);
    expect(week[0]).toEqual({ day: 'Monday', spans: [] });
    expect(week[4]).toEqual({ day: 'Friday', spans: ['11:00 AM – 2:00 PM', '5:00 PM – 1:30 AM'] });
    expect(week[6]).toEqual({ day: 'Sunday', spans: ['Open 24 hours'] });
  });
});

describe('a telephone number', () => {
  it('is said in groups and called with the country', () => {
    expect(formatPhone('6175550123')).toBe('(617) 555-0123');
    expect(phoneAddress('(617) 555-0123')).toBe('tel:+16175550123');
  });

  it('is left as it is where it is none', () => {
    expect(formatPhone('ask inside')).toBe('ask inside');
    expect(phoneAddress('ask inside')).toBeUndefined();
    expect(phoneAddress('javascript:alert(1)')).toBeUndefined();
  });
});
