import * as z from 'zod/mini'
import { AddressSchema, Amount, ForeignText } from './scalars.ts'

const MediaState = z.enum(['none', 'inside', 'remote', 'off', 'no-gateway', 'refused'])

/** An NFT of an account, with its metadata as far as the service could read them. */
export const Collectible = z.object({
  address: AddressSchema,
  tokenName: ForeignText,
  tokenSymbol: ForeignText,
  logoUri: z.string(),
  id: z.string(),
  uri: z.nullable(z.string()),
  name: z.nullable(ForeignText),
  description: z.nullable(ForeignText),
  imageUri: z.nullable(z.string()),
  metadata: z.nullable(z.record(z.string(), z.unknown())),
  /**
   * Where the picture is. `off`: the operator switched pictures off; `no-gateway`: on IPFS, without a gateway;
   * `refused`: an address that is not fetched. Only this service sends it.
   */
  imageState: z.optional(MediaState),
  /** As `imageState`, of the video or sound that the metadata names beside the picture (`animation_url`). */
  animationState: z.optional(MediaState),
  /** Absent for ERC-721. */
  standard: z.optional(z.literal('ERC1155')),
  /** The amount of the id that the account holds; only for ERC-1155. */
  amount: z.optional(Amount),
  /**
   * `pending`: it is being fetched and a later response contains it. `skipped`: this service does not fetch from that
   * server.
   */
  metadataState: z.optional(z.enum(['ready', 'pending', 'failed', 'skipped'])),
  /** Why there is no metadata, in words. */
  metadataProblem: z.optional(z.string()),
})
export type Collectible = z.output<typeof Collectible>
