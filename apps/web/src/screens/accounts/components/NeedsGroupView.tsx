import type { Message } from '@countersign/api'
import { shortenAddress } from '@countersign/primitives'
import { Identicon, ListPanel, ShortHex } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState, type CSSProperties, type ReactNode, useEffect, useRef, type RefObject } from 'react'
import { useNames } from '../../../data/names/useNames.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { AccountContext } from '../../../data/url/AccountContext.tsx'
import type { NeedsGroup } from '../groupNeeds.ts'
import { NeededRow, type RowVerdictOf } from './NeededRow.tsx'
import styles from './Inbox.module.css'
import { balancesQuery } from '../../../data/query/balancesQuery.ts'
import { useCurrency } from '../../../data/storage/currency.ts'
import { inboxMessages as messages } from '../inboxMessages.ts'

/** How far below the viewport an element counts as seen, so that its content is ready when the user scrolls to it. */
const AHEAD = '400px 0px'

/** False until the element comes near the viewport, so that expensive checks run only for visible elements. */
function useHasBeenSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const ref = useRef<Target>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const target = ref.current
    if (isSeen || target === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [isSeen])
  return [ref, isSeen]
}

/** Renders the row of a message, with its account. */
export type MessageRowOf = (message: Message, mayCheck: boolean) => ReactNode

export interface NeedsGroupViewProps {
  group: NeedsGroup
  verdictOf: RowVerdictOf
  messageRowOf: MessageRowOf
  mayCheck: boolean
}

/** The number of rows of one account before "Show all". */
const MOST_ROWS = 20

/** The open work of one account. Its rows are checked when it is near the window. */
export function NeedsGroupView({ group, verdictOf, messageRowOf, mayCheck }: NeedsGroupViewProps) {
  const { account, items, through } = group
  const { chain, safe, key } = account
  const { nameOf } = useNames()
  const [ref, isSeen] = useHasBeenSeen<HTMLElement>()
  const [isWhole, setWhole] = useState(false)
  const heading = useId()
  const name = nameOf(safe, chain.chainId)?.name
  const shown = isWhole ? items : items.slice(0, MOST_ROWS)
  const isChecked = mayCheck && isSeen
  /** The space that the browser reserves for a group that is not rendered. */
  const rows: CSSProperties & Record<'--rows', number> = { '--rows': shown.length }
  // Owners and threshold are shown after the chain has answered.
  const { data: state } = useQuery({ ...chainStateQuery(chain, safe), enabled: isChecked })
  // The rows show values at the prices of these balances.
  const [currency] = useCurrency()
  useQuery({ ...balancesQuery(key, currency), enabled: isChecked, notifyOnChangeProps: [] })
  return (
    <section ref={ref} className={styles.group} style={rows} aria-labelledby={heading}>
      <div className={styles.head}>
        <Identicon address={safe} shape="account" size={28} />
        <h2 id={heading}>
          <Link to="/safes/$safe" params={{ safe: account.account }}>
            {name ?? shortenAddress(safe)}
          </Link>
        </h2>
        {name !== undefined && <ShortHex value={safe} className={styles.hex} />}
        <span className={styles.facts}>
          {state
            ? messages.setup({ network: chain.chainName, threshold: state.threshold, owners: state.owners.length })
            : chain.chainName}
        </span>
        {through.map((parent) => (
          <span key={parent.account} className={styles.via}>
            <Identicon address={parent.safe} shape="account" size={16} />
            <span>
              {messages.through({
                account: nameOf(parent.safe, parent.chain.chainId)?.name ?? shortenAddress(parent.safe),
              })}
            </span>
          </span>
        ))}
        <span className={styles.count}>{messages.items(items.length)}</span>
      </div>
      <AccountContext value={{ chain, chainId: chain.chainId, safe, key, account: account.account }}>
        <ListPanel layout="inbox" label={messages.needsYouIn({ account: name ?? shortenAddress(safe) })}>
          {shown.map((item) =>
            item.kind === 'message' ? (
              <MessageRow key={item.message.messageHash} {...{ message: item.message, messageRowOf, isChecked }} />
            ) : (
              <NeededRow key={item.transaction.id} item={item} verdictOf={verdictOf} mayCheck={isChecked} />
            ),
          )}
        </ListPanel>
      </AccountContext>
      {shown.length < items.length && (
        <div className={styles.more}>
          <button type="button" className="cs-link" onClick={() => setWhole(true)}>
            {messages.showAll(items.length)}
          </button>
        </div>
      )}
    </section>
  )
}

const MessageRow = (props: { message: Message; messageRowOf: MessageRowOf; isChecked: boolean }) =>
  props.messageRowOf(props.message, props.isChecked)
