import { findAllowanceModule } from '@countersign/chains'
import { genuineTokens, runChecks, worstFirst, type Check } from '@countersign/safe/checks'
import { verifyProposal, type SharedProposal, type VerifiedProposal } from '@countersign/safe/exchange'
import { NATIVE_DECIMALS } from '@countersign/primitives'
import { witnessTransaction, type WitnessHashes } from '@countersign/safe/witness'
import { publishedAt } from '@countersign/describe/transaction'
import { factsChecks } from './factsChecks.ts'
import { signatureChecks } from './signatureChecks.ts'

export type OfflineJudgement = {
  readonly verified: VerifiedProposal
  readonly witness: WitnessHashes
  readonly checks: readonly Check[]
}

const NO_NETWORK = { ok: false, reason: 'this page makes no network request' } as const

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
  const asked = runChecks({
    reviewed,
    isSetHere: false,
    asked: null,
    claimed: null,
    node: null,
    state: NO_NETWORK,
    service: NO_NETWORK,
    singletons: [],
    book: { find: publishedAt, codeHash: () => NO_NETWORK },
    seenPowers: null,
    contractHash: NO_NETWORK,
    contractDomain: NO_NETWORK,
    queued: NO_NETWORK,
    signatures: [],
    contracts: NO_NETWORK,
    isContractSupported: true,
    known: [],
    paidBefore: NO_NETWORK,
    isContract: () => NO_NETWORK,
    balanceOf: () => NO_NETWORK,
    earlier: NO_NETWORK,
    tokenOnChain: () => NO_NETWORK,
    tokenClaimed: () => null,
    genuine: genuineTokens.filter(({ chainId }) => chainId === proposal.chainId),
    nativeCurrency: { told: { symbol, decimals: NATIVE_DECIMALS }, known: null },
    childOf: () => NO_NETWORK,
    isLimitModule: (address) => findAllowanceModule(address) !== undefined,
    controlOf: () => NO_NETWORK,
    proofOf: () => NO_NETWORK,
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
