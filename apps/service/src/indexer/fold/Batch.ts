import {
  createExecutionCallFinder,
  createModuleOutcomes,
  createOutcomeFinder,
  findCallsOf,
  type SafeLog,
} from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import type { InferInsertModel } from 'drizzle-orm'
import type { safeStatuses } from '../../db/schema/schema.ts'
import { UNREAD, type IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import type { CallFrame } from './decode/CallFrame.ts'
import { findTracedSafeCalls, findTracedTransfers } from './decode/CallFrame.ts'
import type { ChainTransaction } from './decode/ChainTransaction.ts'
import type {
  ApprovalRow,
  ConfirmationRow,
  Effect,
  ModuleRow,
  MultisigRow,
  SignedMessageRow,
  TransferRow,
} from './effects/Effect.ts'
import { handleSafeLog } from './handlers/handleSafeLog.ts'
import { createCreationFinder } from './decode/createCreationFinder.ts'
import { createModuleCallTaker } from './decode/createModuleCallTaker.ts'
import { isSilentReceiver } from './decode/LegacyTouch.ts'
import { buildNativeRow } from './effects/nativeTransfers.ts'
import type { Scope } from './effects/Scope.ts'
import { type SettingsChange, noteSettings } from './effects/SettingsChange.ts'
import { once } from './decode/once.ts'
import { FIRST_SILENT_INDEX, findSilentLogs, frameOf } from './findSilentLogs.ts'

/** The changes of a run of blocks, before they are written. */
export type Batch = {
  /** Every loaded account, with its state after the last event. */
  accounts: Map<Address, IndexedAccount>
  changed: Set<Address>
  /** Changes of accounts by events, with the block of each. */
  changes: { safe: Address; blockNumber: number; at: number }[]
  /** What an Ethereum transaction changed of an account that existed before it. */
  settings: SettingsChange[]
  created: Set<Address>
  /** By account and block: the last of a block counts. A contract can change its owners ten thousand times in a block. */
  statuses: Map<string, InferInsertModel<typeof safeStatuses>>
  executions: { row: MultisigRow; signatures: Hex }[]
  confirmations: ConfirmationRow[]
  modules: ModuleRow[]
  transfers: TransferRow[]
  signedMessages: SignedMessageRow[]
  /** Token approvals that events named. */
  approvals: ApprovalRow[]
  /** By account, owner and block. */
  removedOwners: Map<string, OwnerRemoval>
  /** By account, block and version. */
  hashChanges: Map<string, HashChange>
}

export type OwnerRemoval = { safe: Address; owner: Address; blockNumber: number; at: number }

/** `version` of the singleton from then on. */
export type HashChange = { safe: Address; blockNumber: number; version: string }

export const createBatch = (accounts: Map<Address, IndexedAccount>): Batch => ({
  accounts,
  changed: new Set(),
  changes: [],
  settings: [],
  created: new Set(),
  statuses: new Map(),
  executions: [],
  confirmations: [],
  modules: [],
  transfers: [],
  signedMessages: [],
  approvals: [],
  removedOwners: new Map(),
  hashChanges: new Map(),
})

const MADE_BY_FACTORY = /proxyCreation/i
const RUNS = new Set([
  'safeMultiSigTransaction',
  'safeModuleTransaction',
  'executionSuccess',
  'executionFailure',
  'executionFailed',
])
const RUNS_MODULE = new Set(['executionFromModuleSuccess', 'executionFromModuleFailure'])

/** Adds the account events of one Ethereum transaction to the batch, in order. */
export async function foldTransaction(
  batch: Batch,
  chainId: string,
  transaction: ChainTransaction,
  emitted: readonly SafeLog[],
  trace: CallFrame | undefined,
): Promise<void> {
  // Accounts of 1.0.0 do not log all their calls. The derived events come first, in the order of later versions.
  const logs = [...(await findSilentLogs(chainId, transaction, trace, emitted, batch.accounts)), ...emitted]
  const calls = once(() => (trace ? findTracedSafeCalls(trace) : findCallsOf(transaction)))
  const findCall = once(() => createExecutionCallFinder(chainId, calls()))
  const takeModuleCall = once(() => createModuleCallTaker(calls()))
  const places = once(() => new Map(logs.map((log) => [log.logIndex, log])))
  const loggingModules = once(
    () => new Set(logs.flatMap(({ name, safe }) => (name === 'safeModuleTransaction' ? [safe] : []))),
  )
  const recorded = new Set<Hex>()
  const scope: Omit<Scope, 'account'> = {
    chainId,
    transaction,
    logAt: (logIndex) => places().get(logIndex),
    findCall: (account, safeTxHash) => findCall()(account, safeTxHash),
    findOutcome: createOutcomeFinder(logs),
    hasModuleCallFailed: createModuleOutcomes(logs),
    logsModuleCalls: (safe) => loggingModules().has(safe),
    creationOf: createCreationFinder(transaction, logs),
    isTraced: trace !== undefined,
    isRecorded: (safeTxHash) => recorded.has(safeTxHash),
    takeModuleCall: (safe, module) => takeModuleCall()(safe, module),
  }
  // The setup event follows those of the modules that it enabled, and the event of old factories is the last.
  const begins = ({ name }: SafeLog) => name === 'safeSetup' || name === 'legacyProxyCreation'
  for (const log of [...logs.filter(begins), ...logs.filter((one) => !begins(one))]) {
    const account = batch.accounts.get(log.safe)
    if (!account && log.name !== 'safeSetup') continue
    for (const effect of handleSafeLog(log, { ...scope, account })) {
      if (effect.kind === 'executed') recorded.add(effect.row.safeTxHash)
      applyEffect(batch, transaction, log, effect)
    }
  }
  addTracedTransfers(batch, chainId, transaction, logs, trace)
}

function applyEffect(batch: Batch, transaction: ChainTransaction, log: SafeLog, effect: Effect): void {
  const { safe, logIndex } = log
  const { blockNumber } = transaction
  if (effect.kind === 'created' || effect.kind === 'changed')
    batch.changes.push({ safe, blockNumber, at: transaction.blockTime })
  switch (effect.kind) {
    case 'created':
      batch.accounts.set(safe, effect.account)
      batch.created.add(safe)
      batch.changed.add(safe)
      addStatus(batch, effect.account, blockNumber, logIndex)
      return
    case 'changed': {
      const account = batch.accounts.get(safe)
      if (!account) return
      const next = { ...account, ...effect.change, stateBlock: UNREAD }
      batch.accounts.set(safe, next)
      batch.changed.add(safe)
      noteSettings(batch.settings, next, transaction, effect.change)
      if (effect.isStatus) addStatus(batch, next, blockNumber, logIndex)
      return
    }
    case 'executed':
      batch.executions.push({ row: effect.row, signatures: effect.signatures })
      return
    case 'confirmed':
      batch.confirmations.push(effect.row)
      return
    case 'module':
      batch.modules.push(effect.row)
      return
    case 'native':
      batch.transfers.push(effect.row)
      return
    case 'messageSigned':
      batch.signedMessages.push(effect.row)
      return
    case 'ownerRemoved':
      addOwnerRemoval(batch, { safe, owner: effect.owner, blockNumber, at: transaction.blockTime })
      return
    case 'hashesChanged':
      addHashChange(batch, { safe, blockNumber, version: batch.accounts.get(safe)?.version ?? '1.3.0' })
  }
}

function addStatus(batch: Batch, account: IndexedAccount, blockNumber: number, logIndex: number): void {
  const { chainId, address, threshold, owners, nonce } = account
  const row = { chainId, safe: address, blockNumber, logIndex, threshold, owners, nonce }
  batch.statuses.set(`${address}:${blockNumber}`, row)
}

export function addOwnerRemoval(batch: Batch, removal: OwnerRemoval): void {
  batch.removedOwners.set(`${removal.safe}:${removal.owner}:${removal.blockNumber}`, removal)
}

export function addHashChange(batch: Batch, change: HashChange): void {
  batch.hashChanges.set(`${change.safe}:${change.blockNumber}:${change.version}`, change)
}

/**
 * Coins that accounts sent during executions, and coins that accounts before 1.3.0 received; later versions log what they receive. Without
 * a trace only the transaction's own call is known.
 */
function addTracedTransfers(
  batch: Batch,
  chainId: string,
  transaction: ChainTransaction,
  logs: readonly SafeLog[],
  trace: CallFrame | undefined,
): void {
  const ran = new Map<Address, SafeLog>()
  for (const log of logs)
    if ((RUNS.has(log.name) || RUNS_MODULE.has(log.name)) && !ran.has(log.safe) && batch.accounts.has(log.safe))
      ran.set(log.safe, log)
  for (const { traceAddress, ...transfer } of findTracedTransfers(trace ?? frameOf(transaction))) {
    const log = ran.get(transfer.from)
    const receiver = batch.accounts.get(transfer.to)
    const add = (safe: Address, place: string, logIndex: number) =>
      batch.transfers.push(buildNativeRow({ chainId, safe, transaction }, { ...transfer, place, logIndex }))
    // A transfer of an account to itself has one row, the outgoing one.
    if (log && trace)
      add(transfer.from, traceAddress.length > 1 ? traceAddress.join(',') : `${traceAddress.join('')},0`, log.logIndex)
    else if (log && transfer.from === transfer.to) continue
    if (receiver && transfer.from !== transfer.to && isSilentReceiver(receiver.version))
      add(receiver.address, traceAddress.join(','), FIRST_SILENT_INDEX)
  }
}

/** The emitter is a factory; the event is about an account. */
export const isFactoryLog = ({ name }: SafeLog): boolean => MADE_BY_FACTORY.test(name)
