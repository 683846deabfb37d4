import { type Call, type LogPosition, type SafeCall } from '@countersign/ledger'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import type { Effect, MultisigRow } from '../effects/Effect.ts'
import type { Handler, Scope } from '../effects/Scope.ts'
import { deriveOutgoing, deriveRefund } from '../effects/nativeTransfers.ts'

/** Executions of singletons that log only the outcome: the parameters come from calldata or a trace, otherwise they stay unknown. */
export function recordOutcome(
  { hash, logIndex }: LogPosition & { hash: Hex },
  scope: Scope,
  outcome: { failed: boolean; payment: bigint },
): Effect[] {
  const { account } = scope
  if (!account || scope.isRecorded(hash)) return []
  const found = scope.findCall(account, hash)
  return recordExecution(scope, {
    safe: account.address,
    threshold: account.threshold,
    safeTxHash: hash,
    logIndex,
    ...outcome,
    nonce: found?.nonce ?? account.nonce,
    call: found?.call ?? null,
  })
}

export const executionSuccess: Handler<'executionSuccess'> = (log, scope) =>
  recordOutcome(log, scope, { failed: false, payment: log.payment })

/** The L2 singletons log all parameters of an execution before it runs; the outcome follows in the same transaction. */
export const safeMultiSigTransaction: Handler<'safeMultiSigTransaction'> = (log, scope) => {
  const { account, chainId, isRecorded, findOutcome } = scope
  if (!account) return []
  const { safe, threshold, logIndex } = log
  const { version } = account
  const { outcome, safeTxHash, isProven } = findOutcome(log, { chainId, version, isRecorded })
  return recordExecution(scope, {
    safe,
    threshold,
    logIndex,
    call: log,
    safeTxHash,
    nonce: Number(log.nonce),
    failed: outcome?.name === 'executionFailure',
    payment: outcome?.payment ?? 0n,
    isProven,
  })
}

type ExecutionCall = Omit<Extract<SafeCall, { kind: 'execution' }>, 'kind' | 'safe'>
type Execution = {
  safe: Address
  safeTxHash: Hex
  nonce: number
  threshold: number
  failed: boolean
  payment: bigint
  logIndex: number
  /** False when the hash does not follow from the parameters. */
  isProven?: boolean
  /** Null when the parameters could not be found. */
  call: ExecutionCall | null
}

/** The row of an executed transaction, the nonce that it used and the native coin that it moved. */
function recordExecution(scope: Scope, execution: Execution): Effect[] {
  const { safe, safeTxHash, nonce, failed, payment, logIndex, call } = execution
  const { chainId, transaction } = scope
  const row: MultisigRow = {
    chainId,
    safe,
    safeTxHash,
    nonce,
    ...parametersOf(safe, call),
    isStub: call === null || execution.isProven === false,
    trusted: true,
    isProposed: false,
    submittedAt: transaction.blockTime,
    modifiedAt: transaction.blockTime,
    executedTransactionHash: transaction.hash,
    executedBlock: transaction.blockNumber,
    executedLogIndex: logIndex,
    executedAt: transaction.blockTime,
    executor: transaction.from,
    failed,
    payment,
    confirmationsRequired: execution.threshold,
  }
  const sender = { chainId, safe, transaction }
  return [
    { kind: 'executed', row, signatures: call?.signatures ?? '0x' },
    { kind: 'changed', change: { nonce: nonce + 1 }, isStatus: true },
    ...(call && !scope.isTraced && !failed ? deriveOutgoing(sender, call, logIndex) : []),
    ...(call && !scope.isTraced ? deriveRefund(sender, { ...call, payment }, logIndex) : []),
  ]
}

function parametersOf(safe: Address, call: ExecutionCall | null) {
  const inner: Call = call ?? { to: safe, value: 0n, data: '0x', operation: 0 }
  const { to, value, data, operation } = inner
  const { safeTxGas = 0n, baseGas = 0n, gasPrice = 0n } = call ?? {}
  const { gasToken = ZERO_ADDRESS, refundReceiver = ZERO_ADDRESS } = call ?? {}
  return { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }
}
