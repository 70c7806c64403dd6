import { allergenAvoidance } from '@clearplate/domain/verdict/allergen-avoidance';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { otherCardTexts } from '../chef-card/other-texts.ts';
import { es } from '../../translations/chef-card/es.ts';
import { es as terms } from '../../translations/allergen-terms/es.ts';
import { InKitchen } from './kitchen-question.tsx';

const named = [allergenAvoidance('peanuts', 'ask'), allergenAvoidance('milk', 'ask')];
const sauce = { question: { kind: 'what_is_in', words: 'house sauce' }, named } as const;

it('what is in a part of a dish is asked in the kitchen’s language, with the part as the menu calls it', () => {
  render(<InKitchen question={sauce} kitchen={{ language: 'es', texts: { words: es, allergens: terms } }} />);
  const said = screen.getByText('house sauce: ¿lleva maní o leche?');
  expect(said.lang).toBe('es');
});

it('is asked in each of the card’s languages, of all that is avoided', () => {
  for (const [language, texts] of Object.entries(otherCardTexts)) {
    const { container, unmount } = render(
      <InKitchen question={sauce} kitchen={{ language: language as keyof typeof otherCardTexts, texts }} />,
    );
    expect(container.textContent).toContain('house sauce');
    for (const food of ['peanuts', 'milk'] as const)
      expect(container.textContent).toContain(texts.allergens.terms[food].term);
    unmount();
  }
});

it('a question that has no words in that language is left to the English', () => {
  const guessed = { question: { kind: 'guessed', words: ['cream'] }, named } as const;
  const { container } = render(
    <InKitchen question={guessed} kitchen={{ language: 'es', texts: { words: es, allergens: terms } }} />,
  );
  expect(container.textContent).toBe('');
});
