import * as z from 'zod/mini'
import { AddressSchema, Amount, HexSchema } from './scalars.ts'

/** A call for which the service pays the gas: an execution, a batch of executions, or the creation of an account. */
export const RelayRequest = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+([-+].*)?$/, { error: 'Invalid semver string' })),
  to: AddressSchema,
  data: HexSchema,
  /** Accepted and ignored: the gas comes from the simulation. */
  gasLimit: z.optional(z.nullable(Amount)),
  safeTxHash: z.optional(z.nullable(HexSchema)),
  /** Continue if the node could not simulate. A simulation that fails is refused in any case. */
  acceptUnverifiedSimulation: z.optional(z.boolean()),
})
export type RelayRequest = z.output<typeof RelayRequest>

/** Id of a relayed call, to ask for its state. */
export const RelayTask = z.object({ taskId: z.string() })

/** The number of calls left to relay in the current 24 hours. Both numbers are 0 if the service does not relay. */
export const RelaysRemaining = z.object({ remaining: z.number(), limit: z.number() })

/** 100 pending, 110 submitted, 200 included, 400 rejected, 500 reverted; `receipt` once it is in a block. */
export const RelayStatus = z.object({
  status: z.union([z.literal(100), z.literal(110), z.literal(200), z.literal(400), z.literal(500)]),
  receipt: z.optional(z.object({ transactionHash: z.string() })),
})
export type RelayStatus = z.output<typeof RelayStatus>
