import type { Check } from '@countersign/safe/checks'
import type { ImportedSignature } from '@countersign/safe/exchange'

type Judged = {
  readonly signatures: readonly ImportedSignature[]
  readonly digest?: 'safeTxHash' | 'safeMessageHash'
}

/** The signatures of the proposal, counted by their verification; each refused one is named. */
export function signatureChecks({ signatures, digest = 'safeTxHash' }: Judged): Check[] {
  if (signatures.length === 0) return []
  // By address: a name is a claim of the sender and was not verified.
  const nameOf = ({ owner }: ImportedSignature): string => owner ?? 'unknown'
  const of = (...outcomes: readonly ImportedSignature['outcome'][]) =>
    signatures.filter(({ outcome }) => outcomes.includes(outcome))
  const valid = of('valid')
  const waiting = of('unchecked')
  return [
    ...of('wrong', 'not-owner', 'duplicate').map((signature, index): Check => ({
      id: 'signatures',
      field: `signatures[${index}]`,
      verdict: signature.outcome === 'duplicate' ? 'caution' : 'danger',
      title: signature.outcome === 'duplicate' ? 'A signature is included twice' : 'A signature is not valid',
      reason: signature.reason ?? 'It does not count.',
    })),
    ...(waiting.length > 0
      ? [
          {
            id: 'signatures' as const,
            field: 'signatures',
            verdict: 'unchecked' as const,
            title: `${waiting.length} of the signatures need the chain for their check`,
            reason: `Signatures of contracts, or on-chain approvals: ${waiting.map(nameOf).join(', ')}.`,
          },
        ]
      : []),
    ...(valid.length > 0
      ? [
          {
            id: 'signatures' as const,
            verdict: 'verified' as const,
            title: `Signatures of ${valid.map(nameOf).join(' and ')} recover`,
            reason: `Each recovers, for exactly this ${digest}, to an address in the sender’s list of owners. Only the chain can confirm that it is an owner.`,
          },
        ]
      : []),
  ]
}
