import * as z from 'zod/mini'
import { Chain } from './chain.ts'
import { AddressSchema, ChainId, ForeignText, HexSchema } from './scalars.ts'

/** An address that the demo pays, and its name. */
export const DemoContact = z.object({ name: ForeignText, address: AddressSchema })
/** A public test key of the demo organisation. It is sent only if a local chain is configured. */
export const DemoOwner = z.object({ name: ForeignText, address: AddressSchema, privateKey: HexSchema })
export type DemoOwner = z.output<typeof DemoOwner>

const NO_WALLET_CONNECT = { projectId: null, relayUrl: null }

/**
 * `/config.json`: the configuration that the page reads at run time, not built into it. Only the URL of the service
 * and the chains decide whether the page can start; another field of an unknown form counts as absent.
 */
export const PageConfig = z.object({
  /** Base URL of the client service; empty for the page's own origin, null if there is no service. */
  clientServiceUrl: z._default(z.nullable(z.string()), ''),
  /**
   * The service has the routes of the Safe Client Gateway only, not those that this product adds. The page finds it out where the operator
   * does not say.
   */
  isPlainGateway: z.catch(z.optional(z.boolean()), undefined),
  /** The chains of a page without a service, in the form of `/v1/chains`. */
  chains: z.optional(z.array(Chain)),
  build: z.catch(z._default(z.nullable(z.string()), null), null),
  rpcApiKeys: z.catch(z._default(z.record(z.string(), z.string()), {}), {}),
  walletConnect: z.catch(
    z._default(z.object({ projectId: z.nullable(z.string()), relayUrl: z.nullable(z.string()) }), NO_WALLET_CONNECT),
    NO_WALLET_CONNECT,
  ),
  /** A source provider that the page may query about contracts; null if the operator configured none. */
  sources: z.catch(z._default(z.nullable(z.object({ name: z.string(), url: z.string() })), null), null),
  /** True if the operator added ERC-7730 files to the service, so that the page requests them. */
  hasDescriptors: z.catch(z._default(z.boolean(), false), false),
  /** Path of Trezor’s Connect script on the page's origin; null if the operator did not install it. */
  trezorScript: z.catch(z._default(z.nullable(z.string()), null), null),
  /** VAPID public key for Web Push, base64url; null if the operator disabled push. */
  pushPublicKey: z.catch(z._default(z.nullable(z.string()), null), null),
  /** Absent unless a local chain is configured. */
  demo: z.catch(
    z.optional(
      z.object({
        chainIds: z.array(ChainId),
        owners: z.array(DemoOwner),
        accounts: z.array(z.object({ chainId: ChainId, address: AddressSchema, name: ForeignText })),
        contacts: z._default(z.array(DemoContact), []),
      }),
    ),
    undefined,
  ),
})
export type PageConfig = z.output<typeof PageConfig>
