import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { MOST_OWNERS } from '../../../chain/reader/readSafes.ts'
import { type IndexedAccount, UNREAD } from '../../../db/schema/IndexedAccount.ts'
import type { Handler } from '../effects/Scope.ts'
import { isSilentReceiver } from '../decode/LegacyTouch.ts'
import { decodeMulticall, decodeSafeCall, publishedVersion, type SafeLog } from '@countersign/ledger'
import type { ChainTransaction } from '../decode/ChainTransaction.ts'
import { decodeMultiSend } from '@countersign/safe/light'
import { decodeAbiParameters, decodeFunctionData, parseAbi, parseAbiParameters } from 'viem'

/** An account is set up once. An account that was found by reading the chain gets its creation here. */
export const safeSetup: Handler<'safeSetup'> = (log, { chainId, account, transaction, logs }) => {
  if (account && account.createdBlock !== null) return []
  const creation = describeCreation(log.safe, transaction, logs)
  const singleton = creation.creationSingleton ?? account?.singleton ?? ZERO_ADDRESS
  return [
    {
      kind: 'created',
      account: {
        ...creation,
        chainId,
        address: log.safe,
        singleton,
        version: publishedVersion(singleton),
        nonce: 0,
        threshold: log.threshold,
        owners: log.owners.slice(0, MOST_OWNERS),
        modules: [],
        fallbackHandler: log.fallbackHandler,
        guard: null,
        moduleGuard: null,
        stateBlock: UNREAD,
      },
    },
  ]
}

/**
 * Before 1.3.0 the factory's event is the only one of a creation. The account has already been read from the chain; here it is reset to its
 * initial state, as far as the initializer shows it, so that the following events are applied to that.
 */
export const legacyProxyCreation: Handler<'legacyProxyCreation'> = (log, { account, transaction, logs }) => {
  if (!account || account.createdBlock !== null) return []
  const creation = describeCreation(log.safe, transaction, logs)
  const singleton = creation.creationSingleton ?? account.singleton
  const version = publishedVersion(singleton)
  const setup = creation.setupData && isSilentReceiver(version) ? decodeSetupCall(creation.setupData) : null
  return [
    {
      kind: 'created',
      account: {
        ...account,
        ...creation,
        ...(setup ? { ...setup, singleton, version, modules: [] } : {}),
        nonce: 0,
        stateBlock: UNREAD,
      },
    },
  ]
}

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
function describeCreation(safe: Address, transaction: ChainTransaction, logs: readonly SafeLog[]): CreationFacts {
  const made = logs.filter((log) => log.name === 'proxyCreation' || log.name === 'legacyProxyCreation')
  const position = made.findIndex((log) => log.safe === safe)
  const { factory = null, singleton = null } = made[position] ?? {}
  const detailed = logs.find(
    (log) => (log.name === 'proxyCreationL2' || log.name === 'chainSpecificProxyCreationL2') && log.safe === safe,
  )
  const calls = transaction.to ? findCreationCalls(transaction.to, transaction.input) : []
  // The order of the calls identifies several accounts that one transaction created.
  const call = calls.length === made.length ? calls[position] : undefined
  const known = detailed && 'initializer' in detailed ? detailed : call
  return {
    createdBlock: transaction.blockNumber,
    creationTransactionHash: transaction.hash,
    creator: transaction.from,
    createdAt: transaction.blockTime,
    factory,
    creationSingleton: singleton ?? known?.singleton ?? null,
    setupData: known?.initializer ?? null,
    saltNonce: known?.saltNonce?.toString() ?? null,
  }
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

const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address paymentToken, uint256 payment, address paymentReceiver)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])

type SetupCall = { owners: Address[]; threshold: number; fallbackHandler: Address | null }

/** The setup call in an initializer, of 1.0.0 (which has no fallback handler) or later; null for other calldata. */
function decodeSetupCall(initializer: Hex): SetupCall | null {
  try {
    const { args } = decodeFunctionData({ abi: setupAbi, data: initializer })
    const [owners, threshold, , , handler] = args
    const fallbackHandler = args.length === 8 && handler !== ZERO_ADDRESS ? handler : null
    return { owners: owners.slice(0, MOST_OWNERS), threshold: Number(threshold), fallbackHandler }
  } catch {
    return null
  }
}
