/**
 * One field of an EIP-712 type.
 *
 * @example
 * const field: TypedDataField = { name: 'to', type: 'address' }
 */
export type TypedDataField = { readonly name: string; readonly type: string }

/**
 * EIP-712 typed data as wallets and embedded apps pass it around.
 *
 * @example
 * const data: TypedData = { domain: { name: 'Mail' }, types: { Mail: [{ name: 'text', type: 'string' }] }, message: { text: 'hi' } }
 */
export type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  /** May leave out `EIP712Domain`; it then follows from the fields the domain has. */
  readonly types: Readonly<Record<string, readonly TypedDataField[]>>
  /** May be left out when only one type is not used by another. */
  readonly primaryType?: string | undefined
  readonly message: Readonly<Record<string, unknown>>
}
