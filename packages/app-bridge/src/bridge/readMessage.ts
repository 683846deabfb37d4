import { fieldOf } from '../params/readerSchema.ts'
import { stripText } from '../text/stripText.ts'

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

/**
 * Parses `env.sdkVersion` leniently: SDK 7.10.0 really sends `7.10.`.
 *
 * @returns null if the app sends none; a version that cannot be parsed counts as 0.0.0, older than any other
 */
function readSdkVersion(env: unknown): SdkVersion | null {
  const said: unknown = typeof env === 'object' && env !== null ? Reflect.get(env, 'sdkVersion') : undefined
  if (said === undefined || said === null) return null
  const text = typeof said === 'string' ? stripText(said.slice(0, 40)) : ''
  const parts = /^v?(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?/.exec(text.trim())
  const part = (index: number) => Number(parts?.[index] ?? 0)
  return { text, major: part(1), minor: part(2), patch: part(3) }
}

/** Whether a version is older than `before`. An app that reports no version is not old. */
export function isOlderSdk(version: SdkVersion | null, before: `${number}.${number}.${number}`): boolean {
  if (version === null) return false
  const [major = 0, minor = 0, patch = 0] = before.split('.').map(Number)
  if (version.major !== major) return version.major < major
  return version.minor === minor ? version.patch < patch : version.minor < minor
}

/** The SDK version that an app reports. It is not trusted: it only chooses between two safe behaviours. */
export type SdkVersion = {
  /** As sent, without control characters, at most 40 characters. */
  readonly text: string
  readonly major: number
  readonly minor: number
  readonly patch: number
}
