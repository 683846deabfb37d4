import type { OwnerNode } from '@countersign/safe/checks'
import type { Verdict } from '@countersign/primitives'
import { ownerListMessages } from '../ownerListMessages.ts'

/** A finding about an owner; without a verdict it is a plain fact. */
export type OwnerFinding = { readonly words: string; readonly verdict: Verdict | null }

export type OwnerState = {
  /** Days without a signature; null if not worth mentioning. */
  readonly idle: number | null
  readonly isProven: boolean
  /** The contract or key at the address; undefined while it is read. */
  readonly node: OwnerNode | undefined
}

/** What is known about an owner, in the order in which it is shown. */
export function ownerFindings({ idle, isProven, node }: OwnerState): readonly OwnerFinding[] {
  const findings: OwnerFinding[] = []
  if (node?.kind === 'contract') findings.push({ words: signerWords(node.signer), verdict: 'danger' })
  if (node?.kind === 'key' && node.delegate !== undefined)
    findings.push({ words: ownerListMessages.runsCode, verdict: 'caution' })
  if (node?.kind === 'unknown') findings.push({ words: ownerListMessages.notChecked, verdict: 'unchecked' })
  if (node?.kind === 'account') {
    const { threshold, owners } = node
    findings.push({ words: ownerListMessages.sharedAccount({ threshold, owners: owners.length }), verdict: null })
  }
  if (idle !== null) findings.push({ words: ownerListMessages.idleDays({ days: idle }), verdict: 'caution' })
  if (isProven) findings.push({ words: ownerListMessages.controlProved, verdict: 'verified' })
  else if (idle === null && (node === undefined || node.kind === 'key'))
    findings.push({ words: ownerListMessages.notProved, verdict: null })
  return findings
}

const signerWords = (signer: Extract<OwnerNode, { kind: 'contract' }>['signer']): string =>
  signer === 'never' ? ownerListMessages.cannotSign : ownerListMessages.anyCanSign
