import type { Check } from '@countersign/safe/checks'
import type { ImportedSignature } from '@countersign/safe/exchange'
import { verifierCheckMessages } from './verifierCheckMessages.ts'

type Judged = {
  readonly signatures: readonly ImportedSignature[]
  readonly digest?: 'safeTxHash' | 'safeMessageHash'
}

/** The signatures of the proposal, counted by their verification; each refused one is named. */
export function signatureChecks({ signatures, digest = 'safeTxHash' }: Judged): Check[] {
  if (signatures.length === 0) return []
  // By address: a name is a claim of the sender and was not verified.
  const nameOf = ({ owner }: ImportedSignature): string => owner ?? verifierCheckMessages.unknown
  const of = (...outcomes: readonly ImportedSignature['outcome'][]) =>
    signatures.filter(({ outcome }) => outcomes.includes(outcome))
  const valid = of('valid')
  const waiting = of('unchecked')
  return [
    ...of('wrong', 'not-owner', 'duplicate').map((signature, index): Check => ({
      id: 'signatures',
      field: `signatures[${index}]`,
      verdict: signature.outcome === 'duplicate' ? 'caution' : 'danger',
      title: signature.outcome === 'duplicate' ? verifierCheckMessages.twice : verifierCheckMessages.invalid,
      reason: signature.reason ?? verifierCheckMessages.notCounted,
    })),
    ...(waiting.length > 0
      ? [
          {
            id: 'signatures' as const,
            field: 'signatures',
            verdict: 'unchecked' as const,
            title: verifierCheckMessages.needChain(waiting.length),
            reason: verifierCheckMessages.needChainText(waiting.map(nameOf).join(', ')),
          },
        ]
      : []),
    ...(valid.length > 0
      ? [
          {
            id: 'signatures' as const,
            verdict: 'verified' as const,
            title: verifierCheckMessages.recover(valid.map(nameOf)),
            reason: verifierCheckMessages.recoverText(digest),
          },
        ]
      : []),
  ]
}
