export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The only place where text becomes `Json`: `JSON.parse` returns nothing else.
 *
 * @example
 * parseJson('{"nonce":7}')
 */
export function parseJson(text: string): Json {
  const parsed: Json = JSON.parse(text)
  return parsed
}
