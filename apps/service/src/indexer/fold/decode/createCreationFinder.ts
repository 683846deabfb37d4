import { decodeMulticall, decodeSafeCall, type SafeLog, type SafeLogOf } from '@countersign/ledger'
import type { Address, Hex } from '@countersign/primitives'
import { decodeMultiSend } from '@countersign/safe/light'
import { decodeAbiParameters, parseAbiParameters } from 'viem'
import type { IndexedAccount } from '../../../db/schema/IndexedAccount.ts'
import type { ChainTransaction } from './ChainTransaction.ts'
import { once } from './once.ts'

type CreationFacts = Pick<
  IndexedAccount,
  | 'createdBlock'
  | 'creationTransactionHash'
  | 'creator'
  | 'factory'
  | 'creationSingleton'
  | 'setupData'
  | 'saltNonce'
  | 'createdAt'
>

/** How an account was created, as far as its creation transaction shows. */
export type CreationFinder = (safe: Address) => CreationFacts

/**
 * Prepares the creations of one Ethereum transaction on first use: a contract can create hundreds of accounts, whose setups are all in the same
 * calldata.
 */
export function createCreationFinder(transaction: ChainTransaction, logs: readonly SafeLog[]): CreationFinder {
  const index = once(() => indexCreations(transaction, logs))
  return (safe) => {
    const { made, details, calls } = index()
    const created = made.get(safe)
    const known = details.get(safe) ?? (created && calls?.[created.position])
    return {
      createdBlock: transaction.blockNumber,
      creationTransactionHash: transaction.hash,
      creator: transaction.from,
      createdAt: transaction.blockTime,
      factory: created?.factory ?? null,
      creationSingleton: created?.singleton ?? known?.singleton ?? null,
      setupData: known?.initializer ?? null,
      saltNonce: known?.saltNonce?.toString() ?? null,
    }
  }
}

type Made = { readonly factory: Address; readonly singleton: Address | null; readonly position: number }
type Detailed = SafeLogOf<'proxyCreationL2'> | SafeLogOf<'chainSpecificProxyCreationL2'>

function indexCreations(transaction: ChainTransaction, logs: readonly SafeLog[]) {
  const made = new Map<Address, Made>()
  const details = new Map<Address, Detailed>()
  let count = 0
  for (const log of logs) {
    if (log.name === 'proxyCreation' || log.name === 'legacyProxyCreation') {
      const { safe, factory, singleton = null } = log
      if (!made.has(safe)) made.set(safe, { factory, singleton, position: count })
      count += 1
    }
    if ((log.name === 'proxyCreationL2' || log.name === 'chainSpecificProxyCreationL2') && !details.has(log.safe))
      details.set(log.safe, log)
  }
  const calls = transaction.to ? findCreationCalls(transaction.to, transaction.input) : []
  // The order of the calls identifies several accounts that one transaction created.
  return { made, details, calls: calls.length === count ? calls : null }
}

type CreationCall = { factory: Address; singleton: Address; initializer: Hex; saltNonce: bigint | null }

const WITH_NONCE = [
  '0x1688f0b9', // createProxyWithNonce
  '0xd18af54d', // createProxyWithCallback
  '0x4662f9d6', // createProxyWithNonceL2
  '0xec9e80bb', // createChainSpecificProxyWithNonce
  '0x1a334b0b', // createChainSpecificProxyWithNonceL2
]
const WITHOUT_NONCE = '0x61b69abd' // createProxy
const DEEPEST = 8

/** Factory calls readable from calldata, in order: direct ones, and those inside batches, multicalls and account executions. */
function findCreationCalls(to: Address, data: Hex, depth = 0): CreationCall[] {
  if (depth > DEEPEST) return []
  const creation = decodeCreation(to, data)
  if (creation) return [creation]
  const execution = decodeSafeCall(to, to, data)
  if (execution) return findCreationCalls(execution.to, execution.data, depth + 1)
  return (decodeMulticall(data) ?? decodeMultiSend(data) ?? []).flatMap((call) =>
    findCreationCalls(call.to, call.data, depth + 1),
  )
}

function decodeCreation(factory: Address, data: Hex): CreationCall | null {
  const selector = data.slice(0, 10)
  const parameters: Hex = `0x${data.slice(10)}`
  try {
    if (WITH_NONCE.includes(selector)) {
      const [singleton, initializer, saltNonce] = decodeAbiParameters(
        parseAbiParameters('address, bytes, uint256'),
        parameters,
      )
      return { factory, singleton, initializer, saltNonce }
    }
    if (selector !== WITHOUT_NONCE) return null
    const [singleton, initializer] = decodeAbiParameters(parseAbiParameters('address, bytes'), parameters)
    return { factory, singleton, initializer, saltNonce: null }
  } catch {
    return null
  }
}
