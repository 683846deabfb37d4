import type { Verdict } from '@countersign/primitives'
import type { ImportedSignature, VerifiedMessage, VerifiedProposal } from '@countersign/safe/exchange'
import { AddressLabel, SectionHeading, VerdictBadge } from '@countersign/ui'
import { useNames } from '../../data/names/useNames.ts'
import styles from './Share.module.css'
import { importMessages } from './importMessages.ts'

const VERDICT: Record<ImportedSignature['outcome'], Verdict> = {
  valid: 'verified',
  unchecked: 'unchecked',
  duplicate: 'caution',
  'not-owner': 'danger',
  wrong: 'danger',
}
const outcomeWords = (outcome: ImportedSignature['outcome']): string =>
  ({
    valid: importMessages.recoversToOwner,
    unchecked: importMessages.notChecked,
    duplicate: importMessages.duplicate,
    'not-owner': importMessages.refused,
    wrong: importMessages.refused,
  })[outcome]

export type Verified = VerifiedProposal | VerifiedMessage

/** The imported signatures with their verdicts. Refused ones are listed and not stored. */
export function SignatureList({ verified: { signatures, reviewed } }: { verified: Verified }) {
  const { nameOf } = useNames()
  return (
    <section>
      <SectionHeading title={importMessages.signatures} count={signatures.length} />
      <ul className={`cs-panel ${styles.list ?? ''}`} aria-label={importMessages.importedSignatures}>
        {signatures.length === 0 && <li>{importMessages.noneYet}</li>}
        {signatures.map(({ owner, outcome, reason, data }) => (
          <li key={data}>
            {owner === null ? (
              <span>{importMessages.unknownSigner}</span>
            ) : (
              <AddressLabel address={owner} name={nameOf(owner, String(reviewed.chainId))?.name} />
            )}
            <VerdictBadge verdict={VERDICT[outcome]} label={outcomeWords(outcome)} quiet />
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
