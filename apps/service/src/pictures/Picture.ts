/** A recognized picture; of an NFT also a video or a sound. */
export type Picture = { readonly type: string; readonly bytes: Buffer }
