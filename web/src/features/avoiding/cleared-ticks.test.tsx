import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../test/builders.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { clearedKey, tabStore } from '../../shared/lib/storage.ts';

const said = 'What was ticked in this tab before you signed in was cleared.';

it('says where it stands what is avoided that what somebody ticked was cleared, until that is read', async () => {
  tabStore.write(clearedKey, 'yes');
  const { user } = renderPage('/dishes', { session: 'user', responses: { judgeDishes: pageOf([]) } });
  const line = await screen.findByText(said);
  expect(line.closest('section')?.getAttribute('aria-label')).toBe('What you avoid');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(said)).toBeNull();
  expect(tabStore.read(clearedKey)).toBeUndefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('What you avoid');
});
