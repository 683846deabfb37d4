import { type Address, checksumAddress, hasValidChecksum, type Hex, isAddress } from '@countersign/primitives'
import { ERRORS } from '../errors/ERRORS.ts'
import { fieldOf, isRecord, ParamError, readerSchema, shown } from './readerSchema.ts'

/** A call that an app requests. It has no operation: an app can never request a delegatecall. */
export type AppTransaction = {
  /** Checksummed. */
  readonly to: Address
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
}

/** The maximum number of calls in one batch. */
export const MAX_TRANSACTIONS = 500
const MAX_UINT256 = 2n ** 256n - 1n
/** Above the gas limit of any block. A larger number carries no intent. */
export const MAX_SAFE_TX_GAS = 1_000_000_000

/** `sendTransactions`: only to, value and data of each transaction are read. Other fields are ignored. */
export const SendTransactionsParams = readerSchema((params) => {
  const txs = fieldOf(params, 'txs')
  if (!Array.isArray(txs) || txs.length === 0) throw new ParamError(ERRORS.noTransactions)
  if (txs.length > MAX_TRANSACTIONS)
    throw new ParamError(`txs: ${txs.length} transactions were passed; a batch has at most ${MAX_TRANSACTIONS}`)
  return {
    txs: Array.from(txs, (tx: unknown, index): AppTransaction => readTransaction(tx, `txs[${index}]`)),
    params: readSafeTxGas(fieldOf(fieldOf(params, 'params'), 'safeTxGas')),
  }
})

function readTransaction(tx: unknown, at: string): AppTransaction {
  if (!isRecord(tx)) throw new ParamError(`${at} is not a transaction: ${shown(tx)}`)
  return {
    to: readRecipient(fieldOf(tx, 'to'), at),
    value: readValue(fieldOf(tx, 'value'), at),
    data: readData(fieldOf(tx, 'data'), at),
  }
}

function readRecipient(to: unknown, at: string): Address {
  if (to === undefined || to === null || to === '')
    throw new ParamError(`${at}.to is missing: a contract cannot be created this way`)
  if (typeof to !== 'string' || !isAddress(to)) throw new ParamError(`${at}.to is not an address: ${shown(to)}`)
  if (!hasValidChecksum(to)) throw new ParamError(`${at}.to has a wrong checksum: ${to}`)
  return checksumAddress(to)
}

function readValue(value: unknown, at: string): bigint {
  if (value === undefined || value === null || value === '' || value === '0x') return 0n
  const isWhole =
    typeof value === 'bigint' ||
    (typeof value === 'number' && Number.isSafeInteger(value)) ||
    (typeof value === 'string' && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value))
  const wei = isWhole ? BigInt(value) : -1n
  if (wei < 0n || wei > MAX_UINT256) throw new ParamError(`${at}.value is not a whole number of wei: ${shown(value)}`)
  return wei
}

function readData(data: unknown, at: string): Hex {
  if (data === undefined || data === null || data === '') return '0x'
  if (typeof data !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(data))
    throw new ParamError(`${at}.data is not hex of whole bytes: ${shown(data)}`)
  return `0x${data.slice(2).toLowerCase()}`
}

/** A value that cannot be a gas limit is dropped: the account estimates for itself. */
function readSafeTxGas(gas: unknown): { safeTxGas?: number } {
  return typeof gas === 'number' && Number.isSafeInteger(gas) && gas >= 0 && gas <= MAX_SAFE_TX_GAS
    ? { safeTxGas: gas }
    : {}
}
