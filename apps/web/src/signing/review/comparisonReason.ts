import type { Check } from '@countersign/safe/checks'
import type { Outflow } from './Outflow.ts'
import { outflowReason } from './outflowReason.ts'

type Input = {
  readonly checks: readonly Check[]
  readonly outflows: readonly Outflow[]
}

/** Why the user must confirm that the device shows the same; null when that is optional. */
export function comparisonReason({ checks, outflows }: Input): string | null {
  if (checks.some(({ verdict }) => verdict === 'danger')) return 'required, over a danger'
  if (checks.some(({ id, verdict }) => id === 'settings' && verdict !== 'verified')) return 'required, control changes'
  return outflowReason(outflows)
}
