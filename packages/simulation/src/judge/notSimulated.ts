import type { Check } from '@countersign/safe/checks'
import { lossMessages as messages } from './lossMessages.ts'

/**
 * The check of a simulation without a result.
 *
 * @param reason a sentence
 * @example
 * notSimulated('The node does not answer.').verdict // 'unchecked'
 */
export const notSimulated = (reason: string): Check => ({
  id: 'simulation',
  verdict: 'unchecked',
  title: messages.tried,
  reason,
})

/**
 * The same for a simulation that failed.
 *
 * @example
 * simulationFailed('The node does not answer.').reason // 'The simulation could not run: The node does not answer.'
 */
export const simulationFailed = (reason: string): Check => notSimulated(messages.couldNotRunBecause({ reason }))
