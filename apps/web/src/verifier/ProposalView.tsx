import {
  judgeMessageSignatures,
  judgeSignatures,
  type MessageProposal,
  type SharedProposal,
} from '@countersign/safe/exchange'
import { PageHeader, VerdictNote, SectionHeading } from '@countersign/ui'
import type { Hex } from '@countersign/primitives'
import type { WitnessHashes } from '@countersign/safe/witness'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Check } from '@countersign/safe/checks'
import { DevicePart } from './DevicePart.tsx'
import { MessageContent } from './MessageContent.tsx'
import { ProposalContent } from './ProposalContent.tsx'
import { ReturnPart } from './ReturnPart.tsx'
import { judgeMessageOffline, type OfflineMessage } from './judgeMessageOffline.ts'
import { judgeOffline, type OfflineJudgement } from './judgeOffline.ts'
import { ChecksPanel } from '../signing/review/ChecksPanel.tsx'
import { verifierMessages } from './verifierMessages.ts'
import styles from './Verifier.module.css'

type Props<Proposal> = { readonly proposal: Proposal; readonly onStep: (step: number) => void }

/** The content of the proposal's bytes, the checks that need no network, and the return of the signature. */
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
      <div>
        <PageHeader title={verifierMessages.cannotVerify} />
        <VerdictNote verdict="danger" title={verifierMessages.noHashes} announce>
          {verifierMessages.doNotSign(problem)}
        </VerdictNote>
      </div>
    )
  return judged === null ? null : children(judged.value)
}

type ColumnProps<Judgement> = { readonly judged: Judgement; readonly onStep: (step: number) => void }

function ProposalColumns({ judged, onStep }: ColumnProps<OfflineJudgement>) {
  const { proposal, reviewed, signatures } = judged.verified
  const { safeTxHash } = reviewed
  const { chainId, safe } = proposal
  const replyWith = useCallback(
    (data: Hex) => ({ kind: 'signatures', chainId, safe, safeTxHash, signatures: [data] }) as const,
    [chainId, safe, safeTxHash],
  )
  return (
    <Columns
      {...{ reviewed, onStep }}
      witness={judged.witness}
      // no message: the name of the contracts
      digest={{ title: 'safeTxHash', hash: safeTxHash }}
      content={
        <ProposalContent proposal={proposal}>
          <ProposalChecks checks={judged.checks} />
        </ProposalContent>
      }
      way={
        <ReturnPart
          {...{ proposal, signatures, replyWith }}
          digest="safeTxHash"
          judge={async (data) =>
            (await judgeSignatures([data], reviewed, { owners: proposal.account?.owners ?? [] }))[0]
          }
        />
      }
    />
  )
}

function MessageColumns({ judged, onStep }: ColumnProps<OfflineMessage>) {
  const { proposal, reviewed, signatures } = judged.verified
  const { safeMessageHash } = reviewed
  const { chainId, safe } = proposal
  const replyWith = useCallback(
    (data: Hex) => ({ kind: 'message-signatures', chainId, safe, safeMessageHash, signatures: [data] }) as const,
    [chainId, safe, safeMessageHash],
  )
  return (
    <Columns
      {...{ reviewed, onStep }}
      witness={judged.witness}
      // no message: the name of the contracts
      digest={{ title: 'safeMessageHash', hash: safeMessageHash }}
      content={
        <MessageContent verified={judged.verified}>
          <ProposalChecks checks={judged.checks} />
        </MessageContent>
      }
      way={
        <ReturnPart
          {...{ proposal, signatures, replyWith }}
          digest="safeMessageHash"
          judge={async (data) =>
            (await judgeMessageSignatures([data], reviewed, { owners: proposal.account?.owners ?? [] }))[0]
          }
        />
      }
    />
  )
}

type Layout = {
  readonly reviewed: { readonly domainHash: Hex; readonly messageHash: Hex }
  readonly witness: WitnessHashes
  readonly digest: { readonly title: 'safeTxHash' | 'safeMessageHash'; readonly hash: Hex }
  readonly content: ReactNode
  /** The return to the first machine; enabled after the device was compared. */
  readonly way: ReactNode
  readonly onStep: (step: number) => void
}

function Columns({ reviewed: { domainHash, messageHash }, witness, digest, content, way, onStep }: Layout) {
  const [isSame, setSame] = useState(false)
  return (
    <div className={styles.grid}>
      <div className={styles.column}>{content}</div>
      <div className={styles.column}>
        <DevicePart
          {...{ domainHash, messageHash, isSame, digest, witness }}
          onSame={(same) => {
            setSame(same)
            onStep(same ? 3 : 2)
          }}
        />
        {isSame && way}
      </div>
    </div>
  )
}

/** All checks, including those that need a network: they are marked as not checked. */
function ProposalChecks({ checks }: { checks: readonly Check[] }) {
  return (
    <section>
      <SectionHeading title={verifierMessages.checks} action={verifierMessages.fromBytesAlone} />
      <ChecksPanel checks={checks} />
    </section>
  )
}
