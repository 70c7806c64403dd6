/** A signed-in person's role. A blank or missing one on the wire reads as `user`. */
export type Role = 'user' | 'r_admin' | 'w_admin';

interface Person {
  readonly userId: number;
  readonly role: Role;
}

/** The owning restaurant admin and any site admin may edit a restaurant and its menu; nobody else. */
export function canEditRestaurant(
  person: Person | undefined,
  restaurant: { readonly ownerId: number | null },
): boolean {
  if (person?.role === 'w_admin') return true;
  return person?.role === 'r_admin' && restaurant.ownerId === person.userId;
}

/** Which calls a role may make at all; records are checked apart. */
export function mayCall(access: 'public' | 'user' | 'owner' | 'admin', role: Role | undefined): boolean {
  if (access === 'public') return true;
  if (role === undefined) return false;
  if (access === 'user') return true;
  if (access === 'owner') return role !== 'user';
  return role === 'w_admin';
}
