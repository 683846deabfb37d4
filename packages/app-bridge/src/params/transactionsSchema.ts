import { type Address, checksumAddress, hasValidChecksum, type Hex, isAddress, isRecord } from '@countersign/primitives'
import { ERRORS } from '../errors/ERRORS.ts'
import { fieldOf, ParamError, readerSchema, shown } from './readerSchema.ts'

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
/**
 * The calls that an embedded app or a connected dapp requests, by one set of rules.
 *
 * @param at name of the list in the messages
 * @example
 * transactionsSchema('calls').safeParse([]).error?.issues[0]?.message // 'No transactions were passed'
 */
export const transactionsSchema = (at: string) => readerSchema((txs) => readTransactions(txs, at))

/** @throws ParamError */
export function readTransactions(txs: unknown, at: string): AppTransaction[] {
  if (!Array.isArray(txs) || txs.length === 0) throw new ParamError(ERRORS.noTransactions)
  if (txs.length > MAX_TRANSACTIONS)
    throw new ParamError(`${at}: ${txs.length} transactions were passed; a batch has at most ${MAX_TRANSACTIONS}`)
  return Array.from(txs, (tx: unknown, index) => readTransaction(tx, `${at}[${index}]`))
}

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
