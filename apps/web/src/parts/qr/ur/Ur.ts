/** An item that two wallets exchange: its registered type and its CBOR bytes (BCR-2020-005). */
export type Ur = { readonly type: string; readonly cbor: Uint8Array }
