import * as z from 'zod/mini'
import { AddressSchema, Amount, ChainId, HexSchema } from './scalars.ts'

/** Calldata of `setup` with about 300 owners; more would be a flood. */
export const MOST_INITIALIZER_BYTES = 10_240

/**
 * What decides the address of an account that is not deployed yet. The address is a hash over all of it, so its source does not matter:
 * `proveCreation` of `@countersign/safe` compares them.
 */
export const UndeployedCreation = z.object({
  factory: AddressSchema,
  singleton: AddressSchema,
  /** Calldata of `setup`. */
  initializer: HexSchema.check(
    z.maxLength(2 + 2 * MOST_INITIALIZER_BYTES, {
      error: `An initializer has at most ${MOST_INITIALIZER_BYTES} bytes`,
    }),
  ),
  /** A uint256. */
  saltNonce: Amount.check(z.refine((value) => value < 2n ** 256n, { error: 'A salt nonce is less than 2^256' })),
})
export type UndeployedCreation = z.output<typeof UndeployedCreation>

/** The maximum number of accounts that are answered for one owner; the newest ones. */
export const MOST_UNDEPLOYED_OF_OWNER = 50

/** A registered account with its place. */
export const RegisteredUndeployed = z.extend(UndeployedCreation, { chainId: ChainId, address: AddressSchema })
export type RegisteredUndeployed = z.output<typeof RegisteredUndeployed>
