import { VerdictBadge } from '@countersign/ui'
import type { Verdict } from '@countersign/primitives'
import styles from './VerdictLink.module.css'
import { verdictBadge } from './verdictWords.ts'
import type { GroupedVerdict } from './verdictOf.ts'
import { verdictMessages } from './verdictMessages.ts'

const LOOKS: Record<GroupedVerdict['tone'], Verdict> = {
  fine: 'verified',
  caution: 'caution',
  danger: 'danger',
  checking: 'unchecked',
}

/** The verdict in the first line of the page; on a phone it is seen there, and leads to the box. Null while the account is read. */
export function VerdictLink({ verdict }: { verdict: GroupedVerdict | null }) {
  return (
    <a className={styles.link} href="#checks">
      <VerdictBadge
        verdict={verdict === null ? 'unchecked' : LOOKS[verdict.tone]}
        label={verdict === null ? verdictMessages.checking : verdictBadge(verdict)}
      />
    </a>
  )
}
