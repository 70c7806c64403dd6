import { describe, expect, it } from 'vitest';
import { buildRestaurant, buildUser } from '../../../test/builders.ts';
import { claimDraft } from './claim-draft.ts';

describe('what is known already of who says that a restaurant is theirs', () => {
  it('is filled in', () => {
    const draft = claimDraft(buildRestaurant({ name: 'Half Moon', phone: '+1 (617) 555-0123' }), buildUser());
    expect(Object.fromEntries(draft)).toEqual({
      c_name: 'Dana Diner',
      c_email: 'dana@example.com',
      c_phoneno: '6175550123',
      restaurant_name: 'Half Moon',
      restaurant_address: '1 Main Street, Cambridge, MA',
      zipcode: '02139',
      website: 'https://example.com',
    });
  });

  it('is nothing about a guest, and nothing that is no number or no page', () => {
    const draft = claimDraft(buildRestaurant({ phone: 'ask inside', url: null, city: '' }), undefined);
    expect([...draft.keys()]).toEqual(['restaurant_name', 'restaurant_address', 'zipcode']);
    expect(draft.get('restaurant_address')).toBe('1 Main Street, MA');
  });
});
