import { clsx } from 'clsx'
import { SectionHeading, VerdictBadge } from '@countersign/ui'
import tables from '../../../parts/lists/Table.module.css'
import type { HostRow, HostUse } from './hostsOfPage.ts'
import styles from './Hosts.module.css'
import { hostsMessages as messages } from './hostsMessages.ts'
import { type Hosts, useHosts } from './useHosts.ts'

/** Uses that begin only when the user chooses something. */
const CHOSEN: ReadonlySet<HostUse> = new Set(['relay', 'relayVerify', 'coinbase', 'trezor', 'push', 'app'])

/** Every host that this page may contact, what for and when. */
export function HostsSection() {
  const hosts = useHosts()
  return hosts && <HostsTable {...hosts} />
}

export function HostsTable({ rows, requested, isLimited }: Hosts) {
  return (
    <section aria-labelledby="hosts-heading" id="hosts">
      <SectionHeading id="hosts-heading" title={messages.title} count={rows.length} />
      <p className={styles.intro}>
        {isLimited === null ? messages.notRead : isLimited ? messages.limited : messages.notLimited} {messages.names}
      </p>
      <div className={`cs-panel ${tables.frame}`}>
        <table className={clsx(tables.table, tables.cards, styles.table)}>
          <thead>
            <tr>
              <th scope="col">{messages.host}</th>
              <th scope="col">{messages.use}</th>
              <th scope="col">{messages.when}</th>
              <th scope="col">{messages.thisTab}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.origin}>
                <th scope="row" data-written>
                  {row.origin}
                </th>
                <td data-label={messages.use}>
                  <Uses row={row} />
                </td>
                <td data-label={messages.when}>
                  {row.uses.every((use) => CHOSEN.has(use)) ? messages.chosen : messages.always}
                </td>
                <td data-label={messages.thisTab}>
                  {requested.has(row.origin) ? messages.contacted : messages.notListed}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Uses({ row: { uses, networks } }: { row: HostRow }) {
  const odd = uses.find((use) => use === 'allowed' || use === 'contacted')
  if (odd !== undefined) return <VerdictBadge verdict="caution" label={messages.uses(odd)} />
  return (
    <span className={styles.uses}>
      {messages.list(uses.map((use) => messages.uses(use)))}{' '}
      {networks.length > 0 && <small>{messages.list(networks)}</small>}
    </span>
  )
}
