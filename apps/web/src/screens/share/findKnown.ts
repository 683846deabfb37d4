import type { Chain } from '@countersign/api'
import { ApiError } from '@countersign/api/client'
import type { SharedProposal, SignatureReply } from '@countersign/safe/exchange'
import { buildSafeTransaction } from '@countersign/safe'
import { isSameAddress } from '@countersign/primitives'
import { localProposals } from '../../data/chain-only/localProposals.ts'
import { readAccountState } from '../../data/undeployed/readAccountState.ts'
import { api } from '../../data/client/apiClient.ts'
import { callOf, transactionOf } from '@countersign/describe/transaction'
import { importMessages } from './importMessages.ts'

/**
 * The transaction that a returned signature belongs to, with that signature added.
 * @param place this browser, or the queue, whose service then learns the hash
 * @returns null if it was not found there
 * @throws {Error} if the transaction found has another hash than the signed one
 */
export async function findKnown(
  reply: SignatureReply,
  chain: Chain,
  place: 'browser' | 'queue',
): Promise<SharedProposal | null> {
  const { safe, safeTxHash, signatures } = reply
  const transaction = await (place === 'browser' ? fromBrowser(reply) : fromQueue(reply))
  if (transaction === null) return null
  const { version } = await readAccountState(chain, safe)
  const found = buildSafeTransaction({ chainId: reply.chainId, safe, version, transaction }).safeTxHash
  if (found !== safeTxHash) throw new Error(importMessages.otherTransaction({ expected: safeTxHash, found }))
  return {
    kind: 'proposal',
    chainId: reply.chainId,
    chain: { name: chain.chainName, shortName: chain.shortName, symbol: chain.nativeCurrency.symbol },
    safe,
    version,
    transaction,
    signatures,
    proposer: null,
    createdAt: Date.now(),
    note: '',
    account: null,
    names: [],
    tokens: [],
    messages: [],
  }
}

async function fromBrowser({ chainId, safeTxHash }: SignatureReply) {
  return (await localProposals.find({ chainId: String(chainId), safeTxHash }))?.transaction ?? null
}

async function fromQueue({ chainId, safe, safeTxHash }: SignatureReply) {
  try {
    const details = await api().getTransaction({ params: { chainId: String(chainId), id: safeTxHash } })
    const call = callOf(details)
    const execution = details.detailedExecutionInfo
    if (call === null || execution?.type !== 'MULTISIG' || !isSameAddress(details.safeAddress, safe)) return null
    return transactionOf(call, execution)
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null
    throw error
  }
}
