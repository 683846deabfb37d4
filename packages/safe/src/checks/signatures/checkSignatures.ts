import type { Check } from '../Check.ts'
import type { JudgedSignature } from './JudgedSignature.ts'
import { signatureCheckMessages as messages } from './signatureCheckMessages.ts'

const id = 'signatures'

/**
 * S6. Reports the signatures of others: one finding for each that does not count or could not be checked, and one for
 * all that count.
 *
 * @param judged from `judgeSignatures`
 * @example
 * const context = { reviewed: { hash: safeTxHash, preimage: reviewed.preimage, version: '1.4.1' }, owners, read }
 * checkSignatures(await judgeSignatures([{ ...confirmationFacts, signer: alice }], context))
 */
export function checkSignatures(judged: readonly JudgedSignature[]): Check[] {
  if (judged.length === 0) return [{ id, verdict: 'verified', title: messages.none, reason: messages.noOwner }]
  const found = judged.flatMap(({ claimed, outcome }, index): Check[] => {
    const field = `confirmations[${index}]`
    if (outcome.kind === 'unchecked')
      return [
        {
          id,
          field,
          verdict: 'unchecked',
          title: messages.unchecked,
          reason: messages.of({ owner: claimed, reason: outcome.reason }),
        },
      ]
    if (outcome.kind === 'valid') return []
    return [
      {
        id,
        field,
        verdict: 'caution',
        title: outcome.isNotOwner === true ? messages.notOwner : messages.doesNotCount,
        reason: messages.leftOut({ owner: claimed, reason: outcome.reason }),
      },
    ]
  })
  const valid = judged.filter(({ outcome }) => outcome.kind === 'valid').length
  if (valid === 0) return found
  return [
    ...found,
    {
      id,
      verdict: 'verified',
      title: messages.recovered(valid),
      reason: messages.recoveredHere,
    },
  ]
}
