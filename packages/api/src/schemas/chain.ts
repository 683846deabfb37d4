import * as z from 'zod/mini'
import { AddressSchema, ChainId, ForeignText } from './scalars.ts'

export const RpcAuthentication = z.catch(z.enum(['API_KEY_PATH', 'NO_AUTHENTICATION', 'UNKNOWN']), 'UNKNOWN')
export const RpcUri = z.object({ authentication: RpcAuthentication, value: z.string() })
export type RpcUri = z.output<typeof RpcUri>

export const KnownGasPrice = z.union([
  z.object({ type: z.literal('ORACLE'), uri: z.string(), gasParameter: z.string(), gweiFactor: z.string() }),
  z.object({ type: z.literal('FIXED'), weiValue: z.string() }),
  z.object({ type: z.literal('FIXED1559'), maxFeePerGas: z.string(), maxPriorityFeePerGas: z.string() }),
  z.object({ type: z.literal('UNKNOWN') }),
])
export type GasPrice = z.output<typeof KnownGasPrice>

/** Other services write the kind in lower case and add kinds: case is ignored, and a kind that is not listed here becomes `UNKNOWN`. */
export const GasPrice = z.catch(
  z.codec(z.looseObject({ type: z.string() }), KnownGasPrice, {
    decode: (price) => readGasPrice({ ...price, type: price.type.toUpperCase() }),
    encode: (price) => ({ ...price }),
  }),
  { type: 'UNKNOWN' },
)

const readGasPrice = (price: unknown): GasPrice => KnownGasPrice.safeParse(price).data ?? { type: 'UNKNOWN' }

/** The flags of the product spec. A chain may list others; they are kept and ignored. */
export const CHAIN_FEATURES = [
  'ERC721',
  'SAFE_APPS',
  'CONTRACT_INTERACTION',
  'DOMAIN_LOOKUP',
  'SPENDING_LIMIT',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'TX_SIMULATION',
  'EIP1271',
] as const
export type ChainFeature = (typeof CHAIN_FEATURES)[number]

const NullableAddress = z.nullable(AddressSchema)
/** Absent, or of a form that this version does not know: read as null. */
const AddressOrNull = z.catch(NullableAddress, null)
const TextOrNull = z.catch(z.nullable(z.string()), null)

const ContractAddresses = z.object({
  safeSingletonAddress: AddressOrNull,
  safeProxyFactoryAddress: AddressOrNull,
  multiSendAddress: AddressOrNull,
  multiSendCallOnlyAddress: AddressOrNull,
  fallbackHandlerAddress: AddressOrNull,
  signMessageLibAddress: AddressOrNull,
  createCallAddress: AddressOrNull,
  simulateTxAccessorAddress: AddressOrNull,
  safeWebAuthnSignerFactoryAddress: AddressOrNull,
})
type ContractAddresses = z.output<typeof ContractAddresses>
const NO_CONTRACT_ADDRESSES: ContractAddresses = ContractAddresses.parse({})

/**
 * What a service says of a network. Everything that a page can do without is read leniently (absent or unknown: empty), because services
 * of other versions leave fields out and add kinds; id, names, coin, nodes and features must be there.
 */
