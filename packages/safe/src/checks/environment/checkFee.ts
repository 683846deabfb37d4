import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

const TOO_MUCH = 10n
const MUCH = 3n

/**
 * S20. The fee per gas a configuration tells against what the node suggests now: whoever executes pays it.
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
  const values = `It says ${told} wei per gas, the node suggests ${usual}.`
  if (told > usual * TOO_MUCH && told > 0n)
    return {
      id,
      field: 'gasPrice',
      verdict: 'danger',
      title: 'The service tells a far too high fee',
      reason: `${values} Whoever executes would pay it; use the node’s.`,
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
