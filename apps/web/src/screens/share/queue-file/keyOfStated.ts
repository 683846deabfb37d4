import type { StatedTransaction } from './QueueFile.ts'

/** All that is stated about a transaction, as one text. Two answers about one transaction are two claims if they differ. */
export const keyOfStated = (stated: StatedTransaction): string =>
  JSON.stringify(stated, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
