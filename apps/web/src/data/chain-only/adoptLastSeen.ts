import type { LocalProposal, LocalSignature } from '@countersign/chain-client'
import { callOf, transactionOf } from '@countersign/describe/transaction'
import { type Hex, isHex } from '@countersign/primitives'
import { parseSignatures, recoverSignature } from '@countersign/safe'
import { localProposals } from './localProposals.ts'
import { lastSeen, type LastSeen } from '../api/lastSeen.ts'
import { isWaitingStatus } from '../status/isWaitingStatus.ts'

const adopted = new Set<string>()

/**
 * Copies the proposals that the service last returned into this browser's store, with their valid signatures, so that they stay in the
 * queue.
 */
export async function adoptLastSeen(): Promise<void> {
  const waiting = lastSeen().filter(({ details }) => isWaitingStatus(details.txStatus))
  for (const seen of waiting) {
    const name = `${seen.chainId}:${seen.details.txId}:${seen.at}`
    if (adopted.has(name)) continue
    adopted.add(name)
    const proposal = await toProposal(seen)
    if (proposal) await localProposals.put(proposal)
  }
}

async function toProposal({ chainId, details, at }: LastSeen): Promise<LocalProposal | null> {
  const execution = details.detailedExecutionInfo
  const call = callOf(details)
  if (execution?.type !== 'MULTISIG' || call === null) return null
  const { safeTxHash, confirmations, submittedAt, proposer } = execution
  const signatures = await Promise.all(
    confirmations.map(({ signature, submittedAt: receivedAt }) => readSignature(signature, safeTxHash, receivedAt)),
  )
  return {
    chainId,
    safe: details.safeAddress,
    safeTxHash,
    transaction: transactionOf(call, execution),
    signatures: signatures.flatMap((signature) => signature ?? []),
    proposer: proposer?.value ?? null,
    origin: originText(details),
    source: 'service',
    createdAt: submittedAt,
    modifiedAt: at,
    offer: null,
  }
}

/** The page that shows the proposal checks whether the hash belongs to the fields. Here only the signature is checked. */
async function readSignature(data: Hex | null, hash: Hex, receivedAt: number): Promise<LocalSignature | null> {
  if (data === null || !isHex(data)) return null
  try {
    const [signature] = parseSignatures(data)
    if (!signature) return null
    const { owner } = await recoverSignature({ signature, hash })
    return { owner, data: signature.data, receivedAt }
  } catch {
    return null
  }
}

function originText({ note, safeAppInfo }: LastSeen['details']): string | null {
  if (note === null && safeAppInfo === null) return null
  return JSON.stringify({
    ...(safeAppInfo && { url: safeAppInfo.url, name: safeAppInfo.name }),
    ...(note === null ? {} : { note }),
  })
}
