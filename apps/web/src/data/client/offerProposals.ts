import { type ApiClient, ApiError } from '@countersign/api/client'
import type { LocalProposal, ProposalStore } from '@countersign/chain-client'
import { isSameAddress } from '@countersign/primitives'
import { localProposals } from '../chain-only/localProposals.ts'
import { serviceApi } from './apiClient.ts'
import { unlessKnown } from '../api/unlessKnown.ts'
import { fitOrigin } from '@countersign/ledger'
import { offerOnce } from './offerOnce.ts'
import { oneAtATime } from './oneAtATime.ts'
import { offerResultMessages as messages } from './offerResultMessages.ts'

/** Proposals created here without a service are offered automatically. Imported proposals are offered when the user asks for it. */
const isWaitingToBeOffered = ({ source, offer }: LocalProposal): boolean =>
  source === 'page' && (offer === null || offer.result === 'failed')

/**
 * Delivers the proposals that were made without the service. A refused proposal does not stop the others; each result is stored and shown.
 */
export async function offerProposals(
  wanted: (proposal: LocalProposal) => boolean = isWaitingToBeOffered,
  { proposals = localProposals, service = serviceApi() }: { proposals?: ProposalStore; service?: ApiClient } = {},
): Promise<void> {
  await oneAtATime(async () => {
    for (const proposal of (await proposals.list()).filter(wanted))
      await proposals.noteOffer(proposal, await offerOnce(() => give(service, proposal)), proposal.signatures)
  })
}

/** The service keeps what it has; only missing signatures are sent. */
async function give(service: ApiClient, proposal: LocalProposal): Promise<string> {
  const { chainId, safe, safeTxHash, transaction, signatures, proposer, origin } = proposal
  const first =
    signatures.find(({ owner }) => proposer !== null && isSameAddress(owner, proposer)) ?? signatures[0] ?? null
  const sender = first?.owner ?? proposer
  if (sender === null) throw new ApiError({ code: 'unsigned', statusCode: 422, message: messages.unsigned })
  const known = await service.getTransaction({ params: { chainId, id: safeTxHash } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.statusCode === 404) return null
    throw error
  })
  if (known?.txHash) return messages.executed
  if (!known)
    await service.proposeTransaction({
      params: { chainId, safe },
      body: { ...transaction, safeTxHash, sender, signature: first?.data ?? null, origin: fitOrigin(origin) },
    })
  const execution = known?.detailedExecutionInfo
  const had = execution?.type === 'MULTISIG' ? execution.confirmations.map(({ signer }) => signer.value) : []
  const missing = signatures.filter(
    (signature) => (known !== null || signature !== first) && !had.some((one) => isSameAddress(one, signature.owner)),
  )
  for (const { data } of missing)
    await unlessKnown(service.confirmTransaction({ params: { chainId, safeTxHash }, body: { signature: data } }))
  if (!known) return messages.proposed(signatures.length)
  return missing.length === 0 ? messages.hadAll : messages.accepted(missing.length)
}
