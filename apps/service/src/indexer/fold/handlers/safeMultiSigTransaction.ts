import { hashSafeTransaction } from '@countersign/safe'
import { recordExecution } from '../effects/recordExecution.ts'
import type { SafeLog, SafeLogOf } from '../decode/SafeLog.ts'
import type { Handler } from '../effects/Scope.ts'

type Result = SafeLogOf<'executionSuccess'> | SafeLogOf<'executionFailure'>

const isResult = (log: SafeLog): log is Result => log.name === 'executionSuccess' || log.name === 'executionFailure'

/** The L2 singletons tell everything about an execution before it runs; how it ended follows in the same transaction. */
export const safeMultiSigTransaction: Handler<'safeMultiSigTransaction'> = (log, scope) => {
  const { account, chainId, logs } = scope
  if (!account) return []
  const { safe, threshold, logIndex } = log
  const hashAs = (version: string) => hashSafeTransaction({ chainId: BigInt(chainId), safe, version, transaction: log })
  const computed = hashAs(account.version ?? '1.3.0')
  const results = logs.filter(isResult).filter((result) => result.safe === safe && result.logIndex > logIndex)
  // An account inside the execution can run another of its own: by hash first, by order only for unknown versions.
  const result = results.find(({ hash }) => hash === computed) ?? results.find(({ hash }) => !scope.isRecorded(hash))
  // A hash that does not follow from the parameters may be that of another account's transaction.
  const isProven = result === undefined || result.hash === computed || result.hash === hashAs('1.2.0')
  return recordExecution(scope, {
    safe,
    threshold,
    logIndex,
    call: log,
    safeTxHash: result?.hash ?? computed,
    nonce: Number(log.nonce),
    failed: result?.name === 'executionFailure',
    payment: result?.payment ?? 0n,
    isProven,
  })
}
