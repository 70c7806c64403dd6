/** Gives a signed-in person's role. A blank or missing one on the wire reads as `user`. */
export type Role = 'user' | 'r_admin' | 'w_admin';

interface Person {
  readonly userId: number;
  readonly role: Role;
}

/** Only the restaurant's owner and site admins may edit a restaurant and its menu. */
export function canEditRestaurant(
  person: Person | undefined,
  restaurant: { readonly ownerId: number | null },
): boolean {
  if (person?.role === 'w_admin') return true;
  return person?.role === 'r_admin' && restaurant.ownerId === person.userId;
}

/** Returns whether a role may make a call at all; access to single records is checked separately. */
export function mayCall(access: 'public' | 'user' | 'owner' | 'admin', role: Role | undefined): boolean {
  if (access === 'public') return true;
  if (role === undefined) return false;
  if (access === 'user') return true;
  if (access === 'owner') return role !== 'user';
  return role === 'w_admin';
}
