import * as z from 'zod/mini'
import { Chain } from './chain.ts'
import { AddressSchema, ChainId, ForeignText, HexSchema } from './scalars.ts'

/** Demo keys exist only where a local chain is configured, and travel only here. */
export const DemoOwner = z.object({ name: ForeignText, address: AddressSchema, privateKey: HexSchema })
export type DemoOwner = z.output<typeof DemoOwner>

const NO_WALLET_CONNECT = { projectId: null, relayUrl: null }

/**
 * `/config.json`: what the page reads at run time, never baked into the build. Only the URL of the service and the networks decide whether
 * the page can start; another field of an unknown form counts as absent.
 */
export const PageConfig = z.object({
  /** Base URL of the client service; empty means the page's own origin, null that there is none. */
  clientServiceUrl: z._default(z.nullable(z.string()), ''),
  /** Networks of a page that has no service to ask for them, as `/v1/chains` would list them. */
  chains: z.optional(z.array(Chain)),
  build: z.catch(z._default(z.nullable(z.string()), null), null),
  rpcApiKeys: z.catch(z._default(z.record(z.string(), z.string()), {}), {}),
  walletConnect: z.catch(
    z._default(z.object({ projectId: z.nullable(z.string()), relayUrl: z.nullable(z.string()) }), NO_WALLET_CONNECT),
    NO_WALLET_CONNECT,
  ),
  /** A keeper of verified sources the page may ask about contracts; null where the operator named none. */
  sources: z.catch(z._default(z.nullable(z.object({ name: z.string(), url: z.string() })), null), null),
  /** The operator put ERC-7730 files beside the service: worth asking it about contracts. */
  hasDescriptors: z.catch(z._default(z.boolean(), false), false),
  /** Path of Trezor’s Connect script beside the page; null where the operator put none there. */
  trezorScript: z.catch(z._default(z.nullable(z.string()), null), null),
  /** VAPID public key for Web Push, base64url; null where the operator switched push off. */
  pushPublicKey: z.catch(z._default(z.nullable(z.string()), null), null),
  /** Absent unless a local chain is configured. */
  demo: z.catch(
    z.optional(
      z.object({
        chainIds: z.array(ChainId),
        owners: z.array(DemoOwner),
        accounts: z.array(z.object({ chainId: ChainId, address: AddressSchema, name: ForeignText })),
      }),
    ),
    undefined,
  ),
})
export type PageConfig = z.output<typeof PageConfig>
