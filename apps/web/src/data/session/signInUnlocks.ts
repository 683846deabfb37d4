import { signInMessages as messages } from './signInMessages.ts'

/** What signing in changes, for every place that offers it. */
export const signInUnlocks = (): string => messages.unlocks
