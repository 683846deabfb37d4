import { isCancelledError } from '@tanstack/react-query'

/** The message of an error as a sentence for the screen, without class names. */
export function errorWords(error: unknown): string {
  if (isCancelledError(error)) return 'A newer request for the same data replaced this one'
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
}
