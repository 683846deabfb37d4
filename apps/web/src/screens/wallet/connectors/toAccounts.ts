import { type Address, checksumAddress, isAddress } from '@countersign/primitives'

/** Reads what a wallet calls its accounts. Anything that is not a list has none, and what is not an address is left out. */
export const toAccounts = (value: unknown): Address[] =>
  (Array.isArray(value) ? value : []).filter((one) => isAddress(one)).map((one) => checksumAddress(one))
