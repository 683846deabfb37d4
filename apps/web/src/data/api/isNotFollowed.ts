import { ApiError } from '@countersign/api/client'

/** The service knows the state of the account from its chain, and has not indexed it. */
export const isNotFollowed = (error: unknown): boolean => error instanceof ApiError && error.reason === 'NOT_FOLLOWED'
