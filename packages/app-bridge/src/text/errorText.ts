import { AppError } from '../errors/AppError.ts'
import { ERRORS } from '../errors/ERRORS.ts'
import { fieldOf } from '../params/readerSchema.ts'
import { stripText } from './stripText.ts'

const MAX_TEXT = 500
const MAX_DATA = 4_000

/**
 * The error text that an app receives for any thrown value: the protocol only has a plain text. Revert data is
 * appended, because apps read it. Server addresses are removed, because a node's address may contain a key. Never
 * empty.
 */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (error instanceof AppError) return clean(message) || ERRORS.failed
  const text =
    clean((message.split('\n')[0] ?? '').replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '(address)')) || ERRORS.failed
  const data = revertData(error, 3)
  return data === null || text.includes(data) ? text : `${text} (data: ${data})`
}

const clean = (text: string): string => stripText(text.slice(0, MAX_TEXT)).trim()

function revertData(error: unknown, depth: number): string | null {
  if (!(error instanceof Error) || depth === 0) return null
  const data = fieldOf(error, 'data')
  if (typeof data === 'string' && data.length <= MAX_DATA && /^0x([0-9a-f]{2})+$/i.test(data)) return data
  return revertData(error.cause, depth - 1)
}
