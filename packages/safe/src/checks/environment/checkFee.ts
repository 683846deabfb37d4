import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

const TOO_MUCH = 10n
const MUCH = 3n

/**
 * S20. Compares the fee per gas of a configuration with the node's current suggestion. The executor pays it.
 *
 * @param told wei per gas
 * @param suggested wei per gas by the node
 * @example
 * checkFee(900_000_000_000n, { ok: true, value: 20_000_000_000n }).verdict // 'danger'
 */
export function checkFee(told: bigint, suggested: Read<bigint>): Check {
  const id = 'fee'
  if (!suggested.ok)
    return {
      id,
      verdict: 'unchecked',
      title: 'Network fee',
      reason: `The node suggested no fee: ${suggested.reason}. Compare ${told} wei per gas in your wallet.`,
    }
  const usual = suggested.value
  const values = `The service says ${told} wei per gas, the node suggests ${usual}.`
  if (told > usual * TOO_MUCH && told > 0n)
    return {
      id,
      field: 'gasPrice',
      verdict: 'danger',
      title: 'The service names a far too high fee',
      reason: `${values} The executor would pay it. Use the node’s value.`,
    }
  if (told > usual * MUCH)
    return {
      id,
      field: 'gasPrice',
      verdict: 'caution',
      title: 'The fee is high',
      reason: `${values} Compare it in your wallet.`,
    }
  return { id, verdict: 'verified', title: 'A usual fee', reason: values }
}
