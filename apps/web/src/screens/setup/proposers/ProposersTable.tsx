import { type Address, isSameAddress, shortenAddress } from '@countersign/primitives'
import { Icon, ProvenanceMark, VerdictBadge, useNow } from '@countersign/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueueItem } from '@countersign/api'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { ActIcon } from '../../../parts/gate/ActIcon.tsx'
import { NamedAddress } from '../../../parts/names/NamedAddress.tsx'
import { useNames } from '../../../data/names/useNames.ts'
import { queueQuery } from '../../../data/query/queueQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { dayWords } from './dayWords.ts'
import tables from '../../../parts/lists/Table.module.css'
import styles from './Proposers.module.css'
import { proposerMessages } from './proposerMessages.ts'

/** The number of loaded queued transactions from a proposer, as the service says. */
const waitingFrom = (items: readonly QueueItem[], proposer: Address): number =>
  items.filter((item) => {
    if (item.type !== 'TRANSACTION' || item.transaction.executionInfo?.type !== 'MULTISIG') return false
    const sent = item.transaction.executionInfo.proposedByDelegate
    return sent !== undefined && isSameAddress(sent.value, proposer)
  }).length

type Acts = {
  onChange(delegation: Delegation): void
  onRemove(delegation: Delegation): void
}

type Props = Acts & {
  readonly delegations: readonly Delegation[]
  readonly owners: readonly Address[]
}

export function ProposersTable({ delegations, ...others }: Props) {
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{proposerMessages.proposer}</th>
            <th scope="col">{proposerMessages.addedByHead}</th>
            <th scope="col">{proposerMessages.until}</th>
            <th scope="col">{proposerMessages.waitingNow}</th>
            <th scope="col">
              <span className="cs-visually-hidden">{proposerMessages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {delegations.map((delegation) => (
            <Row
              key={[delegation.proposer, delegation.addedBy, delegation.isForAll].join()}
              delegation={delegation}
              {...others}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ delegation, owners, onChange, onRemove }: Acts & Pick<Props, 'owners'> & { delegation: Delegation }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const { proposer, addedBy, label, isForAll } = delegation
  const who = nameOf(proposer, chainId)?.name ?? (label || shortenAddress(proposer))
  return (
    <tr>
      <th scope="row">
        <NamedAddress info={{ value: proposer, name: label || null, logoUri: null }} chainId={chainId} copyable />
      </th>
      <td data-label={proposerMessages.addedByHead}>
        <span className={styles.cell}>
          <AddedBy delegation={delegation} owners={owners} />
          {isForAll && <small>{proposerMessages.forEveryAccount}</small>}
        </span>
      </td>
      <td data-label={proposerMessages.until}>
        <Until endsAt={delegation.endsAt} />
      </td>
      <td data-label={proposerMessages.waitingNow}>
        <Waiting proposer={proposer} />
      </td>
      <td>
        <span className={styles.acts}>
          <ActIcon
            act="change-proposer"
            subject={{ adder: [addedBy] }}
            aria-label={proposerMessages.change({ who })}
            title={proposerMessages.changeLabelOrEnd}
            onClick={() => onChange(delegation)}
          >
            <Icon name="pencil" size={16} />
          </ActIcon>
          <ActIcon
            act="remove-proposer"
            subject={{ adder: [addedBy], 'this-proposer': [proposer] }}
            aria-label={proposerMessages.removeWho({ who })}
            title={proposerMessages.remove}
            onClick={() => onRemove(delegation)}
          >
            <Icon name="trash" size={16} />
          </ActIcon>
        </span>
      </td>
    </tr>
  )
}

/** An entry of a former owner has no effect: the owners on chain decide. */
function AddedBy({ delegation: { addedBy, addedAt }, owners }: { delegation: Delegation; owners: readonly Address[] }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const { address: wallet } = useWallet()
  const isYou = wallet !== null && isSameAddress(wallet, addedBy)
  const name = isYou ? proposerMessages.you : (nameOf(addedBy, chainId)?.name ?? shortenAddress(addedBy))
  const isOwner = owners.some((owner) => isSameAddress(owner, addedBy))
  return (
    <>
      <span title={addedBy}>
        {addedAt === null ? name : proposerMessages.addedBy({ name, day: dayWords(addedAt) })}
      </span>
      {owners.length > 0 && !isOwner && <VerdictBadge verdict="caution" label={proposerMessages.notAnOwner} quiet />}
    </>
  )
}

function Until({ endsAt }: { endsAt: number | null }) {
  const now = useNow(endsAt !== null)
  if (endsAt === null) return proposerMessages.noEnd
  return endsAt > now ? (
    <time dateTime={new Date(endsAt).toISOString()}>{dayWords(endsAt)}</time>
  ) : (
    <span className={styles.cell}>
      <VerdictBadge verdict="caution" label={proposerMessages.ended} quiet />
      <small>{endsAt === 0 ? proposerMessages.dateUnreadable : dayWords(endsAt)}</small>
    </span>
  )
}

function Waiting({ proposer }: { proposer: Address }) {
  const { key } = useAccount()
  const { data, hasNextPage } = useInfiniteQuery(queueQuery(key))
  if (data === undefined) return <span className={styles.quiet}>{proposerMessages.notKnown}</span>
  const count = waitingFrom(
    data.pages.flatMap(({ results }) => results),
    proposer,
  )
  return (
    <span>
      {hasNextPage ? proposerMessages.orMoreTransactions({ count }) : proposerMessages.transactionCount({ count })}{' '}
      <ProvenanceMark source="service" />
    </span>
  )
}
