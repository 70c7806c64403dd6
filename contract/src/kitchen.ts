import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { ById, Line } from './fields.ts';
import { mostDishes } from './menu.ts';

export const EquipmentKind = z.enum(['fryer', 'grill', 'surface', 'other']);

/** Several dishes share this equipment. Their ids may include archived dishes. */
const Equipment = z.object({
  id: z.int(),
  kind: EquipmentKind,
  name: z.string(),
  dish_ids: z.array(z.int()),
});

export const Kitchen = z.object({
  /** Changes whenever the kitchen changes; pass it to `saveKitchen` as `ifMatch`. */
  version: z.string(),
  restaurant_id: z.int(),
  equipment: z.array(Equipment),
});
export type Kitchen = z.infer<typeof Kitchen>;

/** A kitchen has at most this many pieces of equipment. */
export const mostEquipment = 50;

/** Equipment without an `id` is new. Names are unique in a kitchen, ignoring case. */
const EquipmentEdit = z.object({
  id: z.int().positive().optional(),
  kind: EquipmentKind,
  name: Line(100),
  dish_ids: z.array(z.int().positive()).max(mostDishes),
});
export type EquipmentEdit = z.infer<typeof EquipmentEdit>;

export const kitchenCalls = defineContract({
  getKitchen: {
    method: 'GET',
    path: '/api/restaurant/:id/kitchen',
    summary: 'What dishes share in the kitchen, for those who keep the menu',
    access: 'owner',
    params: ById,
    response: Kitchen,
    etag: true,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  saveKitchen: {
    method: 'PUT',
    path: '/api/restaurant/:id/kitchen',
    summary:
      'Makes exactly this the shared equipment. Statements of the source "kitchen" follow from it: may contain what is in ' +
      'the dishes beside it, with the reason. They end with what they follow from; then "absent" has to be confirmed',
    access: 'owner',
    params: ById,
    body: z.object({ equipment: z.array(EquipmentEdit).max(mostEquipment) }),
    response: Kitchen,
    etag: true,
    ifMatch: true,
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'precondition_failed',
      'precondition_required',
      'rate_limited',
    ],
  },
});
