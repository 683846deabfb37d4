/** Signatures of one source. */
export type SignatureGroup = {
  /** Where they were read: a standard, or a package with its version. */
  readonly source: string
  readonly licence: string
  /** A line each: selector without 0x, a space, the signature with the names of its parameters. */
  readonly entries: string
}
