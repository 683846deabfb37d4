import { type DevClient } from '@countersign/devchain'
import {
  type AbiEvent,
  decodeAbiParameters,
  decodeEventLog,
  decodeFunctionData,
  getAddress,
  isAddressEqual,
  parseAbi,
  recoverAddress,
  zeroAddress,
  type Address,
  type Hex,
  type Log,
} from 'viem'
import { type Account, hashTransaction, type TransactionFields } from './signedRequests.ts'

/*
 * The on-chain facts of one account, read in the simplest way: every block, transaction, receipt and log. Shares no code with the indexer.
 * Times are epoch milliseconds.
 */

export type Execution = {
  safeTxHash: Hex
  transaction: TransactionFields
  threshold: number
  signatures: { owner: Address; signature: Hex }[]
  failed: boolean
  payment: bigint
  fee: bigint
  executor: Address
  transactionHash: Hex
  at: number
  block: number
}
export type ModuleCall = {
  module: Address
  to: Address
  value: bigint
  data: Hex
  operation: 0 | 1
  failed: boolean
  transactionHash: Hex
  logIndex: number
  at: number
}
export type Movement = {
  kind: 'NATIVE' | 'ERC20' | 'ERC721'
  token: Address | null
  from: Address
  to: Address
  value: bigint
  transactionHash: Hex
  logIndex: number
  at: number
}
export type OwnerEvent = { owner: Address; at: number; block: number }
export type OnChainApproval = OwnerEvent & { hash: Hex }
export type Creation = {
  creator: Address
  transactionHash: Hex
  at: number
  factory: Address
  singleton: Address
  saltNonce: bigint
}

/** All facts of one account, oldest first. */
export type AccountChain = {
  executions: Execution[]
  moduleCalls: ModuleCall[]
  movements: Movement[]
  removals: OwnerEvent[]
  approvals: OnChainApproval[]
  creation: Creation | null
}

const INDEXED = [
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFromModuleFailure(address indexed module)',
  'event RemovedOwner(address indexed owner)',
  'event ApproveHash(bytes32 indexed approvedHash, address indexed owner)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
] as const
const EVENTS = [
  ...parseAbi(INDEXED),
  ...parseAbi([
    'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
    'event ExecutionFailure(bytes32 txHash, uint256 payment)',
    'event RemovedOwner(address owner)',
    'event ProxyCreation(address proxy, address singleton)',
    'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  ]),
]
const FACTORY = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
])

type Decoded = { name: string; args: Record<string, unknown>; emitter: Address; logIndex: number }

/** An event name may have two layouts: the one that can be decoded is used. */
function decode(log: Log): Decoded[] {
  for (const event of EVENTS) {
    const indexed = event.inputs.filter((input) => 'indexed' in input && input.indexed).length
    if (log.topics.length !== indexed + 1) continue
    const abi: AbiEvent[] = [event]
    try {
      const { eventName, args } = decodeEventLog({ abi, topics: log.topics, data: log.data, strict: true })
      return [
        { name: eventName ?? '', args: { ...args }, emitter: getAddress(log.address), logIndex: log.logIndex ?? 0 },
      ]
    } catch {
      continue
    }
  }
  return []
}

const text = (value: unknown): Hex => {
  if (typeof value !== 'string') throw new TypeError(`${String(value)} is no hex.`)
  return value as Hex
}
const address = (value: unknown): Address => getAddress(text(value))
const amount = (value: unknown): bigint => BigInt(String(value))
const operation = (value: unknown): 0 | 1 => (Number(value) === 1 ? 1 : 0)

/** @param fromBlock the block of the oldest account or earlier */
export async function readAccountChain(client: DevClient, account: Account, fromBlock: bigint): Promise<AccountChain> {
  const chain: AccountChain = {
    executions: [],
    moduleCalls: [],
    movements: [],
    removals: [],
    approvals: [],
    creation: null,
  }
  const head = await client.getBlockNumber()
  for (let number = fromBlock; number <= head; number++) {
    const block = await client.getBlock({ blockNumber: number, includeTransactions: true })
    for (const transaction of block.transactions) {
      const receipt = await client.getTransactionReceipt({ hash: transaction.hash })
      const events = receipt.logs.flatMap(decode)
      const own = events.filter(({ emitter }) => emitter === account.safe)
      const at = Number(block.timestamp) * 1000
      const where = { transactionHash: transaction.hash, at }
      const fee = receipt.gasUsed * receipt.effectiveGasPrice
      for (const event of own)
        await addOwnEvent(chain, account, event, own, {
          ...where,
          fee,
          executor: address(receipt.from),
          block: Number(number),
        })
      for (const event of events) addMovement(chain, account, event, where)
      for (const { name, args, emitter } of events)
        if (name === 'ProxyCreation' && address(args['proxy']) === account.safe) {
          const { args: call } = decodeFunctionData({ abi: FACTORY, data: transaction.input })
          chain.creation = {
            ...where,
            creator: address(transaction.from),
            factory: emitter,
            singleton: address(args['singleton']),
            saltNonce: call[2],
          }
        }
    }
  }
  return chain
}

type Place = { transactionHash: Hex; at: number; fee: bigint; executor: Address; block: number }

