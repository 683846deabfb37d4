import * as z from 'zod/mini'
import { ServiceError } from '../errors/ServiceError.ts'
import { sessionMessages } from './sessionMessages.ts'

const EXPECTED = {
  address: () => sessionMessages.expectedAddress,
  chainId: () => sessionMessages.expectedChainId,
  webhookId: () => sessionMessages.expectedWebhookId,
  deliveryId: () => sessionMessages.expectedDeliveryId,
  eventId: () => sessionMessages.expectedEventId,
  operatorWebhook: () => sessionMessages.expectedWebhookId,
} as const

type Field = keyof typeof EXPECTED
const isField = (name: unknown): name is Field => typeof name === 'string' && Object.hasOwn(EXPECTED, name)

/**
 * Parses the parameters in the path of an operator's route.
 * @throws {ServiceError} `admin/input` with the value and what was expected
 */
export function readOperatorInput<Shape extends Partial<Record<Field, z.ZodMiniType>>>(
  schema: z.ZodMiniObject<Shape>,
  params: unknown,
): z.output<z.ZodMiniObject<Shape>> {
  const parsed = z.safeParse(schema, params)
  if (parsed.success) return parsed.data
  const [field] = parsed.error.issues[0]?.path ?? []
  if (!isField(field)) throw parsed.error
  const given = z.parse(z.record(z.string(), z.string()), params)[field] ?? ''
  throw new ServiceError('admin/input', () =>
    sessionMessages.wrongOperatorInput({ given, expected: EXPECTED[field]() }),
  )
}
