import { ApiError } from '@countersign/api/client'
import { wordingOf } from './withDetail.ts'

/** The service has it already, perhaps from another browser a moment ago. */
export const isKnownAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode === 400 && /already exists/.test(wordingOf(error))

/** What the service has already needs no second delivery. */
export const unlessKnown = (answer: Promise<unknown>): Promise<void> =>
  answer.then(
    () => undefined,
    (error: unknown) => {
      if (!isKnownAlready(error)) throw error
    },
  )
