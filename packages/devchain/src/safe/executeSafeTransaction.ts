import { legacySafeAbi, safe130EventsAbi, safeAbi } from '@countersign/chains'
import { concat, encodeFunctionData, parseEventLogs, zeroAddress, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { devClient } from '../chain/devClient.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'
import { demoOwners } from '../keys/demoOwners.ts'

/** A Safe transaction in the form of tests: absent fields are zero, the default nonce is the account's current one. */
export type SafeTransactionInput = {
  to: Address
  value?: bigint
  data?: Hex
  operation?: 0 | 1
  safeTxGas?: bigint
  baseGas?: bigint
  gasPrice?: bigint
  gasToken?: Address
  refundReceiver?: Address
  nonce?: bigint
}

/** The transaction with every field, and its hash computed by the Safe contract itself. */
export type HashedSafeTransaction = Required<SafeTransactionInput> & { safeTxHash: Hex }

/** An executed transaction of an account, with its Ethereum transaction. */
export type ExecutedSafeTransaction = HashedSafeTransaction & {
  transactionHash: Hex
  blockNumber: bigint
  /** False when the Safe emitted ExecutionFailure, or ExecutionFailed (1.0.0) */
  success: boolean
}

/**
 * Completes a transaction and reads its hash from the Safe contract (`getTransactionHash`).
 *
 * @example
 * const { safeTxHash } = await hashOnChain(rpcUrl, safe, { to: recipient, value: 1n })
 */
export async function hashOnChain(
  rpcUrl: string,
  safe: Address,
  input: SafeTransactionInput,
): Promise<HashedSafeTransaction> {
  const client = devClient(rpcUrl)
  const nonce = input.nonce ?? (await client.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' }))
  const { to, value = 0n, data = '0x', operation = 0, safeTxGas = 0n, baseGas = 0n, gasPrice = 0n } = input
  const { gasToken = zeroAddress, refundReceiver = zeroAddress } = input
  const safeTxHash = await client.readContract({
    address: safe,
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce],
  })
  return { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce, safeTxHash }
}

/**
 * EOA signatures (65 bytes each) over a Safe transaction hash, sorted by owner address as the contract requires.
 *
 * @example
 * const signatures = await signSafeHash(safeTxHash, [{ privateKey }])
 */
export async function signSafeHash(safeTxHash: Hex, signers: readonly { privateKey: Hex }[]): Promise<Hex> {
  const accounts = signers.map(({ privateKey }) => privateKeyToAccount(privateKey))
  accounts.sort((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  return concat(await Promise.all(accounts.map((account) => account.sign({ hash: safeTxHash }))))
}

/**
 * Signs with the given keys and executes at once.
 *
 * @param execution.signers keys of owners, at least as many as the threshold
 * @param execution.executor unlocked account that pays; default demo owner 1
 * @throws DevchainError TRANSACTION_FAILED if `execTransaction` reverts. A failing inner call with `safeTxGas > 0`
 * does not revert: it returns `success: false`.
 * @example
 * const { success } = await executeSafeTransaction(rpcUrl, { safe, to: recipient, value: 1n, signers: demoOwners.slice(0, 2) })
 */
export async function executeSafeTransaction(
  rpcUrl: string,
  execution: SafeTransactionInput & { safe: Address; signers: readonly { privateKey: Hex }[]; executor?: Address },
): Promise<ExecutedSafeTransaction> {
  const { safe, signers, executor = demoOwners[0].address, ...input } = execution
  const hashed = await hashOnChain(rpcUrl, safe, input)
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, safeTxHash } = hashed
  const signatures = await signSafeHash(safeTxHash, signers)
  const receipt = await sendTransaction(devClient(rpcUrl), {
    from: executor,
    to: safe,
    data: encodeFunctionData({
      abi: safeAbi,
      functionName: 'execTransaction',
      args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
    }),
  })
  const { logs, transactionHash, blockNumber } = receipt
  const failures = [safeAbi, safe130EventsAbi].flatMap((abi) =>
    parseEventLogs({ abi, eventName: 'ExecutionFailure', logs }),
  )
  const failed100 = parseEventLogs({ abi: legacySafeAbi, eventName: 'ExecutionFailed', logs })
  return { ...hashed, transactionHash, blockNumber, success: failures.length + failed100.length === 0 }
}
