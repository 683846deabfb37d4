import { blockingChecks, worsened } from '@countersign/safe/checks'
import type { Hex } from '@countersign/primitives'
import { ReviewError } from './ReviewError.ts'
import type { SigningRun } from './SigningRun.ts'

const passed = Symbol('passed')

/** A review that was read a moment ago and equals what was shown. Only `checkAgain` creates one. */
export type Checked<Review> = { readonly review: Review; readonly hash: Hex; readonly [passed]: true }

/**
 * Reads everything again, directly before it is signed, sent or executed.
 * @throws {ReviewError} `changed` when it differs from what was shown, `blocked` by a danger or a stop
 */
export async function checkAgain<Review>({ shown, ports, enter }: SigningRun<Review>): Promise<Checked<Review>> {
  enter('checking')
  const { hashOf, checksOf, what } = ports.subject
  const fresh = await ports.refresh()
  if (!fresh || !shown.review) throw new ReviewError('changed', 'The account cannot be read now. Try again.')
  const hash = hashOf(fresh)
  if (hash !== hashOf(shown.review))
    throw new ReviewError(
      'changed',
      `The ${what} changed while you read it: its hash was ${hashOf(shown.review)} and is now ${hash}. Read it again.`,
    )
  const [danger] = blockingChecks(checksOf(fresh), ports.overridesOf(hash))
  if (danger) throw new ReviewError('blocked', `${danger.title}. ${danger.reason}`)
  const [unread] = worsened(shown.checks, checksOf(fresh))
  if (unread)
    throw new ReviewError(
      'changed',
      `A check has a worse result than when you clicked: ${unread.title}. ${unread.reason} Read the checks, then try again.`,
    )
  if (ports.isStopped(hash))
    throw new ReviewError('blocked', 'Signing is stopped. Compare the hashes on another machine first.')
  return { review: fresh, hash, [passed]: true }
}
