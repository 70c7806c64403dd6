import type { PagePath } from '@clearplate/contract/pages';
import type { ComponentType } from 'react';

/** What stands at each address that is a page. */
export type Pages = Readonly<Partial<Record<PagePath, ComponentType>>>;
