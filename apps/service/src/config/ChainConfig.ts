import { AddressSchema, ChainId, KnownGasPrice, RpcUri } from '@countersign/api'
import * as z from 'zod/mini'
import { PriceSources } from './PriceSources.ts'
import { settingMessages } from './settingMessages.ts'

/** A token that lists show as trusted; all others are shown as not listed. */
const ListedToken = z.object({
  address: AddressSchema,
  symbol: z.string(),
  name: z.string(),
  decimals: z.number(),
  type: z._default(z.enum(['ERC20', 'ERC721', 'ERC1155']), 'ERC20'),
  /** Its Transfer event has no indexed parties, like that of CryptoKitties, so all of its transfers are read. */
  plainEvents: z._default(z.boolean(), false),
})

/** Neither the page nor the service uses a gas oracle, so the configuration must not contain one. */
const OfferedGasPrice = KnownGasPrice.check(
  z.refine(({ type }) => type !== 'ORACLE', {
    error: settingMessages.noOracle,
  }),
)

/** Clients fill the placeholders and parse the result as a URL; they fail on any other text. Empty: none. */
const UriTemplate = z.string().check(
  z.refine((text) => text === '' || (/^https?:/.test(text) && URL.canParse(text.replace(/\{\{\s*\w+\s*\}\}/g, '0'))), {
    error: settingMessages.explorerUrl,
  }),
)

/** Configuration of one chain, parsed and completed. */
export const ChainConfig = z.object({
  chainId: ChainId,
  chainName: z.string(),
  shortName: z.string().check(z.regex(/^[a-z0-9-]+$/, { error: settingMessages.shortName })),
  description: z._default(z.string(), ''),
  isTestnet: z._default(z.boolean(), false),
  /** Local chains may offer demo owners. */
  isLocal: z._default(z.boolean(), false),
  l2: z._default(z.boolean(), true),
  nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z._default(z.number(), 18) }),
  /** The node that only the service uses, first of all; browsers never see it. `rpcUrls`, `rpcUri` and `publicRpcUri` follow. */
  serviceRpcUrl: z.optional(z.string()),
  /** Additional nodes that only the service uses; the first healthy one is called. */
  rpcUrls: z._default(z.array(z.string()), []),
  /** Milliseconds after which a node counts as not answering. */
  rpcTimeoutMs: z._default(z.number().check(z.positive()), 20_000),
  rpcUri: RpcUri,
  publicRpcUri: z.optional(RpcUri),
  rpcApiKey: z.optional(z.string()),
  blockExplorerUriTemplate: z._default(z.object({ address: UriTemplate, txHash: UriTemplate, api: UriTemplate }), {
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
  /** Tokens to hide as spam, besides those that are recognized. */
  spamTokens: z._default(z.array(AddressSchema), []),
  /** Null: no fiat values. */
  prices: z._default(z.nullable(PriceSources), null),
  /**
   * `full`: index every account of the chain from `startBlock` on. `onDemand`: index an account from its first request on and fill in its
   * history then; for chains that are too large to index completely.
   */
  mode: z._default(z.enum(['full', 'onDemand']), 'full'),
  /** First block to index. */
  startBlock: z._default(z.number(), 0),
  pollMs: z._default(z.number(), 4000),
  /** Largest range per eth_getLogs; the service shrinks it to what the nodes accept. */
  maxBlockRange: z._default(z.number().check(z.positive()), 100_000),
})
export type ChainConfig = z.output<typeof ChainConfig>
/** Configuration of one chain as an operator writes it. */
export type ChainConfigInput = z.input<typeof ChainConfig>
