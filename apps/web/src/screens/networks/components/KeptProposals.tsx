import type { LocalMessage, LocalProposal } from '@countersign/chain-client'
import { RichText, SectionHeading, ShortHex, timeOfDay } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Chain } from '@countersign/api'
import { useEffect, useState, type ReactNode } from 'react'
import { localMessages } from '../../../data/chain-only/localMessages.ts'
import { localProposals } from '../../../data/chain-only/localProposals.ts'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { RemoveMessageDialog } from '../../../parts/message/RemoveMessageDialog.tsx'
import { offerMessages } from '../../../data/client/offerMessages.ts'
import { offerProposals } from '../../../data/client/offerProposals.ts'
import { useChains } from '../../../data/query/useChains.ts'
import styles from './Networks.module.css'
import { networksMessages } from '../networksMessages.ts'

const KEY = ['kept-proposals']

/** The proposals and messages stored in this browser, with the result of sending them to the service. */
export function KeptProposals() {
  const queryClient = useQueryClient()
  const { from } = useDataSource()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => ({ proposals: await localProposals.list(), messages: await localMessages.list() }),
    staleTime: 0,
    meta: { persist: false },
  })
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: KEY })
    const stops = [localProposals.subscribe(refresh), localMessages.subscribe(refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])
  const kept = data?.proposals.filter(({ source }) => source !== 'service') ?? []
  const messages = data?.messages ?? []
  if (kept.length + messages.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="kept-heading">
      <SectionHeading
        id="kept-heading"
        title={messages.length === 0 ? networksMessages.keptProposals : networksMessages.keptAll}
        count={kept.length + messages.length}
      />
      <ul className={`cs-panel ${styles.rows}`} aria-labelledby="kept-heading">
        {kept.map((proposal) => (
          <KeptRow key={proposal.safeTxHash} proposal={proposal} canOffer={from === 'service'} />
        ))}
        {messages.map((message) => (
          <MessageRow key={message.messageHash} message={message} canOffer={from === 'service'} />
        ))}
      </ul>
    </section>
  )
}

function KeptRow({ proposal, canOffer }: { proposal: LocalProposal; canOffer: boolean }) {
  const { chainId, safe, safeTxHash, transaction } = proposal
  const chain = useChains().find((one) => one.chainId === chainId)
  return (
    <Row
      kept={proposal}
      chain={chain}
      title={
        <RichText
          text={networksMessages.transaction({ number: transaction.nonce.toString() })}
          slots={{ hash: <ShortHex value={safeTxHash} /> }}
        />
      }
      give={canOffer ? () => offerProposals((one) => one.chainId === chainId && one.safeTxHash === safeTxHash) : null}
      link={
        chain && (
          <Link
            to="/safes/$safe/transactions/$id"
            params={{ safe: `${chain.shortName}:${safe}`, id: safeTxHash }}
            className="cs-link"
          >
            {networksMessages.open}
          </Link>
        )
      }
    />
  )
}

function MessageRow({ message, canOffer }: { message: LocalMessage; canOffer: boolean }) {
  const { chainId, safe, messageHash } = message
  const chain = useChains().find((one) => one.chainId === chainId)
  const [isAsking, setAsking] = useState(false)
  return (
    <Row
      kept={message}
      chain={chain}
      title={<RichText text={networksMessages.message} slots={{ hash: <ShortHex value={messageHash} /> }} />}
      remove={
        <>
          <Button
            size="xs"
            variant="subtle"
            aria-label={networksMessages.removeMessage({ hash: messageHash.slice(0, 10) })}
            onClick={() => setAsking(true)}
          >
            {networksMessages.remove}
          </Button>
          {isAsking && (
            <RemoveMessageDialog
              kept={message}
              onClose={() => setAsking(false)}
              onConfirm={() => {
                setAsking(false)
                void localMessages.remove(message)
              }}
            />
          )}
        </>
      }
      give={canOffer ? () => offerMessages((one) => one.chainId === chainId && one.messageHash === messageHash) : null}
      link={
        chain && (
          <Link
            to="/safes/$safe/messages/$hash"
            params={{ safe: `${chain.shortName}:${safe}`, hash: messageHash }}
            className="cs-link"
          >
            {networksMessages.open}
          </Link>
        )
      }
    />
  )
}

type RowProps = {
  readonly kept: Pick<LocalProposal, 'signatures' | 'offer' | 'source'>
  readonly chain: Chain | undefined
  readonly title: ReactNode
  /** Null without a service. */
  readonly give: (() => Promise<void>) | null
  readonly link: ReactNode
  readonly remove?: ReactNode
}

function Row({ kept, chain, title, give, link, remove }: RowProps) {
  const { signatures, offer } = kept
  return (
    <li className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p>
          {chain
            ? networksMessages.signaturesOn({ count: signatures.length, network: chain.chainName })
            : networksMessages.signatures(signatures.length)}
          . {offerWords(kept)}
        </p>
      </div>
      <div className={styles.acts}>
        {remove}
        {link}
        {give && offer?.result !== 'taken' && (
          <Button size="xs" onClick={() => void give()}>
            {networksMessages.sendToService}
          </Button>
        )}
      </div>
    </li>
  )
}

function offerWords({ offer, source }: Pick<LocalProposal, 'offer' | 'source'>): string {
  if (offer === null) return source === 'import' ? networksMessages.imported : networksMessages.sentLater
  const result = ({ taken: 'accepted', refused: 'refused', failed: 'failed' } as const)[offer.result]
  return networksMessages[result]({ time: timeOfDay(offer.at), words: offer.words })
}
