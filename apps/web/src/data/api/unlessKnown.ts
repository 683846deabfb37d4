import { ApiError } from '@countersign/api/client'
import { wordingOf } from './withDetail.ts'

/** The service already has the item, perhaps from another browser. */
export const isKnownAlready = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode === 400 && /already exists/.test(wordingOf(error))

/** Treats "already exists" as success, because then no second delivery is needed. */
export const unlessKnown = (answer: Promise<unknown>): Promise<void> =>
  answer.then(
    () => undefined,
    (error: unknown) => {
      if (!isKnownAlready(error)) throw error
    },
  )
