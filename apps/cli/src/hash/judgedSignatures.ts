import { ZERO_ADDRESS } from '@countersign/primitives'
import { parseSignatures } from '@countersign/safe'
import type { JudgedSignature } from '@countersign/safe/checks'
import type { ImportedSignature } from '@countersign/safe/exchange'

/** Signatures of a file or a service, as the check of all signatures takes them. */
export const judgedSignatures = (signatures: readonly ImportedSignature[]): JudgedSignature[] =>
  signatures.map(({ data, owner, outcome, reason }) => ({
    claimed: owner ?? ZERO_ADDRESS,
    submittedAt: 0,
    outcome: outcomeOf(data, owner, outcome, reason ?? ''),
  }))

function outcomeOf(
  data: ImportedSignature['data'],
  owner: ImportedSignature['owner'],
  outcome: ImportedSignature['outcome'],
  reason: string,
): JudgedSignature['outcome'] {
  const [signature] = outcome === 'valid' ? parseSignatures(data) : []
  if (signature !== undefined && owner !== null) return { kind: 'valid', signature: { ...signature, owner } }
  if (outcome === 'unchecked') return { kind: 'unchecked', reason }
  return { kind: 'excluded', reason, ...(outcome === 'not-owner' ? { isNotOwner: true as const } : {}) }
}
