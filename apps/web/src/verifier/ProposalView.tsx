import {
  judgeMessageSignatures,
  judgeSignatures,
  type MessageProposal,
  type SharedProposal,
} from '@countersign/safe/exchange'
import { VerdictNote } from '@countersign/ui'
import type { Hex } from '@countersign/safe'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { DevicePart } from './DevicePart.tsx'
import { MessageContent } from './MessageContent.tsx'
import { ProposalChecks } from './ProposalChecks.tsx'
import { ProposalContent } from './ProposalContent.tsx'
import { ReturnPart } from './ReturnPart.tsx'
import styles from './Verifier.module.css'
import { judgeMessageOffline, type OfflineMessage } from './judgeMessageOffline.ts'
import { judgeOffline, type OfflineJudgement } from './judgeOffline.ts'

type Props<Proposal> = { readonly proposal: Proposal; readonly onStep: (step: number) => void }

/** What the proposal's bytes say, what could be checked of it here, and the way back. */
export function ProposalView({ proposal, onStep }: Props<SharedProposal>) {
  return (
    <Judged proposal={proposal} judge={judgeOffline}>
      {(judged) => <ProposalColumns judged={judged} onStep={onStep} />}
    </Judged>
  )
}

/** The same for a message of an account. */
export function MessageProposalView({ proposal, onStep }: Props<MessageProposal>) {
  return (
    <Judged proposal={proposal} judge={judgeMessageOffline}>
      {(judged) => <MessageColumns judged={judged} onStep={onStep} />}
    </Judged>
  )
}

type JudgedProps<Proposal, Judgement> = {
  readonly proposal: Proposal
  readonly judge: (proposal: Proposal) => Promise<Judgement>
  readonly children: (judged: Judgement) => ReactNode
}

function Judged<Proposal, Judgement>({ proposal, judge, children }: JudgedProps<Proposal, Judgement>) {
  const [judged, setJudged] = useState<{ readonly value: Judgement } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    judge(proposal).then(
      (value) => isWanted && setJudged({ value }),
      (error: unknown) => isWanted && setProblem(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isWanted = false
    }
  }, [proposal, judge])
  if (problem !== null)
    return (
      <VerdictNote verdict="danger" title="Its hashes cannot be rebuilt" announce>
        {problem} Do not sign.
      </VerdictNote>
    )
  return judged === null ? null : children(judged.value)
}

type ColumnProps<Judgement> = { readonly judged: Judgement; readonly onStep: (step: number) => void }

function ProposalColumns({ judged, onStep }: ColumnProps<OfflineJudgement>) {
  const [isSame, setSame] = useState(false)
  const { proposal, reviewed, signatures } = judged.verified
  const { domainHash, messageHash, safeTxHash } = reviewed
  const { chainId, safe } = proposal
  const replyWith = useCallback(
    (data: Hex) => ({ kind: 'signatures', chainId, safe, safeTxHash, signatures: [data] }) as const,
    [chainId, safe, safeTxHash],
  )
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <ProposalContent proposal={proposal}>
          <ProposalChecks checks={judged.checks} />
        </ProposalContent>
      </div>
      <div className={styles.column}>
        <DevicePart
          {...{ domainHash, messageHash, isSame }}
          digest={{ title: 'safeTxHash', hash: safeTxHash }}
          witness={judged.witness}
          onSame={(same) => {
            setSame(same)
            onStep(same ? 3 : 2)
          }}
        />
        {isSame && (
          <ReturnPart
            {...{ proposal, signatures, replyWith }}
            digest="safeTxHash"
            judge={async (data) =>
              (await judgeSignatures([data], reviewed, { owners: proposal.account?.owners ?? [] }))[0]
            }
          />
        )}
      </div>
    </div>
  )
}

function MessageColumns({ judged, onStep }: ColumnProps<OfflineMessage>) {
  const [isSame, setSame] = useState(false)
  const { proposal, reviewed, signatures } = judged.verified
  const { domainHash, messageHash, safeMessageHash } = reviewed
  const { chainId, safe } = proposal
  const replyWith = useCallback(
    (data: Hex) => ({ kind: 'message-signatures', chainId, safe, safeMessageHash, signatures: [data] }) as const,
    [chainId, safe, safeMessageHash],
  )
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <MessageContent verified={judged.verified}>
          <ProposalChecks checks={judged.checks} />
        </MessageContent>
      </div>
      <div className={styles.column}>
        <DevicePart
          {...{ domainHash, messageHash, isSame }}
          digest={{ title: 'safeMessageHash', hash: safeMessageHash }}
          witness={judged.witness}
          onSame={(same) => {
            setSame(same)
            onStep(same ? 3 : 2)
          }}
        />
        {isSame && (
          <ReturnPart
            {...{ proposal, signatures, replyWith }}
            digest="safeMessageHash"
            judge={async (data) =>
              (await judgeMessageSignatures([data], reviewed, { owners: proposal.account?.owners ?? [] }))[0]
            }
          />
        )}
      </div>
    </div>
  )
}
