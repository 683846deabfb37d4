import type { Hex } from '@countersign/primitives'
import * as z from 'zod/mini'

/*
 * The wallet's answers, in the form that apps read with every SDK since 1.0. Lists are readonly, because handlers
 * return their own data.
 */

const list = <T extends z.ZodMiniType>(item: T) => z.readonly(z.array(item))
const isHexText = (value: unknown): value is Hex => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
const address = z.custom<Hex>(isHexText)
const hash = z.custom<Hex>(isHexText)

export const SafeInfoResult = z.object({
  /** All addresses are checksummed: an app's provider compares them as strings. */
  safeAddress: address,
  chainId: z.number(),
  threshold: z.number(),
  owners: list(address),
  isReadOnly: z.boolean(),
  nonce: z.number(),
  implementation: address,
  modules: z.nullable(list(address)),
  fallbackHandler: z.nullable(address),
  guard: z.nullable(address),
  version: z.nullable(z.string()),
  /** The chain's name in upper case, for SDK 1 and 2: `MAINNET` for 1, `XDAI` for 100. */
  network: z.string(),
})

export const ChainInfoResult = z.object({
  chainName: z.string(),
  /** A decimal string here, a number in the safe info. */
  chainId: z.string(),
  shortName: z.string(),
  nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.number(), logoUri: z.string() }),
  blockExplorerUriTemplate: z.object({ address: z.string(), txHash: z.string(), api: z.string() }),
})

export const EnvironmentResult = z.object({ origin: z.string() })
export const EnvResult = z.object({ txServiceUrl: z.string() })
export const ThemeResult = z.object({ darkMode: z.boolean() })

export const BalancesResult = z.object({
  fiatTotal: z.string(),
  items: list(
    z.object({
      tokenInfo: z.object({
        type: z.string(),
        address,
        decimals: z.nullable(z.number()),
        symbol: z.string(),
        name: z.string(),
        logoUri: z.nullable(z.string()),
      }),
      balance: z.string(),
      fiatBalance: z.string(),
      fiatConversion: z.string(),
    }),
  ),
})

/** The service's own answer, as JSON. These are the fields that providers of apps read. */
export const TransactionResult = z.looseObject({
  safeAddress: address,
  txId: z.string(),
  txStatus: z.string(),
  txHash: z.nullable(hash),
})

export const SentResult = z.object({ safeTxHash: hash })
/** Signed off-chain, or proposed as a transaction that signs on chain. */
export const SignedResult = z.union([z.object({ messageHash: hash, signature: hash }), SentResult])
/** The signatures of all owners, or `''` while some are missing, so that apps continue to poll. */
export const SignatureResult = z.string()

export const PermissionsResult = list(
  z.object({ invoker: z.string(), parentCapability: z.string(), date: z.optional(z.number()) }),
)
export const AddressBookResult = list(z.object({ address, name: z.string(), chainId: z.string() }))
/** For a read: the node's answer. For `safe_setSettings`: the current settings. */
export const RpcResult = z.unknown()
