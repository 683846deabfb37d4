import { AddressSchema, ChainId, KnownGasPrice, RpcUri } from '@countersign/api'
import * as z from 'zod/mini'
import { PriceSources } from './PriceSources.ts'

/** A token people may trust at sight; everything else is shown as not listed. */
const ListedToken = z.object({
  address: AddressSchema,
  symbol: z.string(),
  name: z.string(),
  decimals: z.number(),
  type: z._default(z.enum(['ERC20', 'ERC721', 'ERC1155']), 'ERC20'),
  /** Its Transfer event has no topics for the parties, as CryptoKitties: all of its transfers are read. */
  plainEvents: z._default(z.boolean(), false),
})

/** Neither the page nor the service asks an oracle, so a chain must not promise one. */
const OfferedGasPrice = KnownGasPrice.check(
  z.refine(({ type }) => type !== 'ORACLE', {
    error: 'ORACLE is not followed: fees come from the node. Use FIXED or FIXED1559, or leave gasPrice out',
  }),
)

export const ChainConfig = z.object({
  chainId: ChainId,
  chainName: z.string(),
  shortName: z
    .string()
    .check(z.regex(/^[a-z0-9-]+$/, { error: 'a short name is lower-case letters, digits and hyphens, as in eth' })),
  description: z._default(z.string(), ''),
  isTestnet: z._default(z.boolean(), false),
  /** Local chains may offer demo owners. */
  isLocal: z._default(z.boolean(), false),
  l2: z._default(z.boolean(), true),
  nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z._default(z.number(), 18) }),
  /** What the service itself calls first, kept from browsers. After it come `rpcUrls`, `rpcUri` and `publicRpcUri`. */
  serviceRpcUrl: z.optional(z.string()),
  /** Additional nodes that only the service uses; the first healthy one is called. */
  rpcUrls: z._default(z.array(z.string()), []),
  /** Milliseconds after which a node counts as not answering. */
  rpcTimeoutMs: z._default(z.number().check(z.positive()), 20_000),
  rpcUri: RpcUri,
  publicRpcUri: z.optional(RpcUri),
  rpcApiKey: z.optional(z.string()),
  blockExplorerUriTemplate: z._default(z.object({ address: z.string(), txHash: z.string(), api: z.string() }), {
    address: '',
    txHash: '',
    api: '',
  }),
  features: z.array(z.string()),
  gasPrice: z._default(z.array(OfferedGasPrice), []),
  ensRegistryAddress: z._default(z.nullable(AddressSchema), null),
  theme: z._default(z.object({ textColor: z.string(), backgroundColor: z.string() }), {
    textColor: '#0F1621',
    backgroundColor: '#ECE9E0',
  }),
  /** Contract version whose addresses are recommended for new accounts, e.g. `1.4.1`. */
  recommendedVersion: z._default(z.string(), '1.4.1'),
  tokens: z._default(z.array(ListedToken), []),
  /** Tokens to hide as spam, beside those that give themselves away. */
  spamTokens: z._default(z.array(AddressSchema), []),
  /** None: no fiat values. */
  prices: z._default(z.nullable(PriceSources), null),
  /**
   * `full`: every account of the chain, from `startBlock` on. `onDemand`: an account from its first request on, its
   * past filled in then; for chains too large to read whole.
   */
  mode: z._default(z.enum(['full', 'onDemand']), 'full'),
  /** First block the index looks at. */
  startBlock: z._default(z.number(), 0),
  pollMs: z._default(z.number(), 4000),
  /** Most blocks per eth_getLogs; below this the size follows what the nodes take. */
  maxBlockRange: z._default(z.number().check(z.positive()), 100_000),
})
export type ChainConfig = z.output<typeof ChainConfig>
export type ChainConfigInput = z.input<typeof ChainConfig>
