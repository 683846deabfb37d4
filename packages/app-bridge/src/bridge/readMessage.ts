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

/** Clients choose their ids; they come back in the answer, so that their length has a limit. */
const MAX_ID = 256

/** What a posted value is. `env` may be missing; `id` and `method` may not, for nothing could be answered without them. */
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
