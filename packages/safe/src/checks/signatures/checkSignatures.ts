import type { Check } from '../Check.ts'
import type { JudgedSignature } from './JudgedSignature.ts'

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
  if (judged.length === 0)
    return [{ id, verdict: 'verified', title: 'No signature yet', reason: 'No owner has signed this.' }]
  const found = judged.flatMap(({ claimed, outcome }, index): Check[] => {
    const field = `confirmations[${index}]`
    if (outcome.kind === 'unchecked')
      return [
        {
          id,
          field,
          verdict: 'unchecked',
          title: 'A signature could not be checked',
          reason: `${claimed}: ${outcome.reason}`,
        },
      ]
    if (outcome.kind === 'valid') return []
    return [
      {
        id,
        field,
        verdict: 'caution',
        title:
          outcome.isNotOwner === true ? 'A signature of an address that is not an owner' : 'A signature does not count',
        reason: `${claimed}: ${outcome.reason} It is left out here and in the execution.`,
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
      title:
        valid === 1 ? 'One signature recovers to a current owner' : `${valid} signatures recover to current owners`,
      reason:
        'Recovered here from the hash computed here, each owner once, compared with the owners on chain, and sorted by owner for the execution.',
    },
  ]
}
