import { errorMessages as messages } from './errorMessages.ts'

/** React Query cancels a request that a newer one replaces. Its error has the name of its class as message. */
const CANCELLED = 'CancelledError'
/** Texts of JavaScript describe code, not the problem. */
const CODE_TEXT =
  /cannot (read|set) propert|cannot (convert|mix) .*bigint|cannot access '|is not (a function|iterable|defined|an object|a constructor)|\[object \w+\]|unexpected token|unexpected end of|invalid array length/i
const NO_CONNECTION = /^(failed to fetch|load failed|networkerror when attempting to fetch resource)\.?$/i

/** What browsers say about a module or a style sheet that could not be fetched. */
const MISSING_PART = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * Whether a file of the page itself could not be loaded, for example because the browser is offline.
 *
 * @example
 * isMissingPart(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')) // true
 */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && MISSING_PART.test(error.message)

/**
 * The message of an error as a sentence for the screen, without class names, code and JSON.
 *
 * @example
 * errorText(new Error('The node does not answer.')) // 'The node does not answer.'
 */
export function errorText(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error
  if (!(error instanceof Error)) return messages.unknown
  if (error.message === CANCELLED) return messages.replaced
  if (/Zod/.test(error.name)) return messages.otherForm
  if (NO_CONNECTION.test(error.message)) return messages.noConnection
  if (isMissingPart(error)) return messages.missingPart
  if (CODE_TEXT.test(error.message)) return messages.unusable
  // viem adds arguments, links and its version below the first lines.
  const short: unknown = Reflect.get(error, 'shortMessage')
  return typeof short === 'string' && short !== '' ? short : error.message
}
