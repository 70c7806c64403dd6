import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { es } from '../../translations/interface/es.ts';
import { speakEnglish, speakSpanish } from '../../translations/t.ts';
import { describeAppointRefusal } from '../admin/describe-appoint-refusal.ts';
import { describeReport } from './describe-report.ts';

afterEach(speakEnglish);

const reported_at = '2026-11-03T08:00:00.000Z';
const to = (...allergens: string[]) =>
  allergens.map((allergen) => ({ allergen, reported_at, restated_at: null, cleared_at: null })) as never;

describe('a report in words', () => {
  it.each([
    [{ kind: 'reaction', allergens: to('sesame') }, 'Reaction to sesame reported 3 Nov 2026'],
    [{ kind: 'reaction', allergens: to('sesame', 'milk') }, 'Reaction to sesame, milk reported 3 Nov 2026'],
    [{ kind: 'reaction', allergens: [] }, 'Reaction reported 3 Nov 2026. Cause not known'],
    [{ kind: 'wrong', allergens: [] }, 'A diner said 3 Nov 2026 that something here looks wrong'],
  ] as const)('%j', (report, words) => {
    expect(describeReport({ ...report, reported_at } as never)).toBe(words);
    speakSpanish(es);
    expect(describeReport({ ...report, reported_at } as never)).not.toMatch(/\b(reported|diner|known|said)\b/);
  });
});

describe('why somebody was not appointed', () => {
  const refused = (code: ApiError['code'], issues: ApiError['issues'] = []) =>
    describeAppointRefusal(new ApiError({ status: 400, code, message: 'it has an owner already', issues }));

  it.each([
    [refused('conflict'), 'They were not appointed: it has an owner already.'],
    [
      refused('bad_request', [{ field: 'body.email', message: 'has no account' }]),
      'They were not appointed: this address has no account.',
    ],
    [
      refused('bad_request', [{ field: 'body.accept_unconfirmed', message: 'is needed' }]),
      'They were not appointed: the address is not confirmed. Once you know that the account is theirs, tick the box.',
    ],
    [refused('internal'), 'They were not appointed. Please try again.'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
