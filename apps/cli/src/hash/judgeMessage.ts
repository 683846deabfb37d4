import { checkContent, checkMessageChain, messageContent } from '@countersign/describe/message'
import type { SafeMessage } from '@countersign/safe'
import {
  checkContractDomain,
  checkContractHash,
  checkMessageWitness,
  checkNode,
  checkServiceHash,
  worstFirst,
} from '@countersign/safe/checks'
import { messageContentOf, verifyMessage } from '@countersign/safe/exchange'
import { cliMessages } from '../cliMessages.ts'
import type { HashedAccount, HashReport } from './HashReport.ts'
import type { HashTarget } from './HashTarget.ts'
import { readAccount } from './readAccount.ts'

/** Computes the hashes of a message and runs the checks of the page that need the node alone. */
export async function judgeMessage(
  target: Extract<HashTarget, { kind: 'message' }>,
  { chain, safe, state, asked, service, nodes }: HashedAccount,
): Promise<HashReport> {
  const reads = readAccount(chain, safe, state.block)
  const { reviewed, signatures } = await verifyMessage(
    { ...target.proposal, safe, chainId: chain.chainId, version: state.version },
    { owners: state.owners, read: reads.signatures },
  )
  const { domainHash, messageHash, safeMessageHash }: SafeMessage = reviewed
  const content = messageContent(messageContentOf(target.proposal.message))
  const [contractHash, contractDomain] = await Promise.all([
    reads.messageHash(reviewed.payloadHash),
    reads.domainSeparator(),
  ])
  return {
    target,
    version: state.version,
    domainHash,
    messageHash,
    hash: safeMessageHash,
    signatures,
    statement: null,
    calls: [],
    checks: worstFirst([
      checkServiceHash(safeMessageHash, { claimed: null, asked }, 'message'),
      checkMessageWitness(reviewed),
      checkContractHash(safeMessageHash, contractHash),
      checkContractDomain(domainHash, contractDomain),
      checkNode(nodes.node),
      ...nodes.checks,
      checkContent(content, safe, target.proposal.origin),
      ...checkMessageChain(content, { chainId: String(chain.chainId), chainName: chain.name }),
      ...(service === null
        ? []
        : [
            {
              id: 'service-hash',
              verdict: 'unchecked',
              title: cliMessages.comparedWithService(service),
              reason: cliMessages.messagesNotCompared,
            } as const,
          ]),
    ]),
  }
}
