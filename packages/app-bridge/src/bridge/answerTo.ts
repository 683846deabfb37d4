/**
 * The version in every answer. SDKs only read its major version; versions 1.x and 2.x require a full version number.
 */
export const PROTOCOL_VERSION = '9.1.0'

export type AppAnswer =
  | { readonly id: string; readonly success: true; readonly version: string; readonly data: unknown }
  | { readonly id: string; readonly success: false; readonly version: string; readonly error: string }

export const answerTo = (id: string, data: unknown): AppAnswer => ({
  id,
  success: true,
  version: PROTOCOL_VERSION,
  data,
})
export const refusalTo = (id: string, error: string): AppAnswer => ({
  id,
  success: false,
  version: PROTOCOL_VERSION,
  error,
})
