import { publishedVersion, type SafeLog, type SafeLogName } from '@countersign/ledger'
import type { Effect } from '../effects/Effect.ts'
import type { Handler, Scope } from '../effects/Scope.ts'
import { executionFromModuleSuccess, recordModuleOutcome, safeModuleTransaction } from './executionFromModuleSuccess.ts'
import { executionSuccess, recordOutcome, safeMultiSigTransaction } from './executionSuccess.ts'
import { legacyProxyCreation, safeSetup } from './safeSetup.ts'
import { approvedHashSignature } from '@countersign/safe'
import { MOST_MODULES, MOST_OWNERS } from '../../../chain/reader/readSafes.ts'
import { crossesHashVersion } from '../effects/crossesHashVersion.ts'
import { buildNativeRow } from '../effects/nativeTransfers.ts'

/** The account itself signed a message, so no owner's signature is needed any more. */
const signMsg: Handler<'signMsg'> = ({ safe, hash }, { chainId, transaction }) => [
  {
    kind: 'messageSigned',
    row: {
      chainId,
      safe,
      messageHash: hash,
      blockNumber: transaction.blockNumber,
      signedAt: transaction.blockTime,
    },
  },
]

/** A transfer of an account to itself is already in the list, as outgoing. */
const safeReceived: Handler<'safeReceived'> = ({ safe, sender, value, logIndex }, { chainId, transaction }) =>
  value === 0n || sender === safe
    ? []
    : [
        {
          kind: 'native',
          row: buildNativeRow(
            { chainId, safe, transaction },
            { from: sender, to: safe, value, place: `${logIndex}`, logIndex },
          ),
        },
      ]

/** A removal directly followed by an addition is a swap: the new owner takes the position of the old one. */
const removedOwner: Handler<'removedOwner'> = ({ safe, owner, logIndex }, { account, logAt }) => {
  if (!account) return []
  const next = logAt(logIndex + 1)
  const newOwner = next?.name === 'addedOwner' && next.safe === safe ? [next.owner] : []
  const owners = account.owners.flatMap((current) => (current === owner ? newOwner : [current]))
  return [
    { kind: 'changed', change: { owners }, isStatus: true },
    { kind: 'ownerRemoved', owner },
  ]
}

const disabledModule: Handler<'disabledModule'> = ({ module }, { account }) =>
  account
    ? [
        {
          kind: 'changed',
          change: { modules: account.modules.filter((current) => current !== module) },
          isStatus: false,
        },
      ]
    : []

/** Emitted by accounts up to 1.2.0, and later by migration contracts that run in the account's context. */
const changedMasterCopy: Handler<'changedMasterCopy'> = ({ singleton }, { account }) => {
  if (!account) return []
  const version = publishedVersion(singleton)
  const changed: Effect = { kind: 'changed', change: { singleton, version }, isStatus: false }
  return crossesHashVersion(account.version, version) ? [changed, { kind: 'hashesChanged' }] : [changed]
}

/** An on-chain approval is stored even before the transaction is proposed; the later proposal finds it. */
const approveHash: Handler<'approveHash'> = ({ safe, hash, owner }, { chainId, transaction }) => [
  {
    kind: 'confirmed',
    row: {
      chainId,
      safe,
      safeTxHash: hash,
      owner,
      source: 'approveHash',
      signature: approvedHashSignature(owner).data,
      submittedAt: transaction.blockTime,
      blockNumber: transaction.blockNumber,
    },
  },
]

/**
 * The contract adds an owner at the head of its list. In a swap, removedOwner has already inserted the new owner. A list that only foreign
 * code can have is not extended: the account is read from the chain, where it counts as no account.
 */
const addedOwner: Handler<'addedOwner'> = ({ owner }, { account }) => {
  if (!account || account.owners.includes(owner)) return []
  if (account.owners.length >= MOST_OWNERS) return [{ kind: 'changed', change: {}, isStatus: false }]
  return [{ kind: 'changed', change: { owners: [owner, ...account.owners] }, isStatus: true }]
}

const changedFallbackHandler: Handler<'changedFallbackHandler'> = ({ handler }) => [
  { kind: 'changed', change: { fallbackHandler: handler }, isStatus: false },
]

const changedGuard: Handler<'changedGuard'> = ({ guard }) => [{ kind: 'changed', change: { guard }, isStatus: false }]

const changedModuleGuard: Handler<'changedModuleGuard'> = ({ moduleGuard }) => [
  { kind: 'changed', change: { moduleGuard }, isStatus: false },
]

const changedThreshold: Handler<'changedThreshold'> = ({ threshold }) => [
  { kind: 'changed', change: { threshold }, isStatus: true },
]

const enabledModule: Handler<'enabledModule'> = ({ module }, { account }) =>
  account && !account.modules.includes(module)
    ? [{ kind: 'changed', change: { modules: [module, ...account.modules].slice(0, MOST_MODULES) }, isStatus: false }]
    : []

/** The only outcome that 1.0.0 logs. */
const executionFailed: Handler<'executionFailed'> = (log, scope) =>
  recordOutcome(log, scope, { failed: true, payment: 0n })

const executionFailure: Handler<'executionFailure'> = (log, scope) =>
  recordOutcome(log, scope, { failed: true, payment: log.payment })

/**
 * A proxy alone is not an account: its setup may follow in a later block. When the setup is in the same transaction, its handler reads this
 * event.
 */
const proxyCreation = () => []

/** One handler per event; a missing handler does not compile. */
const handlers: { [Name in SafeLogName]: Handler<Name> } = {
  legacyProxyCreation,
  proxyCreation,
  proxyCreationL2: proxyCreation,
  chainSpecificProxyCreationL2: proxyCreation,
  safeSetup,
  safeMultiSigTransaction,
  safeModuleTransaction,
  executionSuccess,
  executionFailure,
  executionFailed,
  executionFromModuleSuccess,
  executionFromModuleFailure: recordModuleOutcome,
  approveHash,
  signMsg,
  addedOwner,
  removedOwner,
  changedThreshold,
  enabledModule,
  disabledModule,
  safeReceived,
  changedFallbackHandler,
  changedGuard,
  changedModuleGuard,
  changedMasterCopy,
}

export function handleSafeLog(log: SafeLog, scope: Scope): Effect[] {
  const handler = handlers[log.name] as Handler<SafeLogName>
  return handler(log, scope)
}
