import { type Address, checksumAddress, isAddress } from '@countersign/primitives'

/** Parses a wallet's accounts. A value that is not a list has none; entries that are not addresses are left out. */
export const toAccounts = (value: unknown): Address[] =>
  (Array.isArray(value) ? value : []).filter((one) => isAddress(one)).map((one) => checksumAddress(one))
