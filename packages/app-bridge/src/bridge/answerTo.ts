/** What every answer carries: SDKs only look at its major version, and 1.x and 2.x need it to be a whole one. */
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
