import { blockingChecks, worsened, type Check } from '@countersign/safe/checks'
import type { Hex } from '@countersign/safe/light'
import { useRef, useState } from 'react'
import { useAccount } from '../../data/url/useAccount.ts'
import { toActError, type ActError } from './ActError.ts'
import { overridesOf } from './overrideStore.ts'
import { ReviewError } from './ReviewError.ts'
import { findStop, isAbnormal, stopSigning } from './stopStore.ts'

type Reviewed = { readonly checks: readonly Check[] }

type Options<Review> = {
  readonly review: Review | null
  /** The checks on the page: what a person has read. */
  readonly shown: readonly Check[]
  /** Reads everything again; what is signed is what was just checked. */
  readonly refresh: () => Promise<Review | null>
  /** What is signed. */
  readonly hashOf: (review: Review) => Hex
  /** How it is called in a sentence: "transaction". */
  readonly what: string
}

/** What every signing is made of: steps that can be stopped anywhere and say why, a fresh look before them, a delivery that may fail. */
export function useSigningSteps<Review extends Reviewed, Busy extends string>({
  review,
  shown,
  refresh,
  hashOf,
  what,
}: Options<Review>) {
  const { key } = useAccount()
  const [busy, setShownBusy] = useState<Busy | 'checking' | 'delivering' | null>(null)
  const [error, setError] = useState<ActError | null>(null)
  const step = useRef<string | null>(null)
  const setBusy = (next: Busy | 'checking' | 'delivering' | null) => {
    step.current = next
    setShownBusy(next)
  }

  async function run(steps: () => Promise<void>): Promise<void> {
    setError(null)
    try {
      await steps()
    } catch (cause) {
      const told = toActError(cause)
      if (review && isAbnormal(cause, step.current)) stopSigning({ ...key, hash: hashOf(review) }, told.message)
      else setError(told)
    } finally {
      setBusy(null)
    }
  }

  /** @throws {ReviewError} `changed` or `blocked` */
  async function freshReview(): Promise<Review> {
    setBusy('checking')
    const fresh = await refresh()
    if (!fresh || !review) throw new ReviewError('changed', 'The account cannot be read now. Try again.')
    const hash = hashOf(fresh)
    if (hash !== hashOf(review))
      throw new ReviewError(
        'changed',
        `The ${what} changed while you read it: it was ${hashOf(review)}, it is ${hash}. Read it again.`,
      )
    const [danger] = blockingChecks(fresh.checks, overridesOf({ ...key, hash }))
    if (danger) throw new ReviewError('blocked', `${danger.title}. ${danger.reason}`)
    const [unread] = worsened(shown, fresh.checks)
    if (unread)
      throw new ReviewError(
        'changed',
        `A check says more than when you pressed: ${unread.title}. ${unread.reason} Read the checks, then go on.`,
      )
    if (findStop({ ...key, hash }))
      throw new ReviewError('blocked', 'Signing is stopped. Compare the hashes on another machine first.')
    return fresh
  }

  /** @throws {ReviewError} `not-delivered`: the signature is kept, so it is not lost */
  async function handOver(send: () => Promise<unknown>): Promise<void> {
    setBusy('delivering')
    await send().catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new ReviewError(
        'not-delivered',
        `The service did not take your signature (${reason}). It is kept in this browser.`,
      )
    })
  }

  return { busy, setBusy, error, dismissError: () => setError(null), run, freshReview, handOver }
}
