import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { feeMessages as messages } from './feeMessages.ts'

const TOO_MUCH = 10n
const MUCH = 3n

/**
 * S20. Compares the fee per gas of a configuration with the node's current suggestion. The executor pays it.
 *
 * @param reported wei per gas
 * @param suggested wei per gas by the node
 * @example
 * checkFee(900_000_000_000n, { ok: true, value: 20_000_000_000n }).verdict // 'danger'
 */
export function checkFee(reported: bigint, suggested: Read<bigint>): Check {
  const id = 'fee'
  if (!suggested.ok)
    return {
      id,
      verdict: 'unchecked',
      title: messages.networkFee,
      reason: messages.noSuggestion({ reason: suggested.reason, reported }),
    }
  const usual = suggested.value
  const values = messages.values({ reported, usual })
  if (reported > usual * TOO_MUCH && reported > 0n)
    return {
      id,
      field: 'gasPrice',
      verdict: 'danger',
      title: messages.farTooHigh,
      reason: messages.executorPays(values),
    }
  if (reported > usual * MUCH)
    return {
      id,
      field: 'gasPrice',
      verdict: 'caution',
      title: messages.high,
      reason: messages.compare(values),
    }
  return { id, verdict: 'verified', title: messages.usual, reason: values }
}
