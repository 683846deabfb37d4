/** A recognized picture. */
export type Picture = { readonly type: string; readonly bytes: Buffer }
