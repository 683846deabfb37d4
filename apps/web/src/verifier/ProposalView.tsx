import type { SharedProposal } from '@countersign/safe/exchange'
import { VerdictNote } from '@countersign/ui'
import { useEffect, useState } from 'react'
import { DevicePart } from './DevicePart.tsx'
import { ProposalChecks } from './ProposalChecks.tsx'
import { ProposalContent } from './ProposalContent.tsx'
import { ReturnPart } from './ReturnPart.tsx'
import styles from './Verifier.module.css'
import { judgeOffline, type OfflineJudgement } from './judgeOffline.ts'

/** What the proposal's bytes say, what could be checked of it here, and the way back. */
export function ProposalView({ proposal, onStep }: { proposal: SharedProposal; onStep: (step: number) => void }) {
  const [judged, setJudged] = useState<OfflineJudgement | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSame, setSame] = useState(false)
  useEffect(() => {
    let isWanted = true
    judgeOffline(proposal).then(
      (done) => isWanted && setJudged(done),
      (error: unknown) => isWanted && setProblem(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isWanted = false
    }
  }, [proposal])
  if (problem !== null)
    return (
      <VerdictNote verdict="danger" title="Its hashes cannot be rebuilt" announce>
        {problem} Do not sign.
      </VerdictNote>
    )
  if (judged === null) return null
  const confirm = (same: boolean) => {
    setSame(same)
    onStep(same ? 3 : 2)
  }
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <ProposalContent proposal={proposal}>
          <ProposalChecks checks={judged.checks} />
        </ProposalContent>
      </div>
      <div className={styles.column}>
        <DevicePart reviewed={judged.verified.reviewed} witness={judged.witness} isSame={isSame} onSame={confirm} />
        {isSame && <ReturnPart verified={judged.verified} />}
      </div>
    </div>
  )
}
