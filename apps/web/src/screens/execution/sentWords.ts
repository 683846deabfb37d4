import { type Address, displayUnits, isSameAddress } from '@countersign/primitives'
import type { Attempt, PendingExecution, StoredFees } from '../../signing/execution/PendingExecution.ts'
import { executionMessages as messages } from './executionMessages.ts'

/** A block may still contain it, and no replacement is known. */
export const isReplaceable = ({ phase, failure, isProposed, relay }: PendingExecution): boolean =>
  !isProposed && relay === null && (phase === 'sent' || failure?.kind === 'timeout')

/** The newest transaction is a cancellation with the wallet nonce of the execution. */
export const isCancelling = (pending: PendingExecution): boolean => {
  const last = pending.attempts.at(-1)
  return pending.phase === 'sent' && last?.kind === 'cancel' && !hasIgnoredNonce(last, pending)
}

/** What the wallet did differently than the page asked, and who can speed it up. @param wallet the connected one */
export function sentWords(pending: PendingExecution, senderName: string, wallet: Address | null): string[] {
  const { attempts, sender, isProposed, phase } = pending
  const words = attempts.flatMap((attempt) => [...ignoredWords(attempt, pending), ...changedWords(attempt)])
  if (isProposed && phase === 'sent') return [...words, messages.replaceByAccount]
  const isElsewhere = wallet === null || !isSameAddress(wallet, sender)
  return isElsewhere && isReplaceable(pending) ? [...words, messages.replaceByOther({ wallet: senderName })] : words
}

const hasIgnoredNonce = ({ walletNonce }: Attempt, pending: PendingExecution): boolean =>
  walletNonce !== null && pending.walletNonce !== null && walletNonce !== pending.walletNonce

function ignoredWords(attempt: Attempt, pending: PendingExecution): string[] {
  const { kind, walletNonce: used } = attempt
  const { walletNonce: asked } = pending
  if (kind === 'execute' || used === null || asked === null || !hasIgnoredNonce(attempt, pending)) return []
  return [kind === 'cancel' ? messages.cancelIgnored({ asked, used }) : messages.walletIgnored({ asked, used })]
}

function changedWords({ asked, carried }: Attempt): string[] {
  if (carried === null || isSameFees(asked, carried)) return []
  return [messages.walletChanged({ asked: wordsOf(asked), sent: wordsOf(carried) })]
}

const isSameFees = (one: StoredFees, other: StoredFees): boolean =>
  one.gas === other.gas && one.most === other.most && one.tip === other.tip

const wordsOf = ({ gas, most, tip }: StoredFees): string =>
  messages.planWords({
    gas: displayUnits(BigInt(gas), 0, { group: true }),
    most: displayUnits(BigInt(most), 9),
    tip: tip === null ? null : displayUnits(BigInt(tip), 9),
  })
