import { screen } from '@testing-library/react';

/** Finds the answer of a menu, whose counts have marks between them. */
export const findAnswer = (text: string) =>
  screen.findByText((_, element) => element?.className === 'menu__summary' && element.textContent === text);
