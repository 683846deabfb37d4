import { findAllowanceModule } from '@countersign/chains'
import { publishedAt, publishedSingletons } from '@countersign/describe/transaction'
import { type Address, type Hex, NATIVE_DECIMALS } from '@countersign/primitives'
import { buildSafeTransaction, type SafeMessage } from '@countersign/safe'
import {
  checkContractDomain,
  checkContractHash,
  checkMessageWitness,
  checkNode,
  checkServiceHash,
  genuineTokens,
  neededReads,
  runChecks,
  worstFirst,
  type AccountState,
  type Check,
  type Read,
} from '@countersign/safe/checks'
import { judgeSignatures, verifyMessage, type ImportedSignature } from '@countersign/safe/exchange'
import { cliMessages } from '../cliMessages.ts'
import type { CliChain } from '../node/findChain.ts'
import type { HashTarget } from './HashTarget.ts'
import { judgedSignatures } from './judgedSignatures.ts'
import { readAccount } from './readAccount.ts'

/** What owners sign, with its hashes computed here and everything that was compared. */
export type HashReport = {
  readonly target: HashTarget
  readonly version: string
  readonly domainHash: Hex
  readonly messageHash: Hex
  /** The safeTxHash, or the safeMessageHash. */
  readonly hash: Hex
  readonly signatures: readonly ImportedSignature[]
  readonly checks: readonly Check[]
}

type Account = {
  readonly chain: CliChain
  readonly safe: Address
  readonly state: AccountState
  readonly asked: Hex | null
}

/** Computes the hashes of a transaction or a message, and runs the checks of the page with values from the node alone. */
export const judgeTarget = (target: HashTarget, account: Account): Promise<HashReport> =>
  target.kind === 'message' ? judgeMessage(target, account) : judgeTransaction(target, account)

async function judgeTransaction(
  target: Extract<HashTarget, { kind: 'transaction' }>,
  { chain, safe, state, asked }: Account,
): Promise<HashReport> {
  const { chainId } = chain
  const reviewed = buildSafeTransaction({ chainId, safe, version: state.version, transaction: target.transaction })
  const reads = readAccount(chain, safe, state.block)
  const needed = neededReads(reviewed, { find: publishedAt, codeHash: () => notRead })
  const [contractHash, contractDomain, codes, signatures] = await Promise.all([
    reads.transactionHash(target.transaction),
    reads.domainSeparator(),
    reads.codes([...needed.code, ...needed.contracts, state.fallbackHandler, state.guard, ...state.modules]),
    judgeSignatures(target.signatures, reviewed, { owners: state.owners, read: reads.signatures }),
  ])
  const current: Read<AccountState> = { ok: true, value: state }
  const checks = runChecks({
    reviewed,
    isSetHere: false,
    asked,
    claimed: target.claimed === null ? null : { hash: target.claimed, outcome: null },
    node: nodeOf(chain),
    state: current,
    service: notRead,
    singletons: publishedSingletons(state.masterCopy),
    book: { find: publishedAt, codeHash: (address) => codes.hashOf(address) },
    seenPowers: null,
    contractHash,
    contractDomain,
    queued: notRead,
    signatures: judgedSignatures(signatures),
    contracts: notRead,
    isContractSupported: true,
    known: [],
    paidBefore: notRead,
    isContract: (address) => codes.isContract(address),
    balanceOf: () => notRead,
    earlier: notRead,
    tokenOnChain: () => notRead,
    tokenClaimed: () => null,
    genuine: genuineTokens.filter((token) => BigInt(token.chainId) === chainId),
    nativeCurrency: {
      told: chain.currency ?? { symbol: '', decimals: NATIVE_DECIMALS },
      known: chain.currency,
    },
    childOf: () => notRead,
    isLimitModule: (address) => findAllowanceModule(address) !== undefined,
    controlOf: () => notRead,
    proofOf: () => notRead,
    ownerGraph: new Map(),
    nestedHashes: new Set(),
    further: [],
  })
  const { domainHash, messageHash, safeTxHash } = reviewed
  return {
    target,
    version: state.version,
    domainHash,
    messageHash,
    hash: safeTxHash,
    signatures,
    // The executed transaction's own number is behind the account's by its nature.
    checks: worstFirst(target.source === 'events' ? checks.filter(({ id }) => id !== 'nonce') : checks),
  }
}

async function judgeMessage(
  target: Extract<HashTarget, { kind: 'message' }>,
  { chain, safe, state, asked }: Account,
): Promise<HashReport> {
  const reads = readAccount(chain, safe, state.block)
  const { reviewed, signatures } = await verifyMessage(
    { ...target.proposal, safe, chainId: chain.chainId, version: state.version },
    { owners: state.owners, read: reads.signatures },
  )
  const { domainHash, messageHash, safeMessageHash }: SafeMessage = reviewed
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
    checks: worstFirst([
      checkServiceHash(safeMessageHash, { claimed: null, asked }, 'message'),
      checkMessageWitness(reviewed),
      checkContractHash(safeMessageHash, contractHash),
      checkContractDomain(domainHash, contractDomain),
      checkNode(nodeOf(chain)),
    ]),
  }
}

const nodeOf = ({ chainId, host, namedBy }: CliChain): Parameters<typeof checkNode>[0] => ({
  chainId,
  answered: { ok: true, value: chainId },
  host,
  namedBy,
  others: [],
  witnesses: 1,
})

const notRead = { ok: false, reason: cliMessages.notRead } as const
