import { RpcError } from '@countersign/chain-client/reads'

/** Whether the node has confirmed the block of early reads: see `readAtNewest`. */
export type Confirmation = {
  readonly isGiven: () => boolean
  /** Rejects if the node names another block. */
  readonly given: Promise<void>
}

/**
 * Sends a read before its block is confirmed, in a request of its own. The caller gets the answer only after the confirmation. A read that
 * fails before it is sent again after it, because the node may not have had the block yet.
 * @throws if the node names another block
 */
export async function onceConfirmed(
  { isGiven, given }: Confirmation,
  send: (isEarly: boolean) => Promise<unknown>,
): Promise<unknown> {
  if (isGiven()) return send(false)
  const early = send(true)
  early.catch(() => {})
  await given
  return early.catch((error: unknown) => {
    if (isRevert(error)) throw error
    return send(false)
  })
}

/** The contract's own answer, which is the same at every time. */
const isRevert = (error: unknown): boolean =>
  error instanceof RpcError && (error.code === 3 || /^execution reverted/i.test(error.message))