async function addOwnEvent(
  chain: AccountChain,
  account: Account,
  { name, args, logIndex }: Decoded,
  own: Decoded[],
  place: Place,
): Promise<void> {
  const { transactionHash, at, block } = place
  if (name === 'RemovedOwner') chain.removals.push({ owner: address(args['owner']), at, block })
  if (name === 'ApproveHash')
    chain.approvals.push({ owner: address(args['owner']), hash: text(args['approvedHash']), at, block })
  if (name === 'SafeModuleTransaction') {
    const module = address(args['module'])
    chain.moduleCalls.push({
      module,
      to: address(args['to']),
      value: amount(args['value']),
      data: text(args['data']),
      operation: operation(args['operation']),
      failed: own.some(
        (other) => other.name === 'ExecutionFromModuleFailure' && address(other.args['module']) === module,
      ),
      transactionHash,
      logIndex,
      at,
    })
  }
  if (name === 'SafeMultiSigTransaction') {
    const [nonce, , threshold] = decodeAbiParameters(
      [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
      text(args['additionalInfo']),
    )
    const transaction: TransactionFields = {
      to: address(args['to']),
      value: amount(args['value']),
      data: text(args['data']),
      operation: operation(args['operation']),
      safeTxGas: amount(args['safeTxGas']),
      baseGas: amount(args['baseGas']),
      gasPrice: amount(args['gasPrice']),
      gasToken: address(args['gasToken']),
      refundReceiver: address(args['refundReceiver']),
      nonce,
    }
    const safeTxHash = hashTransaction(account, transaction)
    const result = own.find(
      (other) => /^Execution(Success|Failure)$/.test(other.name) && other.args['txHash'] === safeTxHash,
    )
    if (!result) throw new Error(`${transactionHash} has no result for ${safeTxHash}.`)
    const signatures = await readSignatures(safeTxHash, text(args['signatures']))
    chain.executions.push({
      ...place,
      safeTxHash,
      transaction,
      threshold: Number(threshold),
      signatures,
      failed: result.name === 'ExecutionFailure',
      payment: amount(result.args['payment']),
    })
  }
}

/** 65 bytes each: of a key, or `v = 1` for an owner who approved the hash or sent the transaction. */
async function readSignatures(hash: Hex, packed: Hex): Promise<Execution['signatures']> {
  const items = packed.slice(2).match(/.{130}/g) ?? []
  return Promise.all(
    items.map(async (item) => {
      const signature: Hex = `0x${item}`
      const isApproval = item.endsWith('01')
      return {
        signature,
        owner: isApproval ? getAddress(`0x${item.slice(24, 64)}`) : await recoverAddress({ hash, signature }),
      }
    }),
  )
}

function addMovement(
  chain: AccountChain,
  { safe }: Account,
  { name, args, emitter, logIndex }: Decoded,
  place: { transactionHash: Hex; at: number },
): void {
  // An empty call, for example a rejection, logs SafeReceived with value zero.
  if (name === 'SafeReceived' && emitter === safe && amount(args['value']) > 0n)
    chain.movements.push({
      kind: 'NATIVE',
      token: null,
      from: address(args['sender']),
      to: safe,
      value: amount(args['value']),
      logIndex,
      ...place,
    })
  if (name !== 'Transfer') return
  const [from, to] = [address(args['from']), address(args['to'])]
  if (!isAddressEqual(from, safe) && !isAddressEqual(to, safe)) return
  const isUnique = 'tokenId' in args
  chain.movements.push({
    kind: isUnique ? 'ERC721' : 'ERC20',
    token: emitter,
    from,
    to,
    value: amount(isUnique ? args['tokenId'] : args['value']),
    logIndex,
    ...place,
  })
}

const STATE = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
])
const SLOTS = {
  singleton: '0x0',
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
} as const

export type ReferenceState = {
  owners: readonly Address[]
  threshold: number
  nonce: number
  version: string
  modules: readonly Address[]
  singleton: Address
  fallbackHandler: Address | null
  guard: Address | null
}

/** The account's current state, read from its contract. */
export async function readReferenceState(client: DevClient, safe: Address): Promise<ReferenceState> {
  const slot = async (name: keyof typeof SLOTS) =>
    getAddress(`0x${((await client.getStorageAt({ address: safe, slot: SLOTS[name] })) ?? '').slice(-40)}`)
  const orNull = (found: Address) => (found === zeroAddress ? null : found)
  const on = { address: safe, abi: STATE } as const
  const [modules] = await client.readContract({
    ...on,
    functionName: 'getModulesPaginated',
    args: ['0x0000000000000000000000000000000000000001', 50n],
  })
  return {
    owners: await client.readContract({ ...on, functionName: 'getOwners' }),
    threshold: Number(await client.readContract({ ...on, functionName: 'getThreshold' })),
    nonce: Number(await client.readContract({ ...on, functionName: 'nonce' })),
    version: await client.readContract({ ...on, functionName: 'VERSION' }),
    modules,
    singleton: await slot('singleton'),
    fallbackHandler: orNull(await slot('fallbackHandler')),
    guard: orNull(await slot('guard')),
  }
}
