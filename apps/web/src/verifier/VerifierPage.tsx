import type { ExchangeItem, MessageProposal, SharedProposal } from '@countersign/safe/exchange'
import { EmptyState, PageHeader, VerdictNote } from '@countersign/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { IncomingPanel } from '../parts/exchange/IncomingPanel.tsx'
import { useIncoming, type Way } from '../parts/exchange/useIncoming.ts'
import { MessageProposalView, ProposalView } from './ProposalView.tsx'
import styles from './Verifier.module.css'
import { VerifierTop } from './VerifierTop.tsx'
import { verifierMessages } from './verifierMessages.ts'

type Read = { readonly proposal: SharedProposal | MessageProposal; readonly way: Way; readonly at: number }

/** The second machine: reads a proposal, recomputes everything from its bytes, and returns a signature. It makes no network request. */
export function VerifierPage({ onLanguage = () => {} }: { readonly onLanguage?: () => void }) {
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
      <VerifierTop step={read ? step : 0} onLanguage={onLanguage} />
      <main className={styles.main}>
        {/* A proposal has its own sentence, which is then the title. */}
        {read === null && <PageHeader title={verifierMessages.title} />}
        <div className={styles.column}>
          <IncomingPanel
            state={state}
            onText={(text, way) => void take(text, way)}
            onPassphrase={(passphrase) => void unlock(passphrase)}
            title={
              read
                ? read.proposal.kind === 'message'
                  ? verifierMessages.readMessage(read.way)
                  : verifierMessages.read(read.way)
                : verifierMessages.readOne
            }
          >
            <p>{read ? verifierMessages.trustsNothing(exactTime(read.at)) : verifierMessages.noRequest}</p>
          </IncomingPanel>
          {reply === 'request' && (
            <VerdictNote verdict="caution" title={verifierMessages.proofRequest}>
              {verifierMessages.proofRequestText}
            </VerdictNote>
          )}
          {reply === 'signature' && (
            <VerdictNote verdict="caution" title={verifierMessages.returned}>
              {verifierMessages.returnedText}
            </VerdictNote>
          )}
          {read?.proposal.kind === 'proposal' ? (
            <ProposalView key={read.at} proposal={read.proposal} onStep={setStep} />
          ) : read?.proposal.kind === 'message' ? (
            <MessageProposalView key={read.at} proposal={read.proposal} onStep={setStep} />
          ) : (
            <EmptyState level={2} sentence={verifierMessages.noneOpen} detail={verifierMessages.noneOpenText} />
          )}
        </div>
      </main>
    </>
  )
}

const exactTime = (at: number) => `${new Date(at).toISOString().slice(11, 16)} UTC`
