import { ApiError } from '@countersign/api/client'
import type { VerifiedProposal } from '@countersign/safe/exchange'
import { isSameAddress } from '@countersign/primitives'
import { splitNote } from '@countersign/safe/light'
import type { TransactionDetails } from '@countersign/api'
import { api } from '../../../data/client/apiClient.ts'
import { noteToSend, originText } from '@countersign/ledger'
import { validOf } from './keepImport.ts'

/**
 * Adds an import to the queue: proposes it if it is unknown, and adds every verified signature that is missing there.
 * Replaces nothing.
 * @returns the number of new signatures
 */
export async function queueImport({ proposal, reviewed, signatures }: VerifiedProposal): Promise<number> {
  const chainId = String(reviewed.chainId)
  const { safe, safeTxHash, transaction } = reviewed
  const known = await findInQueue(chainId, safeTxHash)
  const valid = validOf(signatures)
  const missing = valid.filter(({ owner }) => !signersOf(known).some((signer) => isSameAddress(signer, owner)))
  const [first, ...others] = missing
  if (first === undefined) return 0
  const { note, proofs } = splitNote(proposal.note)
  if (known === null)
    await api().proposeTransaction({
      params: { chainId, safe },
      body: {
        ...transaction,
        safeTxHash,
        sender: first.owner,
        signature: first.data,
        origin: originText(null, noteToSend(note, proofs, null).note),
      },
    })
  const rest = known === null ? others : missing
  for (const { data } of rest)
    await api().confirmTransaction({ params: { chainId, safeTxHash }, body: { signature: data } })
  return missing.length
}

/** The transaction as the queue has it; null if it is not there. */
export async function findInQueue(chainId: string, id: string): Promise<TransactionDetails | null> {
  try {
    return await api().getTransaction({ params: { chainId, id } })
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null
    throw error
  }
}

/** The owners whose signatures the queue has. */
export function signersOf(details: TransactionDetails | null) {
  const execution = details?.detailedExecutionInfo
  return execution?.type === 'MULTISIG' ? execution.confirmations.map(({ signer }) => signer.value) : []
}
