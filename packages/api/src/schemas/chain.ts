import * as z from 'zod/mini'
import { AddressSchema, ChainId, ForeignText } from './scalars.ts'

/** How requests to a node are authenticated. */
export const RpcAuthentication = z.catch(z.enum(['API_KEY_PATH', 'NO_AUTHENTICATION', 'UNKNOWN']), 'UNKNOWN')
/** Address of a node. With `API_KEY_PATH` the client appends its own key. */
export const RpcUri = z.object({ authentication: RpcAuthentication, value: z.string() })
export type RpcUri = z.output<typeof RpcUri>

/** A source of gas prices in a form that this version knows. Numbers are decimal strings; `weiValue` and both fees are wei. */
export const KnownGasPrice = z.union([
  z.object({ type: z.literal('ORACLE'), uri: z.string(), gasParameter: z.string(), gweiFactor: z.string() }),
  z.object({ type: z.literal('FIXED'), weiValue: z.string() }),
  z.object({ type: z.literal('FIXED1559'), maxFeePerGas: z.string(), maxPriorityFeePerGas: z.string() }),
  z.object({ type: z.literal('UNKNOWN') }),
])
export type GasPrice = z.output<typeof KnownGasPrice>

/**
 * Other services write the kind in lower case and add kinds. Case is ignored, and an unknown kind becomes `UNKNOWN`.
 */
export const GasPrice = z.catch(
  z.codec(z.looseObject({ type: z.string() }), KnownGasPrice, {
    decode: (price) => readGasPrice({ ...price, type: price.type.toUpperCase() }),
    encode: (price) => ({ ...price }),
  }),
  { type: 'UNKNOWN' },
)

const readGasPrice = (price: unknown): GasPrice => KnownGasPrice.safeParse(price).data ?? { type: 'UNKNOWN' }

/** The flags of the product spec. A chain may list others; they are stored and ignored. */
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
/** A feature that a chain's answer can name. */
export type ChainFeature = (typeof CHAIN_FEATURES)[number]

const NullableAddress = z.nullable(AddressSchema)
/** Null if absent, or in a form that this version does not know. */
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
 * A chain, as a service describes it. Fields that the page does not need are parsed leniently (absent or unknown:
 * empty), because services of other versions omit fields and add kinds. Id, names, currency, nodes and features are
 * required.
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

/** A master copy that the service knows on a chain, with its contract version. */
export const MasterCopy = z.object({ address: AddressSchema, version: z.string() })

export type MasterCopy = z.output<typeof MasterCopy>

/** The progress of a run through blocks. */
export const IndexingProgress = z.object({
  fromBlock: z.number(),
  toBlock: z.number(),
  /** The next block to be read. */
  blockNumber: z.number(),
  blocksPerSecond: z.number(),
  /** Null until a speed has been measured. */
  etaSeconds: z.nullable(z.number()),
})
export type IndexingProgress = z.output<typeof IndexingProgress>

/** The capabilities of a chain's nodes, found by probing them. */
export const NodeCapabilities = z.object({
  clientVersion: z.nullable(z.string()),
  eip1559: z.boolean(),
  multicall3: z.boolean(),
  traceTransaction: z.boolean(),
  traceBlock: z.boolean(),
  simulate: z.boolean(),
  archive: z.boolean(),
  /** The largest block range that one eth_getLogs accepted; null if none was accepted. */
  maxLogRange: z.nullable(z.number()),
  /**
   * Safe contract versions whose singleton, factory, handler and batch contracts are deployed with the published
   * code.
   */
  safeVersions: z.array(z.string()),
})
export type NodeCapabilities = z.output<typeof NodeCapabilities>

/** From `mode` on, the Safe Client Gateway sends nothing. */
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
  /** `full`: every account of the chain; `onDemand`: only accounts that users opened. */
  mode: z._default(z.enum(['full', 'onDemand']), 'full'),
  /** Null while the index is at the head. */
  progress: z._default(z.nullable(IndexingProgress), null),
  /** Accounts whose history is still being read, the most recently requested first. */
  accounts: z._default(z.array(z.object({ address: AddressSchema, progress: z.nullable(IndexingProgress) })), []),
  /** The number of configured nodes, and of those that answer; null from services that do not tell. */
  nodes: z._default(z.nullable(z.object({ configured: z.number(), answering: z.number() })), null),
  /** Null until the nodes have been probed. */
  capabilities: z._default(z.nullable(NodeCapabilities), null),
  /** Missing capabilities of the nodes and their consequences, as sentences. */
  missing: z._default(z.array(z.string()), []),
})
export type IndexingStatus = z.output<typeof IndexingStatus>

/** Gas prices in Gwei as decimal strings, in the form of block explorers. */
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
