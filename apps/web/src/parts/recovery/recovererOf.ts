import type { Address } from '@countersign/primitives'
import type { Recovery, RecoveryAttempt } from '../../data/recovery/Recovery.ts'

/** The author of an attempt: the sender of the announcement, or the only recoverer; null when unknown. */
export function recovererOf(
  { announced }: Pick<RecoveryAttempt, 'announced'>,
  { recoverers }: Pick<Recovery, 'recoverers'>,
): Address | null {
  const [only, second] = recoverers
  return (announced.known ? announced.recoverer : null) ?? (second ? null : (only ?? null))
}
