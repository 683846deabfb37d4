import type { Chain } from '@countersign/api'
import type { Check } from '@countersign/safe/checks'
import { printExchangeFile, type MessageProposal, type SharedProposal } from '@countersign/safe/exchange'
import { type Hex, errorText } from '@countersign/primitives'
import { GroupedHex, HashBlock, Statement, StatementMeta, VerdictNote, RichText } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useChains } from '../../data/query/useChains.ts'
import { ChecksPanel, ChecksPending } from '../../signing/review/ChecksPanel.tsx'
import { StatementText } from '../../parts/transaction/StatementText.tsx'
import type { TextPart } from '@countersign/describe/transaction'
import { SignatureList, type Verified } from './SignatureList.tsx'
import styles from './Share.module.css'
import { UnknownChain } from './UnknownChain.tsx'
import { importMessages } from './importMessages.ts'

type Judged = { readonly verified: Verified; readonly checks: readonly Check[] }

type Props<Proposal, Judgement> = {
  readonly proposal: Proposal
  readonly judge: (proposal: Proposal, chain: Chain) => Promise<Judgement>
  /** Shown above the statement, after the name of the chain. */
  readonly label: ReactNode
  readonly remark: ReactNode
  readonly statement: readonly TextPart[]
  readonly actions: (judged: Judgement, chain: Chain) => ReactNode
  readonly content: ReactNode
  readonly digest: (judged: Judgement) => { readonly title: string; readonly hash: Hex }
}

/** An imported item, recomputed and checked before it is stored. */
export function Imported<Proposal extends SharedProposal | MessageProposal, Judgement extends Judged>(
  props: Props<Proposal, Judgement>,
) {
  const { proposal, judge, label, remark, statement, actions, content, digest } = props
  const chain = useChains().find(({ chainId }) => chainId === String(proposal.chainId))
  const { data: judged, error } = useQuery({
    queryKey: ['import', printExchangeFile(proposal)],
    queryFn: () => (chain ? judge(proposal, chain) : null),
    enabled: chain !== undefined,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  })
  if (!chain) return <UnknownChain chainId={proposal.chainId} name={proposal.chain.name} />
  return (
    <>
      <section className={styles.head} aria-label={importMessages.whatItSays}>
        <StatementMeta>
          {label}
          <span>{chain.chainName}</span>
          {remark}
        </StatementMeta>
        <Statement as="h2">
          <StatementText parts={statement} />
        </Statement>
        <p>
          <RichText
            text={importMessages.ofAccount}
            slots={{
              account: (
                <>
                  {chain.shortName}:<GroupedHex value={proposal.safe} />
                </>
              ),
            }}
          />
        </p>
      </section>
      {error && (
        <VerdictNote verdict="danger" title={importMessages.hashesFail} announce>
          {errorText(error)}
        </VerdictNote>
      )}
      {judged ? (
        <>
          {actions(judged, chain)}
          <ChecksPanel checks={judged.checks} />
          <SignatureList verified={judged.verified} />
          {content}
          <section className="cs-panel">
            <HashBlock look="paper" {...digest(judged)} />
          </section>
        </>
      ) : (
        !error && <ChecksPending />
      )}
    </>
  )
}
