import { describe, expect, it } from 'vitest';
import { searchAddress } from './search-address.ts';

const from = (text: string) => new URLSearchParams(text);

describe('the address of a search', () => {
  it('keeps what somebody typed whole', () => {
    for (const text of ['soup', 'mac & cheese', 'crème brûlée', '100% rye', 'a=b&c#d', ''])
      expect(new URL(searchAddress(text, {}), 'http://x').searchParams.get('q')).toBe(text);
  });

  it('keeps place, filters and tab, and begins at the first page', () => {
    const address = searchAddress('soup', { params: from('q=old&area=02139&open=now&from=abc&tab=restaurants') });
    expect(address).toBe('/search?q=soup&area=02139&open=now&tab=restaurants');
  });

  it('says the own zip code for whom the link is given, and never over another place', () => {
    expect(searchAddress('soup', { zip: '02139' })).toBe('/search?q=soup&area=02139');
    expect(searchAddress('soup', { zip: '02139', params: from('area=all') })).toBe('/search?q=soup&area=all');
  });

  it('leads to one tab or the other', () => {
    expect(searchAddress('soup', { tab: 'restaurants' })).toBe('/search?q=soup&tab=restaurants');
    expect(searchAddress('soup', { tab: 'dishes', params: from('tab=restaurants') })).toBe('/search?q=soup');
  });
});
