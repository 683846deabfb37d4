import { shortenAddress } from '@countersign/primitives'
import { CountersignRing, Icon, ProvenanceMark, SectionHeading } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { rowOf } from '@countersign/describe/transaction'
import { useNames } from '../../../data/names/useNames.ts'
import { useBatchTitles, type BatchTitles } from '../../../parts/transaction/useBatchTitles.ts'
import { viewContextFor } from '../../../parts/transaction/viewContextFor.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { useAskedProofs, type AskedProof } from '../../../data/storage/askedProofs.ts'
import type { WaitingItem } from '../NeededWork.ts'
import styles from './Inbox.module.css'
import { shortDay } from '../../../parts/lists/shortDay.ts'
import { inboxMessages as messages } from '../inboxMessages.ts'

const MOST_SHOWN = 5

/** What the wallet signed, proposed or requested. Other people must act, so the rows have no button. */
export function WaitingForOthers({ waiting }: { waiting: readonly WaitingItem[] }) {
  const heading = useId()
  const [isWhole, setWhole] = useState(false)
  const proofs = useAskedProofs()
  const count = waiting.length + proofs.length
  const shown = isWhole ? waiting : waiting.slice(0, MOST_SHOWN)
  const titles = useBatchTitles(
    shown.flatMap((item) => (item.kind === 'transaction' ? { ...item.account, transaction: item.transaction } : [])),
  )
  if (count === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title={messages.waiting}
        action={
          <span className={styles.facts}>
            {count} {waiting.length > 0 && <ProvenanceMark source="service" />}
          </span>
        }
      />
      <ul className={`cs-panel ${styles.list}`}>
        {proofs.map((proof) => (
          <ProofRow key={`${proof.chainId} ${proof.account} ${proof.owner}`} proof={proof} />
        ))}
        {shown.map((item) => (
          <Row
            key={item.kind === 'message' ? item.message.messageHash : item.transaction.id}
            item={item}
            titles={titles}
          />
        ))}
      </ul>
      {shown.length < waiting.length && (
        <button type="button" className={`cs-link ${styles.more}`} onClick={() => setWhole(true)}>
          {messages.showAll(waiting.length)}
        </button>
      )}
    </section>
  )
}

/** A person was asked by link to prove that they control the key of a new owner. */
function ProofRow({ proof: { chainId, account, owner, at } }: { proof: AskedProof }) {
  const chain = useChains().find((one) => one.chainId === chainId)
  const { nameOf } = useNames()
  const name = (address: typeof owner) => nameOf(address, chainId)?.name ?? shortenAddress(address)
  if (!chain) return null
  return (
    <li>
      <Icon name="user-check" size={16} />
      <Link to="/safes/$safe/setup" params={{ safe: `${chain.shortName}:${account}` }}>
        {messages.proofBy({ owner: name(owner) })}
      </Link>
      <small>{messages.requestedOn({ account: name(account), day: shortDay(at) })}</small>
    </li>
  )
}

function Row({ item, titles }: { item: WaitingItem; titles: BatchTitles }) {
  const { chain, safe, account } = item.account
  const { nameOf } = useNames()
  const name = nameOf(safe, chain.chainId)?.name ?? shortenAddress(safe)
  const { signed, required, since } = item
  return (
    <li>
      <CountersignRing size={22} required={required} signed={signed} state="open" />
      {item.kind === 'message' ? (
        <Link to="/safes/$safe/messages/$hash" params={{ safe: account, hash: item.message.messageHash }}>
          {item.message.name === null ? messages.message : messages.messageFor({ app: item.message.name })}
        </Link>
      ) : (
        <Link to="/safes/$safe/transactions/$id" params={{ safe: account, id: item.transaction.id }}>
          {rowOf(item.transaction, viewContextFor(chain, safe, nameOf), titles.get(item.transaction.id)).title}
        </Link>
      )}
      <small>{messages.openSince({ account: name, day: shortDay(since) })}</small>
    </li>
  )
}
