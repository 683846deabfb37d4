import { ApiError } from '@countersign/api/client'
import type { Chain } from '@countersign/api'
import { readUint } from '@countersign/chain-client/reads'
import type { Hex } from '@countersign/primitives'
import { TransactionNotFoundError, type PublicClient } from 'viem'
import { api } from '../../data/client/apiClient.ts'
import { publicClientFor } from '../../data/chain-access/publicClientFor.ts'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import { findCarrier, isOfExecution } from './findCarrier.ts'
import { findSent, hashesOf, readCancelled, readFirstReceipt } from './readAttempts.ts'
import { readRelay } from './readRelay.ts'
import { isUnderWay, lastSentAt, TIMEOUT_MS, type Observation } from './nextState.ts'
import { readOutcome } from './readOutcome.ts'

const NONCE_SELECTOR = '0xaffed0e0'

/** Polls the chain and the service once. A source that does not answer leaves its field empty. */
export async function observe(chain: Chain, pending: PendingExecution): Promise<Observation> {
  const client = publicClientFor(chain)
  const now = Date.now()
  const relay = pending.relay && (await readRelay(pending))
  const [named, cancelled, found, walletNonce, safeNonce, status, isHeld] = await Promise.all([
    readFirstReceipt(client, relay ? [relay.hash].filter((hash) => hash !== null) : hashesOf(pending)),
    readCancelled(client, pending),
    findSent(client, pending),
    relay ? null : client.getTransactionCount({ address: pending.sender }).catch(() => null),
    readSafeNonce(client, pending),
    readStatus(pending),
    isLate(pending, now) ? isKnown(client, pending.txHash) : null,
  ])
  const sent = named && isOfExecution(named, pending) ? named : null
  const isNonceUsed = safeNonce !== null && safeNonce > BigInt(pending.nonce)
  const isUndone = sent === null || sent.status === 'reverted'
  const carrier = isUndone && isNonceUsed ? await findCarrier(client, pending) : 'none'
  const receipt = typeof carrier === 'string' ? sent : await readFirstReceipt(client, [carrier.txHash])
  return {
    now,
    receipt: receipt && (await readOutcome(client, pending, receipt, relay?.hash ?? null)),
    walletNonce,
    accountNonce: nonceState(safeNonce, isNonceUsed, carrier === 'none' || status === 'replaced'),
    isHeld,
    indexed: status === 'replaced' ? null : status,
    cancelled,
    found,
    relay,
  }
}

const isLate = (pending: PendingExecution, now: number): boolean =>
  !pending.isProposed && pending.relay === null && now - lastSentAt(pending) > TIMEOUT_MS && isUnderWay(pending)

const nonceState = (read: bigint | null, isUsed: boolean, isByAnother: boolean): Observation['accountNonce'] =>
  read === null ? 'unknown' : !isUsed ? 'free' : isByAnother ? 'taken' : 'unknown'

const isKnown = (client: PublicClient, hash: Hex) =>
  client.getTransaction({ hash }).then(
    () => true,
    (error: unknown) => (error instanceof TransactionNotFoundError ? false : null),
  )

const readSafeNonce = (client: PublicClient, { safe }: PendingExecution) =>
  client.call({ to: safe, data: NONCE_SELECTOR }).then(
    ({ data }) => (data === undefined ? null : readUint(data)),
    () => null,
  )

async function readStatus({
  chainId,
  safeTxHash,
}: PendingExecution): Promise<'executed' | 'failed' | 'replaced' | null> {
  try {
    const { txStatus } = await api().getTransaction({ params: { chainId, id: safeTxHash } })
    if (txStatus === 'CANCELLED') return 'replaced'
    return txStatus === 'SUCCESS' ? 'executed' : txStatus === 'FAILED' ? 'failed' : null
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
