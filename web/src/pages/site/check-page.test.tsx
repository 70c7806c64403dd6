import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failsWith } from '../../../test/fake-api.ts';
import { expectNoPromise } from '../../../test/harmless-words.ts';
import { stubWorker } from '../../../test/in-page-worker.ts';
import { renderPage, type PageOptions } from '../../../test/render-page.tsx';

async function open(options?: PageOptions) {
  const worker = stubWorker();
  const view = renderPage('/check', options);
  const list = await screen.findByLabelText<HTMLTextAreaElement>('Ingredients, or a line of a menu');
  const paste = (text: string) => fireEvent.change(list, { target: { value: text } });
  return { ...view, ...worker, list, paste };
}
const answer = () => within(screen.getByRole('region', { name: 'What the words say' }));
const marks = () => [...document.querySelectorAll('mark')].map((one) => one.textContent);

describe('checking a list', () => {
  it('says that nothing leaves the device, and sends nothing', async () => {
    const { paste, calls, asked } = await open();
    expect(
      screen.getByText('It’s read on this device: nothing you write here is sent, stored or logged.'),
    ).toBeDefined();
    paste('butter');
    await answer().findByRole('heading', { name: 'Contains milk' });
    // The page is in sight before it asks for what every page needs, so that calls aren't counted from there.
    expect(calls.map(({ name }) => name)).toEqual(['getAssessSettings']);
    expect(JSON.stringify(calls)).not.toContain('butter');
    expect(asked).toHaveLength(1);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('butter');
  });

  it('shows the words that gave allergens away, in the text and by group', async () => {
    const { paste } = await open();
    paste('Flour, butter, natural flavor, zorgblat. May contain peanuts.');
    await answer().findByRole('heading', { name: 'Contains milk, wheat and gluten' });
    expect(marks()).toEqual([
      'Flour (wheat, gluten)',
      'butter (milk)',
      'natural flavor (ask)',
      'peanuts (may: peanut)',
    ]);
    const groups = answer().getAllByRole('heading', { level: 3 });
    expect(groups.map((one) => one.textContent)).toEqual([
      'Contains',
      'May contain',
      'Ask about',
      'Words we don’t know',
    ]);
    expect(answer().getByText('“zorgblat”')).toBeDefined();
    expectNoPromise();
  });

  it('shows markup as the text that it is', async () => {
    const { paste } = await open();
    paste('<img src=x onerror=alert(1)><b>ghee</b>');
    await answer().findByRole('heading', { name: 'Contains milk' });
    expect(document.querySelector('.marked-text')?.textContent).toBe('<img src=x onerror=alert(1)><b>ghee (milk)</b>');
    expect(document.querySelector('.marked-text img, .marked-text b')).toBeNull();
  });

  it('puts what a guest ticked first', async () => {
    sessionStorage.setItem('avoiding', '["wheat","sesame"]');
    const { paste } = await open();
    paste('butter, flour');
    const yours = within(await answer().findByRole('region', { name: 'What you avoid, by these words' }));
    expect(yours.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Contains wheat, by these words',
      'Sesame: not verified. Not found in these words.',
    ]);
    expect(answer().getByText(/you avoid this/).parentElement?.textContent).toMatch(/^Wheat/);
  });

  it('finds a saved ingredient, and sends nobody’s name', async () => {
    const garlic = { kind: 'ingredient', name: 'Garlic', term: 'garlic' } as const;
    const getProfile = { eaters: [{ name: 'Ada', avoids: [garlic] }] };
    const { paste, asked } = await open({ session: 'user', responses: { getProfile } });
    await screen.findByText('Avoiding: Garlic');
    paste('rice, garlic');
    expect(await answer().findByText('Ada: Contains Garlic, by these words')).toBeDefined();
    expect(JSON.stringify(asked)).not.toContain('Ada');
  });

  it('says when what the person saved is not being applied', async () => {
    await open({ session: 'user', responses: { getProfile: failsWith('internal') } });
    expect(await screen.findByText('Your allergens are not being applied')).toBeDefined();
  });

  it('takes the name of a dish as a warning', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Name of the dish (optional)'), 'Peanut soup');
    expect(await answer().findByRole('heading', { name: 'Contains peanut' })).toBeDefined();
  });

  it('has nothing to say of nothing, and can be cleared', async () => {
    const { paste, user } = await open();
    paste('  \n ');
    expect(answer().queryByRole('heading')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try an example' }));
    await answer().findByRole('heading', { name: /^Contains milk/ });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(answer().queryByRole('heading')).toBeNull();
    expect(marks()).toEqual([]);
  });

  it('claims nothing of a new text before it was read', async () => {
    const { paste } = await open();
    paste('rice');
    await answer().findByRole('heading', { name: /^Not verified: none of the nine found in these words/ });
    paste('ghee');
    expect(screen.getByText('Reading…')).toBeDefined();
    expect(screen.getByRole('region', { name: 'What the words say' }).getAttribute('aria-busy')).toBe('true');
    await answer().findByRole('heading', { name: 'Contains milk' });
  });

  it('is not verified when the words can not be read', async () => {
    const failing = stubWorker({ fails: true });
    const { user } = renderPage('/check');
    fireEvent.change(await screen.findByLabelText('Ingredients, or a line of a menu'), { target: { value: 'rice' } });
    expect(await screen.findByText('The words could not be read right now.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(/^Not verified/);
    expect(failing.asked).toHaveLength(1);
    stubWorker();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Not verified: none of the nine/ })).toBeDefined());
  });
});

describe('what somebody avoids', () => {
  it('assesses by how strict each of those who eat is', async () => {
    const sesame = (strictness: 'dangerous' | 'ask') => ({ kind: 'allergen', allergen: 'sesame', strictness }) as const;
    const getProfile = {
      eaters: [
        { name: 'Ada', avoids: [sesame('ask')] },
        { name: 'Ben', avoids: [sesame('dangerous')] },
      ],
    };
    const { paste } = await open({ session: 'user', responses: { getProfile } });
    await screen.findByText('Avoiding: Sesame (traces are dangerous for Ben)');
    paste('rice. May contain sesame');
    await answer().findByRole('heading', { name: 'Avoid: sesame' });
    const yours = within(answer().getByRole('region', { name: 'What you avoid, by these words' }));
    expect(yours.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Ben: May contain sesame, by these words: traces are dangerous, avoid',
      'Ada: May contain sesame, by these words',
    ]);
  });
});
