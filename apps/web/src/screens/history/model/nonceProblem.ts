import { historyMessages } from '../historyMessages.ts'
import { isNonce } from './historyFilters.ts'

/** Why the filter for a transaction number is invalid; null if it is valid. */
export const nonceProblem = (text: string | undefined): string | null =>
  text === undefined || isNonce(text) ? null : historyMessages.noNumber({ text })
