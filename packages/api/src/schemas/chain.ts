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
