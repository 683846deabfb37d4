import { checkChainBinding, checkMessageWitness, worstFirst, type Check } from '@countersign/safe/checks'
import { verifyMessage, type MessageProposal, type VerifiedMessage } from '@countersign/safe/exchange'
import { witnessMessage, witnessPayload, type WitnessHashes } from '@countersign/safe/witness'
import { checkContent, messageContent } from '@countersign/describe/message'
import { accountChecks } from './factsChecks.ts'
import { signatureChecks } from './signatureChecks.ts'
import { verifierCheckMessages } from './verifierCheckMessages.ts'

export type OfflineMessage = {
  readonly verified: VerifiedMessage
  readonly witness: WitnessHashes
  readonly checks: readonly Check[]
}

/** The checks of a message's page that need no chain. The others are listed as not checked. */
export async function judgeMessageOffline(proposal: MessageProposal): Promise<OfflineMessage> {
  const verified = await verifyMessage(proposal, { owners: proposal.account?.owners ?? [] })
  const { reviewed } = verified
  const { chainId, safe, version, content } = reviewed
  return {
    verified,
    witness: witnessMessage({ chainId, safe, version, bytes: witnessPayload(content) }),
    checks: worstFirst([
      checkMessageWitness(reviewed),
      checkChainBinding(reviewed, 'message'),
      checkContent(messageContent(content), safe, proposal.origin, {
        isContract: () => ({ ok: false, reason: verifierCheckMessages.noRequest }),
      }),
      ...signatureChecks({ signatures: verified.signatures, digest: 'safeMessageHash' }),
      ...reportedChecks(proposal),
    ]),
  }
}

/** The sender's claims about the account and names, and checks that need a chain. */
function reportedChecks({ account, version, names, tokens }: MessageProposal): Check[] {
  return [
    ...accountChecks({ account, version }),
    {
      id: 'account-signature',
      verdict: 'unchecked',
      title: verifierCheckMessages.confirmed,
      reason: verifierCheckMessages.confirmedText,
    },
    ...(names.length === 0 && tokens.length === 0
      ? []
      : [
          {
            id: 'recipients' as const,
            verdict: 'caution' as const,
            title: verifierCheckMessages.namesOfMessage,
            reason: verifierCheckMessages.namesOfMessageText,
          },
        ]),
  ]
}
