import type { Chain } from '@countersign/api'
import { AddressSchema, HashSchema, HexSchema } from '@countersign/api'
import {
  checksumAddress,
  hashSafeTransaction,
  isSameAddress,
  type Address,
  type Hex,
  type SafeTransactionData,
} from '@countersign/safe'
import { safeAbi } from '@countersign/chains'
import { decodeAbiParameters, decodeFunctionData, parseAbiParameters } from 'viem'
import * as z from 'zod/mini'
import { readAddress, readUint } from '../../rpc/abiWords.ts'
import { parseQuantity } from '../../rpc/parseQuantity.ts'
import { rpcRequest } from '../../rpc/rpcRequest.ts'
import type { HistoryRecord } from './HistoryRecord.ts'
import { wordsOf, type RawLog } from './RawLog.ts'
import { TOPICS } from './topics.ts'

export type Place = { readonly transactionHash: Hex; readonly blockNumber: number; readonly logIndex: number }

export type Execution = Place & {
  readonly safeTxHash: Hex
  readonly failed: boolean
  readonly payment: bigint
  /** Counted back from the account's where neither an event nor the calldata told. */
  readonly nonce: bigint
  /** Null where neither an event nor the calldata told what ran. */
  readonly transaction: SafeTransactionData | null
  readonly signatures: Hex
  /** Null where the event did not say it. */
  readonly threshold: number | null
}
export type ModuleCall = Place & {
  readonly module: Address
  readonly failed: boolean
  /** Null where the contracts told only that a module acted. */
  readonly call: Pick<SafeTransactionData, 'to' | 'value' | 'data' | 'operation'> | null
}

const MULTISIG = parseAbiParameters(
  'address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes',
)
const ADDITIONAL = parseAbiParameters('uint256 nonce, address sender, uint256 threshold')
const MODULE = parseAbiParameters('address module, address to, uint256 value, bytes data, uint8 operation')
const EXEC_TRANSACTION = '6a761202'

type Told = { transaction: SafeTransactionData; signatures: Hex; threshold: number | null }
type Account = { readonly chain: Chain; readonly safe: Address; readonly version: string; readonly nonce: bigint }

/** What owners had the account do, oldest first. Each transaction is proven by its hash, whoever told it. */
export async function readExecutions(record: HistoryRecord, account: Account): Promise<Execution[]> {
  const { safe } = account
  const own = record.logs.filter(({ address }) => isSameAddress(address, safe)).toSorted(byPlace)
  const outcomes = own.filter(
    ({ topics: [topic] }) => topic === TOPICS.executionSuccess || topic === TOPICS.executionFailure,
  )
  const told = new Map(
    own.filter(({ topics: [topic] }) => topic === TOPICS.multisig).flatMap((log) => fromEvent(log, account)),
  )
  // The last one used the nonce before the present one, and so on backwards.
  const executions = outcomes.map(async (log, index): Promise<Execution> => {
    const words = wordsOf(log)
    const safeTxHash: Hex = `0x${words.slice(2, 66)}`
    const nonce = account.nonce - BigInt(outcomes.length - index)
    const found = told.get(safeTxHash) ?? (await fromCalldata(account, log.transactionHash, safeTxHash, nonce))
    return {
      ...placeOf(log),
      safeTxHash,
      failed: log.topics[0] === TOPICS.executionFailure,
      payment: readUint(words, 1),
      nonce: found?.transaction.nonce ?? nonce,
      transaction: found?.transaction ?? null,
      signatures: found?.signatures ?? '0x',
      threshold: found?.threshold ?? null,
    }
  })
  return Promise.all(executions)
}

/** What modules had the account do, without the owners. */
export function readModuleCalls(record: HistoryRecord, safe: Address): ModuleCall[] {
  const own = record.logs.filter(({ address }) => isSameAddress(address, safe)).toSorted(byPlace)
  const told = own.filter(({ topics: [topic] }) => topic === TOPICS.module)
  return own
    .filter(({ topics: [topic] }) => topic === TOPICS.moduleSuccess || topic === TOPICS.moduleFailure)
    .flatMap((log): ModuleCall[] => {
      const event = told.findLast((one) => one.transactionHash === log.transactionHash && one.logIndex < log.logIndex)
      const failed = log.topics[0] === TOPICS.moduleFailure
      const module = readAddress(wordsOf(log))
      return [{ ...placeOf(event ?? log), module, failed, call: event ? moduleCall(event) : null }]
    })
}

