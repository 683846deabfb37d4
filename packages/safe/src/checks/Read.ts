import { readMessages as messages } from './readMessages.ts'

/**
 * The result of a read that may have failed. A failed read becomes "not checked", never "verified".
 *
 * @example
 * const code: Read<Hex> = { ok: false, reason: 'the node did not answer' }
 */
export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string }

/**
 * Waits for a read and returns a failure as a value: the first line of the error.
 *
 * @example
 * const code = await attempt(reads.getCode(usdc))
 * if (!code.ok) throw new Error(code.reason)
 */
export async function attempt<Value>(read: Promise<Value>): Promise<Read<Value>> {
  try {
    return { ok: true, value: await read }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : messages.noAnswer }
  }
}
