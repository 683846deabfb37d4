/** Answers of one review, by call. */
export type SharedReads = Map<string, Promise<unknown>>

/** The position of the block among the parameters. */
const BLOCK_AT: Readonly<Record<string, number>> = {
  eth_call: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getStorageAt: 2,
}
const FIXED = /^0x[0-9a-f]+$/i

/**
 * Equal calls at one block share one read, so that a review can read ahead what it will need. Any other call is always sent, for example
 * one at the newest block. A failed read is sent again.
 */
export function readShared(
  reads: SharedReads,
  method: string,
  params: readonly unknown[],
  send: () => Promise<unknown>,
): Promise<unknown> {
  const block = params[BLOCK_AT[method] ?? -1]
  if (typeof block !== 'string' || !FIXED.test(block)) return send()
  const key = JSON.stringify([method, params])
  const known = reads.get(key)
  if (known) return known
  const read = send()
  reads.set(key, read)
  read.catch(() => reads.delete(key))
  return read
}
