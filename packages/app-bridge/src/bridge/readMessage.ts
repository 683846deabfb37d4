import { fieldOf } from '../params/readerSchema.ts'
import { readSdkVersion } from '../sdk/readSdkVersion.ts'
import type { SdkVersion } from '../sdk/SdkVersion.ts'

export type AppMessage =
  | {
      readonly kind: 'request'
      readonly id: string
      readonly method: string
      readonly params: unknown
      readonly sdkVersion: SdkVersion | null
    }
  /** SDK 0.x. */
  | { readonly kind: 'old-protocol' }
  | { readonly kind: 'other' }

/** Clients choose their ids and the answers repeat them, so their length is limited. */
const MAX_ID = 256

/**
 * Classifies a posted value. `env` may be missing; `id` and `method` may not, because without them no answer is
 * possible.
 */
export function readMessage(data: unknown): AppMessage {
  const [id, method, messageId] = [fieldOf(data, 'id'), fieldOf(data, 'method'), fieldOf(data, 'messageId')]
  if (typeof id === 'string' && id.length <= MAX_ID && typeof method === 'string')
    return {
      kind: 'request',
      id,
      method,
      params: fieldOf(data, 'params'),
      sdkVersion: readSdkVersion(fieldOf(data, 'env')),
    }
  return { kind: typeof messageId === 'string' && method === undefined ? 'old-protocol' : 'other' }
}
