import * as z from 'zod/mini'

/** Names and pictures of NFTs, which their contracts keep elsewhere. */
export const NftMetadataConfig = z.object({
  /** False: nothing is fetched, only what lies in the chain itself is shown. */
  fetch: z._default(z.boolean(), true),
  /** Where `ipfs://` addresses are read, as in https://ipfs.example/ipfs/. Null: they are not read. */
  ipfsGateway: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
  /** `host` or `host:port` that may be called although it is of a private network. */
  allowedHosts: z._default(z.array(z.string()), []),
})
export type NftMetadataConfig = z.output<typeof NftMetadataConfig>
