import type { Check } from '@countersign/safe/checks'
import type { ImportedSignature } from '@countersign/safe/exchange'

type Judged = {
  readonly signatures: readonly ImportedSignature[]
  readonly digest?: 'safeTxHash' | 'safeMessageHash'
}

/** Signatures that came along, counted by what they are worth; each refused one is named. */
export function signatureChecks({ signatures, digest = 'safeTxHash' }: Judged): Check[] {
  if (signatures.length === 0) return []
  // By address: a name is whatever the sender calls it, and no part of what was verified.
  const nameOf = ({ owner }: ImportedSignature): string => owner ?? 'nobody'
  const of = (...outcomes: readonly ImportedSignature['outcome'][]) =>
    signatures.filter(({ outcome }) => outcomes.includes(outcome))
  const valid = of('valid')
  const waiting = of('unchecked')
  return [
    ...of('wrong', 'not-owner', 'duplicate').map((signature, index): Check => ({
      id: 'signatures',
      field: `signatures[${index}]`,
      verdict: signature.outcome === 'duplicate' ? 'caution' : 'danger',
      title: signature.outcome === 'duplicate' ? 'A signature came twice' : 'A signature does not hold',
      reason: signature.reason ?? 'It is not counted.',
    })),
    ...(waiting.length > 0
      ? [
          {
            id: 'signatures' as const,
            field: 'signatures',
            verdict: 'unchecked' as const,
            title: `${waiting.length} of the signatures only the chain can judge`,
            reason: `Of contracts, or approved on chain: ${waiting.map(nameOf).join(', ')}.`,
          },
        ]
      : []),
    ...(valid.length > 0
      ? [
          {
            id: 'signatures' as const,
            verdict: 'verified' as const,
            title: `Signatures of ${valid.map(nameOf).join(' and ')} recover`,
            reason: `Each recovers, for exactly this ${digest}, to an address the sender calls an owner. Whether it is one, only the chain can tell.`,
          },
        ]
      : []),
  ]
}
