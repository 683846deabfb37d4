import type { MultisigExecutionDetails } from '@countersign/api'
import { type Address, isSameAddress, type Verdict } from '@countersign/primitives'
import type { SignerEntry } from '@countersign/ui'
import type { SignatureFinding, TransactionCheck } from '@countersign/describe/transaction'
import { outcomeMessages } from '../outcomeMessages.ts'
import type { Signing } from './signingOf.ts'

export type SignerInput = {
  readonly execution: MultisigExecutionDetails
  readonly signing: Signing
  readonly wallet: Address | null
  readonly check: TransactionCheck | null | undefined
  readonly nameOf: (address: Address) => string | null
}

/** How an owner confirmed, unless it was a plain signature of its key. */
const kindWords = (kind: SignatureFinding['kind']): string | null =>
  kind === 'ethSign'
    ? outcomeMessages.byPersonalMessage
    : kind === 'contract'
      ? outcomeMessages.byContract
      : kind === 'approvedHash'
        ? outcomeMessages.onChain
        : null

/** Signatures in order of time, then the owners who have not signed. */
export function signerEntries({ execution, signing, wallet, check, nameOf }: SignerInput): SignerEntry[] {
  const { confirmations, proposedByDelegate } = execution
  // A proposer that acts for an owner is not that owner.
  const proposer = proposedByDelegate === null ? execution.proposer : null
  const seen = new Set<string>()
  const name = (address: Address) => {
    const known = nameOf(address)
    return known === null
      ? {}
      : { name: wallet !== null && isSameAddress(wallet, address) ? outcomeMessages.youNamed({ name: known }) : known }
  }
  const signed = confirmations
    .toSorted((first, second) => first.submittedAt - second.submittedAt)
    .map(({ signer, submittedAt }): SignerEntry => {
      const finding = check?.signatures.get(signer.value.toLowerCase())
      const isSecond = seen.size === seen.add(signer.value.toLowerCase()).size
      const isExcluded = isSecond || finding?.outcome === 'wrong' || finding?.outcome === 'not-owner'
      const isProposer = proposer !== null && isSameAddress(proposer.value, signer.value)
      return {
        address: signer.value,
        ...name(signer.value),
        state: isExcluded ? 'excluded' : 'signed',
        at: submittedAt,
        note: isSecond ? outcomeMessages.listedTwice : noteOf(finding, isProposer),
        verdict: isSecond ? 'danger' : verdictOf(finding),
      }
    })
  const others = signing.owners.filter(
    (owner) => !confirmations.some(({ signer }) => isSameAddress(signer.value, owner)),
  )
  const waiting = signing.isPending && signing.signed < signing.required
  return [
    ...signed,
    ...others.map((address): SignerEntry => {
      const isYou = wallet !== null && isSameAddress(wallet, address)
      const known = nameOf(address)
      if (!waiting) return { address, ...name(address), state: 'not-needed' }
      return { address, ...(known === null ? {} : { name: known }), state: isYou ? 'you' : 'missing' }
    }),
  ]
}

function noteOf(finding: SignatureFinding | undefined, isProposer: boolean): string {
  const act = isProposer ? outcomeMessages.proposedAndSigned : outcomeMessages.signedAct
  if (finding?.reason && finding.outcome !== 'matches')
    return outcomeMessages.actReason({ act, reason: finding.reason })
  const kind = kindWords(finding?.kind ?? null)
  return kind === null ? act : outcomeMessages.actBy({ act, kind })
}

function verdictOf(finding: SignatureFinding | undefined): Verdict {
  if (!finding || finding.outcome === 'unchecked') return 'unchecked'
  return finding.outcome === 'matches' ? 'verified' : 'danger'
}