export const Chain = z.object({
  chainId: ChainId,
  chainName: ForeignText,
  shortName: z.string(),
  description: z.catch(ForeignText, ''),
  chainLogoUri: TextOrNull,
  l2: z.boolean(),
  isTestnet: z.boolean(),
  zk: z.catch(z.boolean(), false),
  nativeCurrency: z.object({
    name: ForeignText,
    symbol: ForeignText,
    decimals: z.number(),
    logoUri: TextOrNull,
  }),
  transactionService: z.catch(z.string(), ''),
  blockExplorerUriTemplate: z.catch(z.object({ address: z.string(), txHash: z.string(), api: z.string() }), {
    address: '',
    txHash: '',
    api: '',
  }),
  beaconChainExplorerUriTemplate: z.catch(z.object({ publicKey: z.nullable(z.string()) }), { publicKey: null }),
  disabledWallets: z.catch(z.array(z.string()), []),
  features: z.array(z.string()),
  gasPrice: z.catch(z.array(GasPrice), []),
  ensRegistryAddress: AddressOrNull,
  rpcUri: RpcUri,
  safeAppsRpcUri: z.catch(RpcUri, { authentication: 'UNKNOWN', value: '' }),
  publicRpcUri: RpcUri,
  theme: z.catch(z.object({ textColor: z.string(), backgroundColor: z.string() }), {
    textColor: '',
    backgroundColor: '',
  }),
  balancesProvider: z.catch(z.object({ chainName: z.nullable(z.string()), enabled: z.boolean() }), {
    chainName: null,
    enabled: false,
  }),
  contractAddresses: z.catch(ContractAddresses, NO_CONTRACT_ADDRESSES),
  recommendedMasterCopyVersion: TextOrNull,
  relayer: z.catch(
    z.nullable(
      z.object({
        type: z.nullable(z.enum(['GTF', 'RELAY_FEE', 'DAILY_LIMIT', 'NO_FEE_CAMPAIGN'])),
        safeCreationSponsored: z.boolean(),
        safeTransactionSponsored: z.boolean(),
        enableTenderlySimulationBeforeRelay: z.boolean(),
      }),
    ),
    null,
  ),
})
export type Chain = z.output<typeof Chain>

export const MasterCopy = z.object({ address: AddressSchema, version: z.string() })

export type MasterCopy = z.output<typeof MasterCopy>

/** How far a run through blocks is. */
export const IndexingProgress = z.object({
  fromBlock: z.number(),
  toBlock: z.number(),
  /** Next block to be read. */
  blockNumber: z.number(),
  blocksPerSecond: z.number(),
  /** Null until there is a speed to tell it from. */
  etaSeconds: z.nullable(z.number()),
})
export type IndexingProgress = z.output<typeof IndexingProgress>

/** What the nodes of a chain can do, found out by asking them. */
export const NodeCapabilities = z.object({
  clientVersion: z.nullable(z.string()),
  eip1559: z.boolean(),
  multicall3: z.boolean(),
  traceTransaction: z.boolean(),
  traceBlock: z.boolean(),
  simulate: z.boolean(),
  archive: z.boolean(),
  /** Most blocks one eth_getLogs was seen to take; null when none was taken. */
  maxLogRange: z.nullable(z.number()),
  /** Safe contract versions whose singleton, factory, handler and batch contracts are there with the published code. */
  safeVersions: z.array(z.string()),
})
export type NodeCapabilities = z.output<typeof NodeCapabilities>

export const IndexingStatus = z.object({
  currentBlockNumber: z.number(),
  currentBlockTimestamp: z.string(),
  erc20BlockNumber: z.number(),
  erc20BlockTimestamp: z.string(),
  erc20Synced: z.boolean(),
  masterCopiesBlockNumber: z.number(),
  masterCopiesBlockTimestamp: z.string(),
  masterCopiesSynced: z.boolean(),
  synced: z.boolean(),
  lastSync: z.number(),
  /** `full`: every account of the chain; `onDemand`: those that somebody opened. */
  mode: z.enum(['full', 'onDemand']),
  /** Null while the index is at the head. */
  progress: z.nullable(IndexingProgress),
  /** Accounts whose past is still being read, the latest asked for first. */
  accounts: z.array(z.object({ address: AddressSchema, progress: z.nullable(IndexingProgress) })),
  /** Configured nodes, and those that answer. */
  nodes: z.object({ configured: z.number(), answering: z.number() }),
  /** Null until the nodes were asked. */
  capabilities: z.nullable(NodeCapabilities),
  /** What the nodes lack and what that means, in sentences. */
  missing: z.array(z.string()),
})
export type IndexingStatus = z.output<typeof IndexingStatus>

/** Prices of gas in Gwei as decimal strings, in the form block explorers answer. */
export const GasPriceQuote = z.object({
  status: z.string(),
  message: z.string(),
  result: z.object({
    LastBlock: z.string(),
    SafeGasPrice: z.string(),
    ProposeGasPrice: z.string(),
    FastGasPrice: z.string(),
    suggestBaseFee: z.string(),
    gasUsedRatio: z.string(),
  }),
})
export type GasPriceQuote = z.output<typeof GasPriceQuote>
