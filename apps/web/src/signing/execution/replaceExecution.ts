import type { Chain } from '@countersign/api'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import {
  type FeeBounds,
  type FeePlan,
  type Fees,
  minimumReplacement,
  mostPerGas,
  replacementFees,
} from '@countersign/safe/checks'
import type { PublicClient } from 'viem'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import { sentStore } from '../../data/sent/sentStore.ts'
import { ReviewError } from '../sequence/ReviewError.ts'
import { assertCostAccepted } from './costConsent.ts'
import { ensureSender } from './ensureSender.ts'
import { ExecutionError } from './ExecutionError.ts'
import { feeFields } from './feesFor.ts'
import { hashOfCall } from './hashOfCall.ts'
import { noteReplacement } from './noteReplacement.ts'
import type { PendingExecution } from './PendingExecution.ts'
import { readFeeQuote, type FeeQuote } from './readFeeQuote.ts'
import { readSendCost } from './readSendCost.ts'
import { planOfTransaction, requestSend } from './requestSend.ts'
import type { WalletRequest } from './WalletRequest.ts'
import { fromStoredFees } from './storedFees.ts'
import { replaceMessages as messages } from './replaceMessages.ts'

export type ReplacementKind = 'speed-up' | 'cancel'

/** A transaction that can take the place of one that waits for a block. */
export type Replacement = {
  readonly kind: ReplacementKind
  readonly walletNonce: number
  readonly call: { readonly to: Address; readonly data: Hex }
  readonly suggested: FeePlan
  readonly bounds: FeeBounds
  readonly quote: FeeQuote
}

/**
 * Reads the waiting transaction back, and the fees that a replacement needs.
 * @throws {ExecutionError} `not-possible` when the node no longer has it, or has another call than the page sent
 */
export async function readReplacement(
  chain: Chain,
  pending: PendingExecution,
  kind: ReplacementKind,
): Promise<Replacement> {
  const client = publicClientFor(chain)
  const { sender } = pending
  const waiting = await readWaiting(client, pending)
  const call = kind === 'cancel' ? { to: sender, data: '0x' as const } : waiting.call
  const quote = await readFeeQuote(chain, client, { from: sender, ...call, isReplacement: true })
  const { suggested } = quote
  const gas = kind === 'speed-up' && waiting.gas > suggested.gas ? waiting.gas : suggested.gas
  return {
    kind,
    walletNonce: waiting.walletNonce,
    call,
    suggested: { gas, fees: replacementFees(waiting.fees, suggested.fees) },
    bounds: { ...quote.bounds, least: minimumReplacement(waiting.fees) },
    quote,
  }
}

/** Asks the wallet to send the replacement, and stores what it sent. The page follows all of them. */
export async function sendReplacement(
  chain: Chain,
  pending: PendingExecution,
  { kind, walletNonce, call, quote }: Replacement,
  plan: FeePlan,
): Promise<void> {
  const client = publicClientFor(chain)
  const from = pending.sender
  await ensureSender(chain, from)
  await assertCostAccepted(await readSendCost(chain, client, quote, { from, ...call, ...plan }))
  const provider = await ensureSender(chain, from)
  const request: WalletRequest = Object.freeze({
    chainId: `0x${BigInt(chain.chainId).toString(16)}` as const,
    from,
    ...call,
    value: '0x0' as const,
    nonce: `0x${walletNonce.toString(16)}` as const,
    gas: `0x${plan.gas.toString(16)}` as const,
    ...feeFields(plan.fees),
  })
  assertReplaces(request, pending, kind)
  const { txHash, seen, carried } = await requestSend(client, provider, request)
  const usedNonce = seen?.nonce ?? null
  const first = sentStore.list().find(({ hash }) => hash === pending.txHash)
  const what = first?.description ?? messages.execution
  sentStore.add({
    chainId: chain.chainId,
    account: from,
    hash: txHash,
    walletNonce: usedNonce,
    description: kind === 'cancel' ? messages.cancelOf({ what }) : messages.fasterOf({ what }),
    ...(first?.path ? { path: first.path } : {}),
  })
  noteReplacement(pending, { kind, txHash, walletNonce: usedNonce, asked: plan, carried }, walletNonce)
}

/** @throws {ReviewError} `hash-differs` when the request is neither the reviewed call nor a transfer of nothing to the wallet itself */
function assertReplaces(request: WalletRequest, { sender, callHash }: PendingExecution, kind: ReplacementKind): void {
  const isExpected =
    kind === 'cancel'
      ? isSameAddress(request.to, sender) && request.data === '0x'
      : callHash !== null && hashOfCall(request) === callHash
  if (!isExpected || BigInt(request.value) !== 0n) throw new ReviewError('hash-differs', messages.otherCall)
}

type Waiting = {
  readonly walletNonce: number
  readonly call: { readonly to: Address; readonly data: Hex }
  readonly gas: bigint
  /** The highest of all that were sent with this wallet nonce. */
  readonly fees: Fees
}

async function readWaiting(client: PublicClient, pending: PendingExecution): Promise<Waiting> {
  const sent = await Promise.all(
    pending.attempts.map(async (attempt) => {
      const seen = await client.getTransaction({ hash: attempt.txHash }).catch(() => null)
      const isOwn = seen !== null && isSameAddress(seen.from, pending.sender)
      return { attempt, seen: isOwn ? seen : null }
    }),
  )
  const executing = sent.findLast(({ attempt, seen }) => attempt.kind !== 'cancel' && seen !== null)?.seen
  const walletNonce = pending.walletNonce ?? executing?.nonce ?? null
  if (walletNonce === null) throw new ExecutionError('not-possible', messages.nonceUnknown)
  if (!executing) throw new ExecutionError('not-possible', messages.dropped)
  if (sent.some(({ seen }) => seen?.nonce === walletNonce && seen.blockNumber !== null))
    throw new ExecutionError('not-possible', messages.alreadyMined)
  const { to, input, gas } = executing
  if (to === null || hashOfCall({ to, data: input }) !== pending.callHash)
    throw new ExecutionError('not-possible', messages.otherCall)
  const fees = sent
    .filter(({ attempt, seen }) => (seen?.nonce ?? attempt.walletNonce) === walletNonce)
    .map(
      ({ attempt, seen }) => (seen ? planOfTransaction(seen) : fromStoredFees(attempt.carried ?? attempt.asked)).fees,
    )
  return { walletNonce, call: { to, data: input }, gas, fees: fees.reduce(highest) }
}

function highest(one: Fees, other: Fees): Fees {
  if ('gasPrice' in one || 'gasPrice' in other) return { gasPrice: most(mostPerGas(one), mostPerGas(other)) }
  return {
    maxFeePerGas: most(one.maxFeePerGas, other.maxFeePerGas),
    maxPriorityFeePerGas: most(one.maxPriorityFeePerGas, other.maxPriorityFeePerGas),
  }
}

const most = (one: bigint, other: bigint): bigint => (one > other ? one : other)
