import { AddressSchema } from '@countersign/api'
import { checksumAddress } from '@countersign/primitives'
import * as z from 'zod/mini'

const Addresses = z._default(
  z.pipe(
    z.array(AddressSchema),
    z.transform((list) => list.map(checksumAddress)),
  ),
  [],
)

/** What the operator refuses to serve. It does not change what the chain allows. */
export const PolicyConfig = z.object({
  /** Accounts, on every chain, for which the service answers 451. */
  bannedSafes: Addresses,
  /** Addresses whose signatures are refused. */
  blockedSigners: Addresses,
  /** Signatures of the type `eth_sign`, which wallets show as unreadable bytes. */
  ethSign: z._default(z.boolean(), true),
})
export type PolicyConfig = z.output<typeof PolicyConfig>
