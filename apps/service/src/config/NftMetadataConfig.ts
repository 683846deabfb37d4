import * as z from 'zod/mini'

/** Names, pictures and videos of NFTs, which contracts store elsewhere. */
export const NftMetadataConfig = z.object({
  /** False: nothing is fetched, and only metadata on the chain is shown. */
  fetch: z._default(z.boolean(), true),
  /** False: pictures and videos at addresses are not fetched; those inside the metadata are still shown. */
  media: z._default(z.boolean(), true),
  /** Larger pictures are refused. */
  mostMediaBytes: z._default(z.number().check(z.int(), z.positive()), 10 * 1024 * 1024),
  /** Larger videos and sounds are refused. */
  mostVideoBytes: z._default(z.number().check(z.int(), z.positive()), 32 * 1024 * 1024),
  /** Gateway for `ipfs://` addresses, for example https://ipfs.example/ipfs/. Null: such addresses are not fetched. */
  ipfsGateway: z._default(z.nullable(z.url({ protocol: /^https?$/ })), null),
  /** `host` or `host:port` that may be called although its address is in a private network. */
  allowedHosts: z._default(z.array(z.string()), []),
})
export type NftMetadataConfig = z.output<typeof NftMetadataConfig>
