/** Function signatures from one source. */
export type SignatureGroup = {
  /** The source: a standard, or a package with its version. */
  readonly source: string
  readonly licence: string
  /** One line per signature: selector without 0x, a space, the signature with its parameter names. */
  readonly entries: string
}
