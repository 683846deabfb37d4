import type { ExchangeItem, MessageProposal, SharedProposal } from '@countersign/safe/exchange'
import { EmptyState, PageHeader, VerdictNote } from '@countersign/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { IncomingPanel } from '../parts/exchange/IncomingPanel.tsx'
import { useIncoming, type Way } from '../parts/exchange/useIncoming.ts'
import { MessageProposalView, ProposalView } from './ProposalView.tsx'
import styles from './Verifier.module.css'
import { VerifierTop } from './VerifierTop.tsx'

const WAYS: Record<Way, string> = { link: 'by link', paste: 'pasted', file: 'from a file', camera: 'by camera' }

type Read = { readonly proposal: SharedProposal | MessageProposal; readonly way: Way; readonly at: number }

/** The second machine: reads a proposal, recomputes everything from its bytes, and returns a signature. It makes no network request. */
export function VerifierPage() {
  const [read, setRead] = useState<Read | null>(null)
  const [reply, setReply] = useState<'signature' | 'request' | null>(null)
  const [step, setStep] = useState(1)
  const onItem = (item: ExchangeItem, way: Way) => {
    const isProposal = item.kind === 'proposal' || item.kind === 'message'
    setReply(isProposal ? null : item.kind === 'owner-proof-request' ? 'request' : 'signature')
    setStep(1)
    setRead(isProposal ? { proposal: item, way, at: Date.now() } : null)
  }
  const { state, take, unlock } = useIncoming(onItem)
  const takeLink = useEffectEvent(() => {
    if (location.hash.length > 1) void take(location.hash, 'link')
  })
  useEffect(() => {
    takeLink()
    const listen = () => takeLink()
    window.addEventListener('hashchange', listen)
    return () => window.removeEventListener('hashchange', listen)
  }, [])
  return (
    <>
      <VerifierTop step={read ? step : 0} />
      <main className={styles.main}>
        {/* A proposal has its own sentence, which is then the title. */}
        {read === null && <PageHeader title="Verifier" />}
        <div className={styles.column}>
          <IncomingPanel
            state={state}
            onText={(text, way) => void take(text, way)}
            onPassphrase={(passphrase) => void unlock(passphrase)}
            title={
              read
                ? `${read.proposal.kind === 'message' ? 'Message' : 'Proposal'} read, ${WAYS[read.way]}`
                : 'Read a proposal or a message'
            }
          >
            <p>
              {read
                ? `${exactTime(read.at)}. This page trusts no claim: it computes every hash below itself.`
                : 'From the first machine’s screen, from a link, or from a file. This page makes no network request.'}
            </p>
          </IncomingPanel>
          {reply === 'request' && (
            <VerdictNote verdict="caution" title="This is a request for a proof of control">
              The wallet of the new owner answers it. Open it there on the page “Prove control”.
            </VerdictNote>
          )}
          {reply === 'signature' && (
            <VerdictNote verdict="caution" title="This is a returned signature">
              Import it on the machine that sent the proposal.
            </VerdictNote>
          )}
          {read?.proposal.kind === 'proposal' ? (
            <ProposalView key={read.at} proposal={read.proposal} onStep={setStep} />
          ) : read?.proposal.kind === 'message' ? (
            <MessageProposalView key={read.at} proposal={read.proposal} onStep={setStep} />
          ) : (
            <EmptyState
              level={2}
              sentence="No proposal is open yet."
              detail="Open Share on the first machine. Show its code to this camera, or copy the link or file to this machine."
            />
          )}
        </div>
      </main>
    </>
  )
}

const exactTime = (at: number) => `${new Date(at).toISOString().slice(11, 16)} UTC`
