import { EmptyState, PageHeader, SectionHeading } from '@countersign/ui'
import { parseAccountAddress, shortenAddress } from '@countersign/primitives'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { KEPT_DAYS, type Notification, useNotifications } from '../../data/notifications/notificationStore.ts'
import { useNames } from '../../data/names/useNames.ts'
import { useChains } from '../../data/query/useChains.ts'
import { useListSearch } from '../../data/url/useListSearch.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { dayTitle, startOfDay } from '../../parts/lists/dayTitle.ts'
import { accountsOf, filterNotifications, type Shown } from './filterNotifications.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { NotificationTools } from './NotificationTools.tsx'
import styles from './Notifications.module.css'
import { notificationsMessages as messages } from './notificationsMessages.ts'
import { useAccountTitle } from './useAccountTitle.ts'

const SHOWN: readonly Shown[] = ['all', 'new', 'alarms']
const SEARCH = ['show', 'account'] as const

type Props = {
  /** The alarms that wait on the chain now, each with its acts. */
  readonly alarms: ReactNode
  readonly alarmCount: number
  readonly aside: ReactNode
}

/** Alarms, what the toasts said and the service reported, by day, and the other channels of notifications. */
export function NotificationsPage({ alarms, alarmCount, aside }: Props) {
  const all = useNotifications()
  const [{ show, account: chosen }, search] = useListSearch(SEARCH)
  const shown = SHOWN.find((one) => one === show) ?? 'all'
  const [now] = useState(Date.now)
  useDocumentTitle(messages.title)
  const { nameOf, titleOf } = useNotedAccounts()
  const accounts = accountsOf(all)
  const account = accounts.includes(chosen) ? chosen : ''
  const filter = (by: Shown) => filterNotifications(all, by, account === '' ? null : account)
  const counts = { all: filter('all').length, new: filter('new').length, alarms: filter('alarms').length + alarmCount }
  const listed = filter(shown)
  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle(KEPT_DAYS)} />
      <div className={styles.columns}>
        <div>
          {alarmCount > 0 && (
            <section className={styles.alarms} aria-labelledby="alarms-heading">
              <SectionHeading id="alarms-heading" title={messages.alarms} count={alarmCount} />
              {alarms}
            </section>
          )}
          {all.length > 0 && (
            <NotificationTools
              {...{ all, counts, shown, account }}
              onShow={(next) => search({ show: next === 'all' ? '' : next })}
              accounts={accounts.map((value) => ({ value, label: titleOf(value) }))}
              onAccount={(next) => search({ account: next })}
            />
          )}
          {byDay(listed).map(([start, ofDay]) => (
            <section key={start} className={styles.day} aria-labelledby={`day-${start}`}>
              <SectionHeading id={`day-${start}`} title={dayTitle(start, now)} count={ofDay.length} />
              <ul className={`cs-panel ${styles.list}`}>
                {ofDay.map((one) => (
                  <NotificationRow key={one.id} notification={one} nameOf={nameOf} />
                ))}
              </ul>
            </section>
          ))}
          {listed.length === 0 && (
            <Nothing shown={shown} count={all.length} onAll={() => search({ show: '', account: '' })} />
          )}
        </div>
        {aside}
      </div>
    </>
  )
}

function useNotedAccounts() {
  const chains = useChains()
  const names = useNames()
  const title = useAccountTitle()
  const placeOf = (account: string) => {
    const parsed = parseAccountAddress(account)
    if (!parsed.ok) return null
    const { shortName, address } = parsed.account
    const chain = chains.find((one) => one.shortName === shortName)
    return { address, chainId: chain?.chainId ?? shortName }
  }
  return {
    nameOf(account: string): string {
      const place = placeOf(account)
      return place === null
        ? account
        : (names.nameOf(place.address, place.chainId)?.name ?? shortenAddress(place.address))
    },
    titleOf(account: string): string {
      const place = placeOf(account)
      return place === null ? account : title(place)
    },
  }
}

function Nothing({ shown, count, onAll }: { shown: Shown; count: number; onAll: () => void }) {
  if (count === 0)
    return (
      <EmptyState
        level={2}
        sentence={messages.nothing}
        detail={messages.nothingDetail}
        action={
          <Link to="/" className="cs-act">
            {messages.needsYou}
          </Link>
        }
      />
    )
  const [sentence, detail] =
    shown === 'new'
      ? [messages.nothingNew, messages.nothingNewDetail(count)]
      : shown === 'alarms'
        ? [messages.noAlarm, messages.noAlarmDetail]
        : [messages.nothingHere, messages.nothingHereDetail]
  return (
    <EmptyState
      level={2}
      sentence={sentence}
      detail={detail}
      action={<Button onClick={onAll}>{messages.showAll}</Button>}
    />
  )
}

function byDay(all: readonly Notification[]): [number, Notification[]][] {
  const days = new Map<number, Notification[]>()
  for (const one of all) {
    const start = startOfDay(one.at)
    days.set(start, [...(days.get(start) ?? []), one])
  }
  return [...days]
}
