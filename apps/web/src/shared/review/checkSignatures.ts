import type { Check } from './Check.ts'
import type { ReviewedSignature } from './ReviewedSignature.ts'

export function checkSignatures(signatures: readonly ReviewedSignature[]): Check {
  const id = 'signatures'
  const count = (kind: ReviewedSignature['outcome']['kind']) =>
    signatures.filter(({ outcome }) => outcome.kind === kind).length
  if (signatures.length === 0)
    return { id, verdict: 'verified', title: 'No signature yet', reason: 'Nobody has signed this.' }
  const excluded = signatures.flatMap(({ claimed, outcome }) =>
    outcome.kind === 'excluded' ? [`${claimed}: ${outcome.reason}`] : [],
  )
  if (excluded.length > 0)
    return {
      id,
      verdict: 'caution',
      title: excluded.length === 1 ? 'A signature does not count' : `${excluded.length} signatures do not count`,
      reason: `${excluded.join(' ')} Left out here and when executing.`,
    }
  if (count('unchecked') > 0)
    return {
      id,
      verdict: 'unchecked',
      title: 'Signatures of contracts',
      reason: signatures
        .flatMap(({ outcome }) => (outcome.kind === 'unchecked' ? [outcome.reason] : []))
        .slice(0, 1)
        .join(' '),
    }
  const valid = count('valid')
  return {
    id,
    verdict: 'verified',
    title: valid === 1 ? 'One signature recovers to a current owner' : `${valid} signatures recover to current owners`,
    reason: 'Recovered here from the hash computed here, compared with the owners on chain.',
  }
}
