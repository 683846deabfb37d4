import * as z from 'zod/mini'
import { AddressSchema, Amount, HexSchema } from './scalars.ts'

/** A call the service pays for: an execution, a batch of executions, or the creation of an account. */
export const RelayRequest = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+([-+].*)?$/, { error: 'Invalid semver string' })),
  to: AddressSchema,
  data: HexSchema,
  /** Accepted and not used: the gas comes from the simulation. */
  gasLimit: z.optional(z.nullable(Amount)),
  safeTxHash: z.optional(z.nullable(HexSchema)),
  /** Go on although the node could not simulate. What it simulated and found failing is refused all the same. */
  acceptUnverifiedSimulation: z.optional(z.boolean()),
})
export type RelayRequest = z.output<typeof RelayRequest>

export const RelayTask = z.object({ taskId: z.string() })

/** Relayed calls left in the present 24 hours. Both are 0 where nothing is relayed. */
export const RelaysRemaining = z.object({ remaining: z.number(), limit: z.number() })

/** 100 pending, 110 submitted, 200 included, 400 rejected, 500 reverted; `receipt` once it is in a block. */
export const RelayStatus = z.object({
  status: z.union([z.literal(100), z.literal(110), z.literal(200), z.literal(400), z.literal(500)]),
  receipt: z.optional(z.object({ transactionHash: z.string() })),
})
export type RelayStatus = z.output<typeof RelayStatus>
