import { type Address, checksumAddress, type Hex, isAddress, isHex } from '@countersign/primitives'
import * as z from 'zod/mini'
import { SimulationError } from './SimulationError.ts'
import { simulationMessages as messages } from '../messages/simulationMessages.ts'

/** `0x…` quantity → bigint. */
export const Quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]+$/i)),
  z.transform((text) => BigInt(text)),
)

/** Bytes of any length. */
export const Bytes = z.custom<Hex>((text) => typeof text === 'string' && isHex(text))

/** 32 bytes. Shorter quantities are padded, because nodes write storage values differently. */
export const Word = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i)),
  z.transform((text): Hex => `0x${text.slice(2).toLowerCase().padStart(64, '0')}`),
)

export const AddressText = z.pipe(
  z.custom<Address>((text) => typeof text === 'string' && isAddress(text)),
  z.transform((text): Address => checksumAddress(text)),
)

/** Parses a node's answer. An invalid answer is an error; no value is guessed. */
export function parseAnswer<Schema extends z.core.$ZodType>(
  schema: Schema,
  answer: unknown,
  method: string,
): z.output<Schema> {
  const parsed = z.safeParse(schema, answer)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new SimulationError(
    'malformed-answer',
    messages.malformedAnswer({ method, path: issue?.path.join('.') ?? '', problem: issue?.message ?? '' }),
  )
}
