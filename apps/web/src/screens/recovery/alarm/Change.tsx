import type { Address } from '@countersign/primitives'
import type { OwnerTarget } from '@countersign/safe/light'
import type { OwnerList } from '@countersign/safe/recovery'
import { Icon, Identicon } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './Alarm.module.css'
import { recoveryMessages } from '../recoveryMessages.ts'

export interface ChangeProps {
  after: OwnerTarget | OwnerList
  /** Current owners who stay. */
  stays: readonly Address[]
  now: OwnerList
}

/** Owners and threshold, now and after a recovery. */
export function Change({ after, stays, now }: ChangeProps) {
  const isWeaker = after.threshold < now.threshold
  const rows = [
    {
      label: recoveryMessages.owners,
      before: <People owners={now.owners} />,
      after: <People owners={after.owners} isNew />,
    },
    {
      label: recoveryMessages.signaturesNeeded,
      before: recoveryMessages.partOf({ part: now.threshold, whole: now.owners.length }),
      after: (
        <span className={isWeaker ? styles.bad : undefined}>
          {recoveryMessages.partOf({ part: after.threshold, whole: after.owners.length })}
        </span>
      ),
    },
    {
      label: recoveryMessages.remainingOwners,
      before: recoveryMessages.all,
      after:
        stays.length === 0 ? (
          <span className={styles.bad}>{recoveryMessages.none}</span>
        ) : stays.length === now.owners.length ? (
          recoveryMessages.all
        ) : (
          <People owners={stays} />
        ),
    },
    {
      label: recoveryMessages.otherChanges,
      before: <span className={styles.quiet}>{recoveryMessages.modulesAssetsContract}</span>,
      after: <span className={styles.quiet}>{recoveryMessages.notChanged}</span>,
    },
  ]
  return (
    <div className="cs-panel">
      <table className={styles.change}>
        <thead>
          <tr>
            <th scope="col">
              <span className="cs-visually-hidden">{recoveryMessages.value}</span>
            </th>
            <th scope="col">{recoveryMessages.now}</th>
            <td className={styles.arrow} />
            <th scope="col">{recoveryMessages.afterRecovery}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, after: then }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label={recoveryMessages.now}>{before}</td>
              <td className={styles.arrow}>
                <Icon name="arrow-right" size={16} />
              </td>
              <td data-label={recoveryMessages.after}>{then}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const MOST_PICTURES = 6

function People({ owners, isNew = false }: { owners: readonly Address[]; isNew?: boolean }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const names = owners.map((owner) => nameOf(owner, chainId)?.name)
  const unknown = names.filter((name) => name === undefined).length
  const known = names.filter((name) => name !== undefined)
  const words =
    isNew && unknown > 0
      ? [known.join(', '), recoveryMessages.notInAddressBook({ count: unknown })]
          .filter((text) => text !== '')
          .join(', ')
      : owners.length === 1
        ? (known[0] ?? recoveryMessages.ownerCount({ count: 1 }))
        : recoveryMessages.ownerCount({ count: owners.length })
  return (
    <span className={styles.row}>
      {owners.slice(0, MOST_PICTURES).map((owner) => (
        <span key={owner} title={nameOf(owner, chainId)?.name ?? owner}>
          <Identicon address={owner} shape="person" size={22} />
        </span>
      ))}
      <span>{words}</span>
    </span>
  )
}
