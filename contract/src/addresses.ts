import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { Done } from './done.ts';
import { ById, Line, Zip } from './fields.ts';

/** This is a delivery address of the signed-in person. `zip_code` has five digits. */
export const Address = z.object({
  id: z.int(),
  name: z.string(),
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
});
export type Address = z.infer<typeof Address>;

const AddressFields = z.object({
  name: Line(100),
  address_line_1: Line(200),
  address_line_2: z
    .union([
      z
        .string()
        .regex(/^\s*$/)
        .transform(() => ''),
      Line(200),
    ])
    .default(''),
  city: Line(100),
  state: Line(100),
  zip_code: Zip,
  country: Line(100),
});

export const addressCalls = defineContract({
  listAddresses: {
    method: 'GET',
    path: '/api/address',
    summary: 'All own addresses',
    access: 'user',
    response: z.array(Address),
    errors: ['unauthenticated'],
  },
  getAddress: {
    method: 'GET',
    path: '/api/address/:id',
    summary: 'A list with the address as its only item',
    access: 'user',
    params: ById,
    response: z.array(Address),
    errors: ['unauthenticated', 'not_found'],
  },
  createAddress: {
    method: 'POST',
    path: '/api/address',
    summary: 'A new address',
    access: 'user',
    body: AddressFields,
    response: Address,
    idempotencyKey: true,
    errors: ['unauthenticated'],
  },
  updateAddress: {
    method: 'PUT',
    path: '/api/address/:id',
    summary: 'Changes an address',
    access: 'user',
    params: ById,
    body: AddressFields,
    response: Address,
    errors: ['unauthenticated', 'not_found'],
  },
  deleteAddress: {
    method: 'DELETE',
    path: '/api/address/:id',
    summary: 'Removes an address',
    access: 'user',
    params: ById,
    response: Done,
    errors: ['unauthenticated', 'not_found'],
  },
});
