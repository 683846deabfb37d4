import { BaseError } from '@countersign/primitives'
import { queryMessages as messages } from './queryMessages.ts'

const deleted = new Set<string>()

/** Proposals that were deleted while this page was open, so that the page does not request them again. */
export const deletedTransactions = {
  add(safeTxHash: string) {
    deleted.add(safeTxHash.toLowerCase())
  },
  /** The same transaction was proposed again. */
  forget(safeTxHash: string) {
    deleted.delete(safeTxHash.toLowerCase())
  },
  /** @param id transaction id or bare safeTxHash */
  find(id: string): string | null {
    const hash = id.slice(id.lastIndexOf('_') + 1).toLowerCase()
    return deleted.has(hash) ? hash : null
  },
}

export class TransactionDeletedError extends BaseError<'deleted', { safeTxHash: string }> {
  constructor(safeTxHash: string) {
    super({ code: 'deleted', message: messages.deleted(safeTxHash), meta: { safeTxHash } })
    this.name = 'TransactionDeletedError'
  }
}
