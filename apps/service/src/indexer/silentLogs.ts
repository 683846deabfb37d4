import { hashSafeTransaction, isVersionBelow } from '@countersign/safe'
import { checksumAddress, type Address, type Hex } from '@countersign/safe/light'
import { slice } from 'viem'
import type { AccountState } from './accountState.ts'
import { visitFrames, type CallFrame } from './callFrame.ts'
import type { ChainTransaction } from './chainTransaction.ts'
import { decodeSafeCall } from './safeCall.ts'
import type { LogPosition, SafeLog } from './safeLog.ts'

/** Log indexes of what no log told; no block has as many logs. */
export const FIRST_SILENT_INDEX = 1_000_000_000

const CHANGE_MASTER_COPY = '0x7de7edef'
const APPROVE_HASH = '0xd4d9bdcd'

/**
 * What an account of 1.0.0 did without an event, as the event that later versions emit: executions that succeeded, module
 * calls, approvals and the change of the master copy. Read from the frames of a trace, else from the transaction itself.
 */
export function findSilentLogs(
  chainId: string,
  transaction: ChainTransaction,
  trace: CallFrame | undefined,
  logs: readonly SafeLog[],
  accounts: ReadonlyMap<Address, AccountState>,
): SafeLog[] {
  const found: SafeLog[] = []
  const ran = new Map<Address, number>()
  visitFrames(trace ?? frameOf(transaction), ({ type, from, to, input, output }) => {
    const account = to && type === 'CALL' ? accounts.get(checksumAddress(to)) : undefined
    if (!account?.version || !isVersionBelow(account.version, '1.1.0')) return
    const safe = account.address
    const caller = checksumAddress(from)
    const position: LogPosition & { safe: Address } = {
      safe,
      blockNumber: transaction.blockNumber,
      transactionHash: transaction.hash,
      logIndex: FIRST_SILENT_INDEX + found.length,
    }
    const selector = input.slice(0, 10)
    if (selector === CHANGE_MASTER_COPY && caller === safe && input.length >= 74)
      found.push({ ...position, name: 'changedMasterCopy', singleton: checksumAddress(slice(input, 16, 36)) })
    if (selector === APPROVE_HASH && account.owners.includes(caller) && input.length >= 74)
      found.push({ ...position, name: 'approveHash', hash: slice(input, 4, 36), owner: caller })
    const call = decodeSafeCall(safe, caller, input)
    if (call?.kind === 'module' && account.modules.includes(call.module)) {
      const name = isFalse(output) ? 'executionFromModuleFailure' : 'executionFromModuleSuccess'
      found.push({ ...position, name, module: call.module })
    }
    if (call?.kind !== 'execution') return
    const before = ran.get(safe) ?? 0
    ran.set(safe, before + 1)
    const nonce = BigInt(account.nonce + before)
    const { version } = account
    const hash = hashSafeTransaction({ chainId: BigInt(chainId), safe, version, transaction: { ...call, nonce } })
    if (!logs.some((log) => log.name === 'executionFailed' && log.safe === safe && log.hash === hash))
      found.push({ ...position, name: 'executionSuccess', hash, payment: 0n })
  })
  return found
}

const isFalse = (output: string | undefined) => output !== undefined && /^0x0{64}$/.test(output)

/** The transaction as the one frame that is known without a trace. */
export function frameOf({ from, to, input, value, succeeded }: ChainTransaction): CallFrame {
  const failure = succeeded ? {} : { error: 'reverted' }
  const data: Hex = input
  return { type: 'CALL', from, ...(to ? { to } : {}), value: `0x${value.toString(16)}`, input: data, ...failure }
}
