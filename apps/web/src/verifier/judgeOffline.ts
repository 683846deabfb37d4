import { isAllowanceModule } from '@countersign/chains'
import { genuineTokens, runChecks, worstFirst, type Check } from '@countersign/safe/checks'
import { verifyProposal, type SharedProposal, type VerifiedProposal } from '@countersign/safe/exchange'
import { NATIVE_DECIMALS } from '@countersign/primitives'
import { witnessTransaction, type WitnessHashes } from '@countersign/safe/witness'
import { publishedAt } from '@countersign/describe/transaction'
import { factsChecks } from './factsChecks.ts'
import { signatureChecks } from './signatureChecks.ts'
import { verifierCheckMessages } from './verifierCheckMessages.ts'

export type OfflineJudgement = {
  readonly verified: VerifiedProposal
  readonly witness: WitnessHashes
  readonly checks: readonly Check[]
}

/** Checks that this page words itself, because it knows what the sender claimed. */
const SAID_HERE: ReadonlySet<Check['id']> = new Set([
  'signatures',
  'account-state',
  'nonce',
  'contract-hash',
  'contract-domain',
  'recipients',
  'service-hash',
])

/**
 * The checks of the page that signs, with every read of the chain missing: a check that needs one is listed as not checked. Claims of the
 * sender never replace a read.
 */
export async function judgeOffline(proposal: SharedProposal): Promise<OfflineJudgement> {
  const verified = await verifyProposal(proposal, { owners: proposal.account?.owners ?? [] })
  const { reviewed } = verified
  const { symbol } = proposal.chain
  const noNetwork = { ok: false, reason: verifierCheckMessages.noRequest } as const
  const asked = runChecks({
    reviewed,
    isSetHere: false,
    asked: null,
    claimed: null,
    node: null,
    state: noNetwork,
    service: noNetwork,
    singletons: [],
    book: { find: publishedAt, codeHash: () => noNetwork },
    seenPowers: null,
    contractHash: noNetwork,
    contractDomain: noNetwork,
    queued: noNetwork,
    signatures: [],
    contracts: noNetwork,
    isContractSupported: true,
    known: [],
    paidBefore: noNetwork,
    isContract: () => noNetwork,
    balanceOf: () => noNetwork,
    earlier: noNetwork,
    tokenOnChain: () => noNetwork,
    tokenClaimed: () => null,
    genuine: genuineTokens.filter(({ chainId }) => chainId === proposal.chainId),
    nativeCurrency: { reported: { symbol, decimals: NATIVE_DECIMALS }, known: null },
    childOf: () => noNetwork,
    isLimitModule: isAllowanceModule,
    controlOf: () => noNetwork,
    proofOf: () => noNetwork,
    ownerGraph: new Map(),
    nestedHashes: new Set(),
    further: [],
  })
  return {
    verified,
    witness: witnessTransaction(reviewed),
    checks: worstFirst([
      ...asked.filter(({ id, verdict }) => !SAID_HERE.has(id) || verdict === 'danger' || verdict === 'caution'),
      ...signatureChecks(verified),
      ...factsChecks(proposal),
    ]),
  }
}
