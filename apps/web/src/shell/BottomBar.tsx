import { numberText } from '@countersign/primitives'
import { Icon, type IconName } from '@countersign/ui'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAfterContent } from '../data/live/useAfterContent.ts'
import { lazyPart } from '../parts/status/lazyPart.tsx'
import styles from './BottomBar.module.css'
import type { ShellAccount } from './useShellAccount.ts'
import type { ShellCounts } from './useShellCounts.ts'
import { shellMessages as messages } from './shellMessages.ts'

const NewMark = lazyPart(() => import('./NewMark.tsx').then(({ NewMark }) => ({ default: NewMark })))

/** The navigation of the phone layout: five entries for the open account or the last one; four before the first account. */
export function BottomBar({ account, counts }: { account: ShellAccount['last']; counts: ShellCounts }) {
  if (account === null)
    return (
      <nav className={styles.bar} data-places="4" aria-label={messages.mainOnPhone}>
        <Item link={{ to: '/' }} icon="inbox" label={messages.needsYou} count={counts.needsYou} needsYou />
        <Item link={{ to: '/accounts' }} icon="stack-2" label={messages.accounts} />
        <Item link={{ to: '/create' }} icon="users-plus" label={messages.createOnPhone} />
        <Item link={{ to: '/more' }} icon="menu-2" label={messages.more} marksNew />
      </nav>
    )
  const params = { safe: account.account }
  return (
    <nav className={styles.bar} aria-label={messages.mainOnPhone}>
      <Item link={{ to: '/' }} icon="inbox" label={messages.needsYou} count={counts.needsYou} needsYou />
      <Item
        link={{ to: '/safes/$safe/queue', params }}
        icon="list-check"
        label={messages.queue}
        count={counts.queued}
      />
      <Item link={{ to: '/safes/$safe/send', params }} icon="plus" label={messages.newOnPhone} create />
      <Item link={{ to: '/safes/$safe/assets', params }} icon="coins" label={messages.assets} />
      <Item link={{ to: '/more' }} icon="menu-2" label={messages.more} marksNew />
    </nav>
  )
}

interface ItemProps {
  link: LinkProps
  icon: IconName
  label: string
  count?: number | undefined
  needsYou?: boolean
  create?: boolean
  /** Whether there are new notifications. */
  marksNew?: boolean
}

function Item({ link, icon, label, count = 0, needsYou = false, create = false, marksNew = false }: ItemProps) {
  const afterContent = useAfterContent()
  return (
    <Link {...link} className={styles.item} activeOptions={{ exact: true, includeSearch: false }}>
      <span className={styles.icon} data-create={create || undefined}>
        <Icon name={icon} size={22} />
        {count > 0 && (
          <span className={styles.count} data-needs-you={needsYou || undefined}>
            {numberText(count)}
          </span>
        )}
        {marksNew && <Suspense>{afterContent && <NewMark />}</Suspense>}
      </span>
      <span>{label}</span>
    </Link>
  )
}
