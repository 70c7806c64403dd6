import { deriveFacts } from '@clearplate/domain/facts/derive-facts';
import { isUnsettledByTitle } from '@clearplate/domain/menu/edit-dish';
import type { AskedDish } from './dish-reader.ts';
import { findingsIn, usesKey, type Findings } from './findings.ts';

/** Reads an edited dish with the word list, which only the worker loads. */
export const readFindings = ({ record, saved }: AskedDish): Findings => ({
  ...findingsIn(deriveFacts(record), isUnsettledByTitle(saved, record)),
  readUses: usesKey(record),
});
