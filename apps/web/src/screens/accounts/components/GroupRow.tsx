import { ActionIcon } from '@mantine/core'
import { shortenAddress } from '@countersign/primitives'
import { AddressLabel, Chip, CopyButton, Icon, ProvenanceMark, VerdictBadge } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { memo, Suspense, useRef, useState, type ReactNode } from 'react'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { isRead } from '../accountGroups.ts'
import type { AccountGroup, AccountPlace } from '../AccountGroup.ts'
import { LastActivity, Needed, Ownership, type ReadAt, Signatures, Value } from './AccountCells.tsx'
import styles from './Accounts.module.css'
import { accountsMessages as messages } from '../accountsMessages.ts'

const NetworkRows = lazyPart(() => import('./NetworkRows.tsx').then((module) => ({ default: module.NetworkRows })))
const RenameField = lazyPart(() => import('./RenameField.tsx').then((module) => ({ default: module.RenameField })))

type Props = {
  readonly group: AccountGroup
  readonly read: ReadAt
  readonly isOpen: boolean
  readonly onToggle: (group: AccountGroup) => void
  /** Controls of the sorting by hand. */
  readonly controls: ReactNode
}

/** One address: its networks added up, and on request a row for each of them. */
export const GroupRow = memo(function GroupRow({ group, read, isOpen, onToggle, controls }: Props) {
  const { safe, name, places, setup, needsYou, queued, lastActivity } = group
  const [isRenaming, setRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const words = name ?? shortenAddress(safe)
  const overviews = places.filter(({ known }) => known !== null).map(({ overview }) => overview)
  const deployed = overviews.length
  const label = <AddressLabel address={safe} name={name ?? undefined} shape="account" />
  const chevron = <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
  const isSingle = places.length === 1
  const toggle = () => onToggle(group)
  const stopRenaming = (isByKey: boolean) => {
    setRenaming(false)
    if (isByKey) requestAnimationFrame(() => pencil.current?.focus())
  }
  return (
    <>
      <tr>
        <th scope="row">
          <div className={styles.identity}>
            <span className={styles.label}>
              {isSingle && (
                <ActionIcon
                  aria-label={messages.networksOf({ account: words })}
                  aria-expanded={isOpen}
                  onClick={toggle}
                >
                  {chevron}
                </ActionIcon>
              )}
              {isRenaming ? (
                <Suspense fallback={label}>
                  <RenameField group={group} onDone={stopRenaming} />
                </Suspense>
              ) : isSingle ? (
                <Link to="/safes/$safe" params={{ safe: places[0].account }} className={styles.account}>
                  {label}
                </Link>
              ) : (
                <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={toggle}>
                  {chevron}
                  {label}
                </button>
              )}
              {!isRenaming && <CopyButton value={safe} label={messages.addressOf({ account: words })} />}
            </span>
            {deployed > 0 && <Ownership ownership={ownershipOf(places)} />}
          </div>
        </th>
        <td>
          <Networks group={group} deployed={deployed} />
        </td>
        <td>
          <Signatures setup={setup} overviews={overviews} />
        </td>
        <td>
          <Needed count={needsYou} />
        </td>
        <td>{overviews.some(isRead) || deployed === 0 ? queued : <span className={styles.quiet}>…</span>}</td>
        <td>
          <Value {...group} overviews={overviews} read={read} />
        </td>
        <td className={styles.quiet}>
          <LastActivity at={lastActivity} />
        </td>
        <td>
          <span className={styles.actions}>
            {controls}
            <ActionIcon
              ref={pencil}
              aria-label={messages.rename({ account: words })}
              title={messages.rename({ account: words })}
              onClick={() => setRenaming(true)}
            >
              <Icon name="pencil" size={16} />
            </ActionIcon>
          </span>
        </td>
      </tr>
      <Suspense>{isOpen && <NetworkRows group={group} read={read} />}</Suspense>
    </>
  )
})

/** The weakest statement about any of them. */
function ownershipOf(places: readonly AccountPlace[]) {
  const kinds = places.flatMap(({ known }) => (known === null ? [] : [known.ownership]))
  return (['contradicted', 'service', 'chain'] as const).find((kind) => kinds.includes(kind)) ?? null
}

/** A name, or a letter for each of several; where it is not deployed, and how many have another set-up. */
function Networks({ group: { places, differing }, deployed }: { group: AccountGroup; deployed: number }) {
  const { from } = useDataSource()
  const names = places.map(({ chain }) => chain.chainName).join(', ')
  return (
    <span className={styles.networks}>
      {places.length === 1 ? (
        names
      ) : (
        <>
          <span className={styles.dots} title={names} aria-hidden>
            {places.map(({ chain, open }) => (
              <i key={chain.chainId} data-open={open ? '' : undefined}>
                {chain.chainName.slice(0, 1)}
              </i>
            ))}
          </span>
          <span className="cs-visually-hidden">{names}</span>
        </>
      )}
      {deployed < places.length && <Chip look="tag">{messages.deployedOn({ deployed, all: places.length })}</Chip>}
      {differing > 0 && (
        <span className={styles.differing}>
          <VerdictBadge verdict="caution" label={messages.differs(differing)} quiet /> <ProvenanceMark source={from} />
        </span>
      )}
    </span>
  )
}
