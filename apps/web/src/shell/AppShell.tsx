import { NoticeStrip, Toaster } from '@countersign/ui'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { BottomBar } from './BottomBar.tsx'
import { Nav } from './Nav.tsx'
import { Strips } from './strips/Strips.tsx'
import { useExpectedStrip } from './strips/useExpectedStrip.ts'
import { TopBar } from './TopBar.tsx'
import { useStatusIsDue } from '../data/connection/useStatusIsDue.ts'
import { useAfterContent } from '../data/live/useAfterContent.ts'
import { useFavicon } from './useFavicon.ts'
import { useOverlay } from './useOverlay.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useIsRail } from './usePageName.ts'
import { useShellAccount } from './useShellAccount.ts'
import { useShellCounts } from './useShellCounts.ts'
import { useShellKeys } from './keys/useShellKeys.ts'
import styles from './AppShell.module.css'
import { shellMessages as shell } from './shellMessages.ts'
import { lazyPart } from '../parts/status/lazyPart.tsx'

const Palette = lazyPart(() => import('./palette/Palette.tsx').then(({ Palette }) => ({ default: Palette })))
const LateStrips = lazyPart(() => import('./LateStrips.tsx').then(({ LateStrips }) => ({ default: LateStrips })))
const KeyHelp = lazyPart(() => import('./keys/KeyHelp.tsx').then(({ KeyHelp }) => ({ default: KeyHelp })))

/** Between a phone and a desktop, the labels of the navigation would take the space of the page's columns. */
const NARROW = '(min-width: 768px) and (max-width: 1180px)'

/** The frame around every page. @param host what the page needs later, for example the wallet dialogs */
export function AppShell({ children, host }: { children: ReactNode; host: ReactNode }) {
  const account = useShellAccount()
  const counts = useShellCounts(account.last)
  const isRail = useIsRail()
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const navigate = useNavigate()
  const afterContent = useAfterContent()
  const hasStrips = useStatusIsDue()
  const { reported, ...strip } = useExpectedStrip(account.open)
  const waiting = reported !== null && (
    <NoticeStrip icon="clock" title={shell.modulesReported(reported)}>
      {shell.modulesNotAsked}
    </NoticeStrip>
  )
  const { overlay, openPalette, openAccounts, openKeys, close, takeTyped } = useOverlay()
  useShellKeys({ account: account.last, isCovered: overlay !== null, onPalette: openPalette, onHelp: openKeys })
  useFavicon(counts.needsYou)
  useKeptFocus(afterContent)
  return (
    <div className={styles.shell} data-rail={isRail || isNarrow || undefined} data-bar="">
      <a className="cs-skip-link" href="#main">
        {shell.skip}
      </a>
      <Nav account={account.shown} counts={counts} onSwitch={openAccounts} />
      <div className={styles.column}>
        <TopBar account={account.shown} onSearch={openPalette} onSwitch={openAccounts} />
        <Strips {...strip}>
          <Suspense fallback={waiting}>{hasStrips ? <LateStrips account={account.open} /> : waiting}</Suspense>
        </Strips>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      {!isRail && <BottomBar account={account.last} counts={counts} />}
      <Toaster onNavigate={(href) => void navigate({ href })} />
      <Suspense>
        {(overlay === 'palette' || overlay === 'accounts') && (
          <Palette
            account={account.last}
            isSwitcher={overlay === 'accounts'}
            takeTyped={takeTyped}
            onClose={close}
            onKeys={openKeys}
          />
        )}
        {overlay === 'keys' && <KeyHelp onClose={close} />}
      </Suspense>
      <Suspense>{afterContent && host}</Suspense>
    </div>
  )
}
