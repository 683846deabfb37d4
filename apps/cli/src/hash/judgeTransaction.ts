import {
  checkNested,
  checkReadings,
  lockedIn,
  withInner,
  type NestedTransaction,
} from '@countersign/chain-client/review'
import { isAllowanceModule } from '@countersign/chains'
import { publishedSingletons } from '@countersign/describe/transaction'
import { type Hex, isSameAddress, NATIVE_DECIMALS } from '@countersign/primitives'
import { buildSafeTransaction } from '@countersign/safe'
import { genuineTokens, runChecks, worstFirst, type Check, type QueuedNonce, type Read } from '@countersign/safe/checks'
import { judgeSignatures } from '@countersign/safe/exchange'
import type { UnitOf } from '@countersign/simulation'
import { cliMessages } from '../cliMessages.ts'
import { checkOwnHead } from './checkOwnHead.ts'
import { compareWithService } from './compareWithService.ts'
import { describeCalls } from './decodeCalls.ts'
import type { HashedAccount, HashReport } from './HashReport.ts'
import type { TransactionTarget } from './HashTarget.ts'
import { judgedSignatures } from './judgedSignatures.ts'
import { readAccount } from './readAccount.ts'
import { readTransaction } from './readTransaction.ts'
import { simulateEffects } from './simulateEffects.ts'
import { tryExecution } from './tryExecution.ts'

/** Computes the hashes of a transaction and runs the checks of the page with values from the node alone. */
export async function judgeTransaction(target: TransactionTarget, account: HashedAccount): Promise<HashReport> {
  const { chain, safe, state, asked, service, nodes } = account
  const { chainId } = chain
  const isExecuted = target.source === 'events'
  const { transaction } = target
  const reviewed = buildSafeTransaction({ chainId, safe, version: state.version, transaction })
  const answers = readAccount(chain, safe, state.block)
  const genuine = genuineTokens.filter((token) => BigInt(token.chainId) === chainId)
  const [contractHash, contractDomain, signatures, read] = await Promise.all([
    answers.transactionHash(transaction),
    answers.domainSeparator(),
    judgeSignatures(target.signatures, reviewed, { owners: state.owners, read: answers.signatures }),
    readTransaction(target, reviewed, account, genuine),
  ])
  const judged = judgedSignatures(signatures)
  const current = { ok: true, value: state } as const
  const unitOf = unitsOf(chain.currency, read.tokens)
  const reported = chain.currency ?? { symbol: '', decimals: NATIVE_DECIMALS }
  const context = {
    known: [
      { address: safe, name: cliMessages.thisAccount, source: 'self' as const },
      ...state.owners.map((address) => ({ address, name: cliMessages.anOwner, source: 'owner' as const })),
    ],
    tokenClaimed: () => null,
    genuine,
    nativeCurrency: { reported, known: chain.currency },
    isLimitModule: isAllowanceModule,
  }
  const [effects, execution, nested, head] = await Promise.all([
    isExecuted ? [] : simulateEffects(account, transaction, unitOf),
    isExecuted
      ? []
      : tryExecution(chain.ask, { safe, transaction, signatures: judged, state }).then((check) => [check]),
    checkNested(read.at, read.nested, context),
    checkOwnHead(chain, state.block),
  ])
  const checks = runChecks({
    ...context,
    reviewed,
    isSetHere: false,
    asked,
    claimed: target.claimed === null ? null : { hash: target.claimed, outcome: null },
    node: nodes.node,
    state: current,
    service: service?.account ?? noService,
    singletons: publishedSingletons(state.masterCopy),
    book: read.book,
    seenPowers: null,
    contractHash,
    contractDomain,
    queued: othersOf(service?.queued ?? noService, reviewed.safeTxHash),
    signatures: judged,
    contracts: read.contracts,
    isContractSupported: true,
    paidBefore: { ok: false, reason: cliMessages.noHistory },
    isContract: read.codes.isContract,
    balanceOf: read.balanceOf,
    earlier: read.earlier,
    tokenOnChain: (token) => read.tokens.get(token.toLowerCase()),
    childOf: read.childOf,
    controlOf: read.controlOf,
    proofOf: () => ({ ok: false, reason: cliMessages.noOwnerProofs }),
    ownerGraph: read.ownerGraph,
    lockedIn: (locked) => lockedIn(reported, isSameAddress(locked, safe) ? current : read.childOf(locked)),
    guardFacts: read.guardFacts,
    nestedHashes: new Set(read.nested.flatMap(({ hash, reviewed: shown }) => (shown ? [hash] : []))),
    shownMessages: read.message.shown,
    further: [
      ...(service !== null && target.source === 'content'
        ? compareWithService({ hash: reviewed.safeTxHash, transaction }, service.host, service.proposed)
        : []),
      ...read.message.checks,
      checkReadings(read.decoded.calls, read.tokens),
      ...nested,
      ...uncheckedInner(read.nested),
      ...effects,
      ...execution,
      ...head,
      ...nodes.checks,
    ],
  })
  const without: Check['id'][] = [
    // The executed transaction's own number is behind the account's by its nature.
    ...(isExecuted ? (['nonce', 'holdings'] as const) : []),
    // Nothing names the coin of a chain that this program does not know, so there is no name to check.
    ...(chain.currency === null ? (['native-currency'] as const) : []),
  ]
  const { domainHash, messageHash, safeTxHash } = reviewed
  return {
    target,
    version: state.version,
    domainHash,
    messageHash,
    hash: safeTxHash,
    signatures,
    ...describeCalls(account, transaction, isExecuted ? 'did' : 'will', read),
    checks: worstFirst(checks.filter(({ id }) => !without.includes(id))),
  }
}

type Tokens = Awaited<ReturnType<typeof readTransaction>>['tokens']

/** Units as the tokens report them on chain. A coin that this program does not know has 18 decimals. */
function unitsOf(coin: { readonly symbol: string; readonly decimals: number } | null, tokens: Tokens): UnitOf {
  return (token) => {
    if (token === null) return coin ?? { symbol: cliMessages.coin, decimals: NATIVE_DECIMALS }
    const facts = tokens.get(token.toLowerCase())
    if (facts?.ok !== true || facts.value.decimals === null) return null
    return { symbol: facts.value.symbol, decimals: facts.value.decimals }
  }
}

/** Approved hashes whose fields are missing, or hash to another value. */
const uncheckedInner = (nested: readonly NestedTransaction[]): Check[] =>
  withInner(nested).flatMap(({ account, hash, reviewed, reason }): Check[] =>
    reviewed !== null
      ? []
      : [
          {
            id: 'nested-approval',
            field: `nested.${hash}`,
            verdict: 'unchecked',
            title: cliMessages.innerNotRead,
            reason: cliMessages.innerWhy({ hash, account, reason: reason ?? '' }),
          },
        ],
  )

/** The queue without the judged transaction itself. */
const othersOf = (queued: Read<readonly QueuedNonce[]>, own: Hex): Read<readonly QueuedNonce[]> =>
  queued.ok ? { ok: true, value: queued.value.filter(({ hash }) => hash !== own) } : queued

/** What only a service says. */
const noService = { ok: false, reason: cliMessages.noService } as const
