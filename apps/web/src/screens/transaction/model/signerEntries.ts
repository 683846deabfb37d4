import type { MultisigExecutionDetails } from '@countersign/api'
import { type Address, isSameAddress, type Verdict } from '@countersign/primitives'
import type { SignerEntry } from '@countersign/ui'
import type { SignatureFinding, TransactionCheck } from '@countersign/describe/transaction'
import type { Signing } from './signingOf.ts'

export type SignerInput = {
  readonly execution: MultisigExecutionDetails
  readonly signing: Signing
  readonly wallet: Address | null
  readonly check: TransactionCheck | null | undefined
  readonly nameOf: (address: Address) => string | null
}

const KINDS = {
  eoa: 'by key',
  ethSign: 'by key, as a personal message',
  contract: 'by contract (EIP-1271)',
  approvedHash: 'approved on chain',
} as const

/** Signatures in order of time, then the owners who have not signed. */
export function signerEntries({ execution, signing, wallet, check, nameOf }: SignerInput): SignerEntry[] {
  const { confirmations, proposedByDelegate } = execution
  // A proposer that acts for an owner is not that owner.
  const proposer = proposedByDelegate === null ? execution.proposer : null
  const seen = new Set<string>()
  const name = (address: Address) => {
    const known = nameOf(address)
    return known === null ? {} : { name: wallet !== null && isSameAddress(wallet, address) ? `You, ${known}` : known }
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
        note: isSecond ? 'Listed twice. Each owner counts once.' : noteOf(finding, isProposer),
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
  const act = isProposer ? 'Proposed and signed' : 'Signed'
  if (finding?.reason && finding.outcome !== 'matches') return `${act}. ${finding.reason}`
  return finding?.kind ? `${act} ${KINDS[finding.kind]}` : act
}

function verdictOf(finding: SignatureFinding | undefined): Verdict {
  if (!finding || finding.outcome === 'unchecked') return 'unchecked'
  return finding.outcome === 'matches' ? 'verified' : 'danger'
}
