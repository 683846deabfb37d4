import { errorText } from '@countersign/primitives'
import { ApiError } from '@countersign/api/client'
import type { Offer } from '@countersign/chain-client'

/** Tries to deliver an item to the service, and returns the result. */
export async function offerOnce(give: () => Promise<string>): Promise<Offer> {
  try {
    const words = await give()
    return { at: Date.now(), result: 'taken', words }
  } catch (error) {
    const words = errorText(error)
    const isNo =
      error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429
    return { at: Date.now(), result: isNo ? 'refused' : 'failed', words }
  }
}
