import type { Check } from './Check.ts'
import type { Read } from './Read.ts'
import { outcomeMessages as messages } from './outcomeMessages.ts'

const id = 'claimed-status'
const field = 'txStatus'

/**
 * The outcome of a transaction according to the service. `replaced`: another one used its nonce.
 *
 * @example
 * const claimed: ClaimedOutcome = 'executed'
 */
export type ClaimedOutcome = 'executed' | 'failed' | 'replaced'

/**
 * What the receipt shows for a safeTxHash: `ExecutionSuccess`, `ExecutionFailure`, or no event with it.
 *
 * @example
 * const recorded: RecordedOutcome = 'other'
 */
export type RecordedOutcome = 'executed' | 'failed' | 'other'

/**
 * What the chain shows about the transaction that the service names as the one that used the nonce. `proven`: the account executed it, and
 * its hash contains this nonce. `otherNonce`: its hash contains another nonce. `notExecuted`: no event of the account with its hash.
 */
type Replacement = 'proven' | 'otherNonce' | 'notExecuted'

type Input = {
  readonly nonce: bigint
  /** The account's nonce on chain. */
  readonly current: Read<bigint>
  readonly claimed: ClaimedOutcome
  /** The receipt that the service names; null if it names none, or if it was not read. */
  readonly recorded: Read<RecordedOutcome> | null
  /** The transaction that replaced it according to the service; null if it names none. */
  readonly replacement?: Read<Replacement> | null
}

/**
 * S11. Compares an outcome that the service reports with the account's nonce and the receipt. An executed transaction
 * has used up its nonce and left an event with its hash; a proposal has not.
 *
 * @example
 * checkOutcome({ nonce: 7n, current: { ok: true, value: 7n }, claimed: 'executed', recorded: null }).verdict // 'danger'
 */
export function checkOutcome({ nonce, current, claimed, recorded, replacement = null }: Input): Check {
  if (recorded?.ok === true && recorded.value !== 'other') return compared(claimed, recorded.value)
  const title = messages[claimed]
  if (!current.ok)
    return {
      id,
      field,
      verdict: 'unchecked',
      title,
      reason: messages.nonceUnread(current.reason),
    }
  if (nonce >= current.value)
    return {
      id,
      field,
      verdict: 'danger',
      title: messages.notExecuted,
      reason: messages[`${claimed}NotYet`]({ nonce, current: current.value }),
    }
  const used = messages.used({ nonce, current: current.value })
  if (claimed === 'replaced') return replaced(replacement, { nonce, used })
  if (recorded === null)
    return {
      id,
      field,
      verdict: 'unchecked',
      title,
      reason: messages.noTransaction(used),
    }
  if (!recorded.ok)
    return {
      id,
      field,
      verdict: 'unchecked',
      title,
      reason: messages.receiptUnread({ used, reason: recorded.reason }),
    }
  return {
    id,
    field: 'txHash',
    verdict: 'danger',
    title: messages.otherShown,
    reason: messages[`${claimed}NoEvent`](used),
  }
}

/** Without the event of the other transaction, this one may have used the nonce. */
function replaced(replacement: Read<Replacement> | null, { nonce, used }: { nonce: bigint; used: string }): Check {
  const title = messages.replaced
  if (replacement === null) return { id, field, verdict: 'unchecked', title, reason: messages.onlyService(used) }
  if (!replacement.ok) {
    const { reason } = replacement
    return { id, field, verdict: 'unchecked', title, reason: messages.replacementUnread({ used, reason }) }
  }
  switch (replacement.value) {
    case 'proven':
      return {
        id,
        field,
        verdict: 'verified',
        title: messages.replacementRecorded,
        reason: messages.replacementEvent({ nonce }),
      }
    case 'otherNonce':
      return {
        id,
        field,
        verdict: 'danger',
        title: messages.otherNonce,
        reason: messages.otherNonceReason({ nonce, used }),
      }
    case 'notExecuted':
      return {
        id,
        field,
        verdict: 'danger',
        title: messages.replacementNotExecuted,
        reason: messages.replacementNoEvent(used),
      }
  }
}

function compared(claimed: ClaimedOutcome, recorded: 'executed' | 'failed'): Check {
  return claimed === recorded
    ? {
        id,
        field,
        verdict: 'verified',
        title: claimed === 'executed' ? messages.executionRecorded : messages.failureRecorded,
        reason: messages.ownEvent,
      }
    : {
        id,
        field,
        verdict: 'danger',
        title: messages.contradicts,
        reason: contradiction(claimed, recorded),
      }
}

function contradiction(claimed: ClaimedOutcome, recorded: 'executed' | 'failed'): string {
  if (claimed === 'replaced') return recorded === 'executed' ? messages.replacedButExecuted : messages.replacedButFailed
  return claimed === 'executed' ? messages.executedButFailed : messages.failedButExecuted
}
