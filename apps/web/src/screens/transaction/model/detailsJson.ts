import type { TransactionDetails } from '@countersign/api'

/** The details as the wire has them: amounts are decimal strings there. */
export const detailsJson = (details: TransactionDetails): string =>
  JSON.stringify(details, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2)
