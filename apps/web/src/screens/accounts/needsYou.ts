import type { Message, QueueItem, Transaction } from '@countersign/api'
import { type Address, isSameAddress, ownValue } from '@countersign/primitives'

/** The action of a wallet for a queued transaction. */
export type NeededTransaction = {
  readonly transaction: Transaction
  readonly act: 'sign' | 'execute'
  readonly nonce: number
  readonly signed: number
  readonly required: number
}

/** A message that lacks this wallet's signature. */
export type NeededMessage = {
  readonly message: Message
  readonly signed: number
  readonly required: number
}

/** The transactions of one queue that need this wallet: its signature, or the execution of the next one. */
export function needsYou(queue: readonly QueueItem[], wallet: Address): NeededTransaction[] {
  let isNext = false
  return queue.flatMap((item) => {
    if (item.type === 'LABEL') isNext = item.label === 'Next'
    if (item.type !== 'TRANSACTION') return []
    const need = needOf(item.transaction, isNext, wallet)
    return need ? [{ ...need, transaction: item.transaction }] : []
  })
}

/**
 * For an account that the wallet does not own: its own proposals that any wallet can execute now.
 * @param proposers by transaction id
 */
export const executableProposals = (
  queue: readonly QueueItem[],
  wallet: Address,
  proposers: Readonly<Record<string, Address>>,
): NeededTransaction[] =>
  needsYou(queue, wallet).filter(({ act, transaction }) => {
    const proposer = ownValue(proposers, transaction.id)
    return act === 'execute' && proposer !== undefined && isSameAddress(proposer, wallet)
  })

/**
 * The action of this wallet for one transaction; null if it waits for others.
 * @param isNext its nonce is the account's
 */
export function needOf(
  { executionInfo, txStatus }: Transaction,
  isNext: boolean,
  wallet: Address,
): Omit<NeededTransaction, 'transaction'> | null {
  if (executionInfo?.type !== 'MULTISIG') return null
  const { nonce, confirmationsSubmitted: signed, confirmationsRequired: required, missingSigners } = executionInfo
  if (txStatus === 'AWAITING_EXECUTION') return isNext ? { act: 'execute', nonce, signed, required } : null
  const isMissing = missingSigners?.some(({ value }) => isSameAddress(value, wallet)) ?? false
  return txStatus === 'AWAITING_CONFIRMATIONS' && isMissing ? { act: 'sign', nonce, signed, required } : null
}

/** The messages of one account that lack this wallet's signature. The wallet is an owner of the account. */
export const messagesForYou = (messages: readonly Message[], wallet: Address): NeededMessage[] =>
  messages.flatMap((item) => {
    if (item.status !== 'NEEDS_CONFIRMATION') return []
    const { confirmations, confirmationsSubmitted: signed, confirmationsRequired: required } = item
    const hasSigned = confirmations.some(({ owner }) => isSameAddress(owner.value, wallet))
    return hasSigned || signed >= required ? [] : [{ message: item, signed, required }]
  })
