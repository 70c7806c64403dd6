import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { webAddress } from '../../shared/lib/web-address.ts';
import { DeliveryLink, RestaurantLink } from './delivery-link.tsx';
import { deliveryName } from './web-link.ts';

describe('a delivery service', () => {
  it.each([
    ['https://www.doordash.com/store/1', 'DoorDash'],
    ['https://DoorDash.com', 'DoorDash'],
    ['http://ubereats.com/x', 'Uber Eats'],
    ['https://www.grubhub.com/r', 'Grubhub'],
    ['https://order.grubhub.com/r', 'Grubhub'],
    ['https://www.toasttab.com/r', 'toasttab.com'],
    ['https://doordash.com.evil.test/', 'doordash.com.evil.test'],
    ['https://notdoordash.com/', 'notdoordash.com'],
  ])('%s is called %s', (address, name) => {
    expect(deliveryName(new URL(address))).toBe(name);
  });

  it('opens apart and tells the other site nothing', () => {
    render(<DeliveryLink href="https://www.doordash.com/store/1" />);
    const link = screen.getByRole('link', { name: /^DoorDash/ });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('an address that must not be linked', () => {
  it.each([
    ['javascript:alert(1)'],
    [' JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,<script>1</script>'],
    ['javascript://evil.test/%0aalert(1)'],
    ['ftp://files.test/menu'],
    ['vbscript:x'],
    ['file:///etc/passwd'],
    ['//doordash.com/x'],
    ['/restaurant/1'],
    ['https://doordash.com@evil.test/'],
    ['https://user:pass@evil.test/'],
    [''],
    ['not an address'],
  ])('%j gives no link', (address) => {
    expect(webAddress(address)).toBeUndefined();
    const { container } = render(
      <>
        <DeliveryLink href={address} />
        <RestaurantLink href={address} />
      </>,
    );
    expect(container.querySelector('a')).toBeNull();
  });
});
