import { stripText } from '../text/stripText.ts'
import type { SdkVersion } from './SdkVersion.ts'

/**
 * Parses `env.sdkVersion` leniently: SDK 7.10.0 really sends `7.10.`.
 *
 * @returns null if the app sends none; a version that cannot be parsed counts as 0.0.0, older than any other
 */
export function readSdkVersion(env: unknown): SdkVersion | null {
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
