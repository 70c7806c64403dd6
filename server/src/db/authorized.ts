declare const authority: unique symbol;

/** Is a record that its caller may change. Only `authorize` makes one, so that a forgotten check doesn't compile. */
export type Authorized<Subject> = Subject & { readonly [authority]: true };
