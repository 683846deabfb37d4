import type { Verdict } from '@countersign/primitives'
import type { ImportedSignature, VerifiedMessage, VerifiedProposal } from '@countersign/safe/exchange'
import { AddressLabel, SectionHeading, VerdictBadge } from '@countersign/ui'
import { useNames } from '../../data/names/useNames.ts'
import styles from './Share.module.css'

const VERDICT: Record<ImportedSignature['outcome'], Verdict> = {
  valid: 'verified',
  unchecked: 'unchecked',
  duplicate: 'caution',
  'not-owner': 'danger',
  wrong: 'danger',
}
const WORDS: Record<ImportedSignature['outcome'], string> = {
  valid: 'Recovers to an owner',
  unchecked: 'Not checked',
  duplicate: 'Duplicate',
  'not-owner': 'Refused',
  wrong: 'Refused',
}

export type Verified = VerifiedProposal | VerifiedMessage

/** The imported signatures with their verdicts. Refused ones are listed and not stored. */
export function SignatureList({ verified: { signatures, reviewed } }: { verified: Verified }) {
  const { nameOf } = useNames()
  return (
    <section>
      <SectionHeading title="Signatures" count={signatures.length} />
      <ul className={`cs-panel ${styles.list ?? ''}`} aria-label="Imported signatures">
        {signatures.length === 0 && <li>None yet.</li>}
        {signatures.map(({ owner, outcome, reason, data }) => (
          <li key={data}>
            {owner === null ? (
              <span>Unknown signer</span>
            ) : (
              <AddressLabel address={owner} name={nameOf(owner, String(reviewed.chainId))?.name} />
            )}
            <VerdictBadge verdict={VERDICT[outcome]} label={WORDS[outcome]} quiet />
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
