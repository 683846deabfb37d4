import { findAllowanceModule } from '@countersign/chains'
import { publishedAt, publishedSingletons } from '@countersign/describe/transaction'
import { type Hex, NATIVE_DECIMALS } from '@countersign/primitives'
import { buildSafeTransaction } from '@countersign/safe'
import {
  genuineTokens,
  neededReads,
  runChecks,
  worstFirst,
  type AccountState,
  type Check,
  type QueuedNonce,
  type Read,
} from '@countersign/safe/checks'
import { judgeSignatures } from '@countersign/safe/exchange'
import { cliMessages } from '../cliMessages.ts'
import { nodeOf } from './checkOwnNode.ts'
import { compareWithService } from './compareWithService.ts'
import type { HashedAccount, HashReport } from './HashReport.ts'
import type { TransactionTarget } from './HashTarget.ts'
import { judgedSignatures } from './judgedSignatures.ts'
import { contractsAmong, readAccount } from './readAccount.ts'
import { readCalls } from './readCalls.ts'
import { tryExecution } from './tryExecution.ts'

/** Computes the hashes of a transaction and runs the checks of the page with values from the node alone. */
export async function judgeTransaction(
  target: TransactionTarget,
  { chain, safe, state, asked, service }: HashedAccount,
): Promise<HashReport> {
  const { chainId } = chain
  const isExecuted = target.source === 'events'
  const reviewed = buildSafeTransaction({ chainId, safe, version: state.version, transaction: target.transaction })
  const reads = readAccount(chain, safe, state.block)
  const needed = neededReads(reviewed, { find: publishedAt, codeHash: () => notRead })
  // Balances and accounts are those of today: of an executed transaction they would be compared with its own result.
  const present = isExecuted ? { ...needed, holdings: [], children: [] } : needed
  const [contractHash, contractDomain, codes, signatures, calls] = await Promise.all([
    reads.transactionHash(target.transaction),
    reads.domainSeparator(),
    reads.codes([
      ...needed.code,
      ...needed.contracts,
      state.fallbackHandler,
      state.guard,
      ...state.modules,
      ...state.owners,
    ]),
    judgeSignatures(target.signatures, reviewed, { owners: state.owners, read: reads.signatures }),
    readCalls(chain.ask, present, state.block),
  ])
  const judged = judgedSignatures(signatures)
  const current: Read<AccountState> = { ok: true, value: state }
  const checks = runChecks({
    reviewed,
    isSetHere: false,
    asked,
    claimed: target.claimed === null ? null : { hash: target.claimed, outcome: null },
    node: nodeOf(chain),
    state: current,
    service: service?.account ?? notRead,
    singletons: publishedSingletons(state.masterCopy),
    book: { find: publishedAt, codeHash: (address) => codes.hashOf(address) },
    seenPowers: null,
    contractHash,
    contractDomain,
    queued: othersOf(service?.queued ?? notRead, reviewed.safeTxHash),
    signatures: judged,
    contracts: contractsAmong(state.owners, codes.isContract),
    isContractSupported: true,
    known: [],
    paidBefore: notRead,
    isContract: (address) => codes.isContract(address),
    balanceOf: calls.balanceOf,
    earlier: notRead,
    tokenOnChain: calls.tokenOnChain,
    tokenClaimed: () => null,
    genuine: genuineTokens.filter((token) => BigInt(token.chainId) === chainId),
    nativeCurrency: {
      reported: chain.currency ?? { symbol: '', decimals: NATIVE_DECIMALS },
      known: chain.currency,
    },
    childOf: (account) => calls.childOf(account) ?? notRead,
    isLimitModule: (address) => findAllowanceModule(address) !== undefined,
    controlOf: () => notRead,
    proofOf: () => notRead,
    ownerGraph: new Map(),
    nestedHashes: new Set(),
    further: [
      ...(service !== null && target.source === 'content'
        ? compareWithService(
            { hash: reviewed.safeTxHash, transaction: target.transaction },
            service.host,
            service.proposed,
          )
        : []),
      ...(isExecuted
        ? []
        : [await tryExecution(chain.ask, { safe, transaction: target.transaction, signatures: judged, state })]),
      ...(target.transaction.data === '0x' ? [] : [notDecoded]),
      ...(isExecuted ? [] : [notSimulated]),
    ],
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
    checks: worstFirst(isExecuted ? checks.filter(({ id }) => id !== 'nonce') : checks),
  }
}

/** The queue without the judged transaction itself. */
const othersOf = (queued: Read<readonly QueuedNonce[]>, own: Hex): Read<readonly QueuedNonce[]> =>
  queued.ok ? { ok: true, value: queued.value.filter(({ hash }) => hash !== own) } : queued

/** Checks of the page that this program does not run. They are listed, so that their absence is not taken for their result. */
const notDecoded: Check = {
  id: 'decoding',
  verdict: 'unchecked',
  title: cliMessages.decoding,
  reason: cliMessages.notDecoded,
}
const notSimulated: Check = {
  id: 'simulation',
  verdict: 'unchecked',
  title: cliMessages.simulation,
  reason: cliMessages.notSimulated,
}

const notRead = { ok: false, reason: cliMessages.notRead } as const
