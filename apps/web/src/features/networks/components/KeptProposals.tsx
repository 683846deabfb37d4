import { SectionHeading, ShortHex, timeOfDay } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useDataSource } from '../../../shared/api/dataSource.ts'
import type { LocalProposal } from '../../../shared/chain-only/LocalProposal.ts'
import { localProposals } from '../../../shared/chain-only/localProposals.ts'
import { offerProposals } from '../../../shared/chain-only/offerProposals.ts'
import { useChains } from '../../../shared/config/useChains.ts'
import styles from './Networks.module.css'

const KEY = ['kept-proposals']

/** Everything this browser keeps, and what became of it when the service was offered it. */
export function KeptProposals() {
  const queryClient = useQueryClient()
  const { from } = useDataSource()
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: () => localProposals.list(),
    staleTime: 0,
    meta: { persist: false },
  })
  useEffect(() => localProposals.subscribe(() => void queryClient.invalidateQueries({ queryKey: KEY })), [queryClient])
  const kept = data.filter(({ source }) => source !== 'service')
  if (kept.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="kept-heading">
      <SectionHeading id="kept-heading" title="Proposals kept in this browser" count={kept.length} />
      <ul className={`cs-panel ${styles.rows}`} aria-labelledby="kept-heading">
        {kept.map((proposal) => (
          <KeptRow key={proposal.safeTxHash} proposal={proposal} canOffer={from === 'service'} />
        ))}
      </ul>
    </section>
  )
}

function KeptRow({ proposal, canOffer }: { proposal: LocalProposal; canOffer: boolean }) {
  const { chainId, safe, safeTxHash, transaction, signatures, offer } = proposal
  const chain = useChains().find((one) => one.chainId === chainId)
  const give = () => void offerProposals((one) => one.chainId === chainId && one.safeTxHash === safeTxHash)
  return (
    <li className={styles.row}>
      <div>
        <h3>
          Nonce {transaction.nonce.toString()}, <ShortHex value={safeTxHash} />
        </h3>
        <p>
          {signatures.length} {signatures.length === 1 ? 'signature' : 'signatures'}
          {chain ? ` on ${chain.chainName}` : ''}. {offerWords(proposal)}
        </p>
      </div>
      <div className={styles.acts}>
        {chain && (
          <Link
            to="/safes/$safe/transactions/$id"
            params={{ safe: `${chain.shortName}:${safe}`, id: safeTxHash }}
            className="cs-link"
          >
            Open
          </Link>
        )}
        {canOffer && offer?.result !== 'taken' && (
          <Button size="xs" onClick={give}>
            Give to the service
          </Button>
        )}
      </div>
    </li>
  )
}

function offerWords({ offer, source }: LocalProposal): string {
  if (offer === null)
    return source === 'import'
      ? 'It came by link, file or QR code. The service has not been offered it.'
      : 'The service is offered it when it is back.'
  const words = {
    taken: 'The service took it',
    refused: 'The service refused it',
    failed: 'The service was not reached',
  }
  return `${words[offer.result]} at ${timeOfDay(offer.at)}: ${offer.words}`
}
