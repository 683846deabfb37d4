import type { Check } from '@countersign/safe/checks'
import { listText } from '@countersign/primitives'
import { verdictMessages } from './verdictMessages.ts'

/** What checks that passed are about, in a few words. */
export function topicsOf(checks: readonly Pick<Check, 'id'>[]): string {
  const has = (...ids: readonly Check['id'][]) => checks.some(({ id }) => ids.includes(id))
  return listText([
    ...(has('recipients') ? [verdictMessages.topicRecipients] : []),
    ...(has('tokens', 'typed-amounts', 'holdings') ? [verdictMessages.topicAmounts] : []),
    ...(has('account-state', 'owner-list') ? [verdictMessages.topicOwners] : []),
    ...(has('signatures') ? [verdictMessages.topicSignatures] : []),
    ...(has('decoding', 'inputs') ? [verdictMessages.topicCalls] : []),
    ...(has('service-hash', 'witness-hash', 'contract-hash') ? [verdictMessages.topicHashes] : []),
  ])
}