function moduleCall({ data }: RawLog): ModuleCall['call'] {
  try {
    const [, to, value, call, operation] = decodeAbiParameters(MODULE, data)
    return { to, value, data: call, operation: operation === 1 ? 1 : 0 }
  } catch {
    return null
  }
}

function fromEvent({ data }: RawLog, account: Account): [Hex, Told][] {
  try {
    const [to, value, callData, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures, extra] =
      decodeAbiParameters(MULTISIG, data)
    const [nonce, , threshold] = decodeAbiParameters(ADDITIONAL, extra)
    const transaction: SafeTransactionData = {
      to,
      value,
      data: callData,
      operation: operation === 1 ? 1 : 0,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
      nonce,
    }
    return [[hashOf(account, transaction), { transaction, signatures, threshold: Number(threshold) }]]
  } catch {
    return []
  }
}

const ChainTransaction = z.object({
  from: AddressSchema,
  to: z.nullable(AddressSchema),
  input: HexSchema,
  hash: HashSchema,
})

export async function readChainTransaction(chain: Chain, hash: Hex): Promise<z.output<typeof ChainTransaction> | null> {
  const { data } = ChainTransaction.safeParse(await rpcRequest(chain, 'eth_getTransactionByHash', [hash]))
  return data ? { ...data, from: checksumAddress(data.from) } : null
}

/**
 * Singletons that are not of the L2 kind log the hash alone: what ran stands in the calldata, maybe inside somebody else's
 * call, and the hash proves that it is what was looked for.
 */
async function fromCalldata(account: Account, hash: Hex, safeTxHash: Hex, guess: bigint): Promise<Told | null> {
  const sent = await readChainTransaction(account.chain, hash)
  if (!sent) return null
  for (let at = sent.input.indexOf(EXEC_TRANSACTION); at !== -1; at = sent.input.indexOf(EXEC_TRANSACTION, at + 2)) {
    const found = at % 2 === 0 ? decodeCallAt(`0x${sent.input.slice(at)}`) : null
    if (!found) continue
    for (const nonce of nonceGuesses(guess, account.nonce)) {
      const transaction = { ...found.transaction, nonce }
      if (hashOf(account, transaction) === safeTxHash) return { ...found, transaction }
    }
  }
  return null
}

/** Near the guess first: a hole in what was read shifts it. */
function nonceGuesses(guess: bigint, current: bigint): bigint[] {
  const near = [0n, -1n, 1n, -2n, 2n, -3n, 3n].map((step) => guess + step)
  return near.filter((nonce) => nonce >= 0n && nonce < current)
}

function decodeCallAt(
  data: Hex,
): { transaction: Omit<SafeTransactionData, 'nonce'>; signatures: Hex; threshold: null } | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data })
    if (functionName !== 'execTransaction') return null
    const [to, value, call, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] = args
    const fields = { to, value, data: call, operation: operation === 1 ? (1 as const) : (0 as const) }
    return {
      transaction: { ...fields, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver },
      signatures,
      threshold: null,
    }
  } catch {
    return null
  }
}

const hashOf = ({ chain, safe, version }: Account, transaction: SafeTransactionData): Hex =>
  hashSafeTransaction({ chainId: BigInt(chain.chainId), safe, version, transaction })

export const byPlace = (first: Place, second: Place): number =>
  first.blockNumber - second.blockNumber || first.logIndex - second.logIndex
const placeOf = ({ transactionHash, blockNumber, logIndex }: RawLog): Place => ({
  transactionHash,
  blockNumber,
  logIndex,
})

const Block = z.object({ timestamp: z.string() })
const times = new Map<string, Promise<number>>()

/** When a block was made, epoch milliseconds. */
export function readBlockTime(chain: Chain, block: number): Promise<number> {
  const key = `${chain.chainId}:${block}`
  const known = times.get(key)
  if (known) return known
  const asked = rpcRequest(chain, 'eth_getBlockByNumber', [`0x${block.toString(16)}`, false]).then(
    (answer) => Number(parseQuantity(Block.parse(answer).timestamp)) * 1000,
  )
  times.set(key, asked)
  asked.catch(() => times.delete(key))
  return asked
}

export const addressIn = (word: Hex): Address => checksumAddress(`0x${word.slice(26)}`)
