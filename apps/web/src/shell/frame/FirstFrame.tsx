import { Logo } from '@countersign/ui'
import { clsx } from 'clsx'
import shell from '../AppShell.module.css'
import bottom from '../BottomBar.module.css'
import nav from '../Nav.module.css'
import top from '../TopBar.module.css'
import styles from './FirstFrame.module.css'
import { firstFrameMessages as messages } from './firstFrameMessages.ts'
import { firstFrameMessagesDe } from './firstFrameMessages.de.ts'

/** As many rows as a list of the first frame may have; the style sheet hides those that a page does not have. */
const ROWS = 8

/** The document has both languages, because a script that did not load cannot choose one. The style sheet shows one of them, or none. */
const FAILURES = [
  { language: 'en', notLoaded: messages.notLoaded, reload: messages.reload },
  {
    language: 'de',
    notLoaded: String(firstFrameMessagesDe.messages['notLoaded']),
    reload: String(firstFrameMessagesDe.messages['reload']),
  },
]

/**
 * The page's frame without text: navigation, top bar, the place of a heading, rows. The build draws it into the document beside the empty
 * root (`build/drawFirstFrame.ts`), so that the first paint waits for no script; the style sheet shows it while the root is empty. What
 * differs between pages is chosen by attributes of the document's root, which `boot/boot.js` sets from the address. No element has a `style`
 * attribute, which the policy of the page refuses. `data-words` are the places of what the last visit saw, which `boot/boot.js` fills, and then of the
 * service's answer, which `app/firstWords` fills with links. It is removed when the page is drawn, and must not have `data-bar`, by which
 * the height that bars of the page cover is found.
 */
export function FirstFrame() {
  return (
    <div className={styles.frame}>
      <div className={clsx(shell.shell, styles.shell)}>
        <div className={nav.nav} aria-hidden="true">
          <span className={nav.brand}>
            <Logo />
            <span className={styles.product} />
          </span>
          <Links count={2} />
          <div className={clsx(styles.ofAccount, styles.switcher)}>
            <i className={styles.mark} />
            <i className={styles.line} />
          </div>
          <div className={clsx(styles.ofAccount, styles.create)} />
          <Links count={9} className={styles.ofAccount} />
          <Links count={2} className={styles.ofNoAccount} />
        </div>
        <div className={shell.column}>
          <div className={clsx(top.bar, styles.bar)} aria-hidden="true">
            <span className={clsx(top.brand, styles.brand)}>
              <Logo />
            </span>
            <i className={clsx(styles.line, styles.crumbs)} />
            <i className={styles.account} />
            <i className={styles.search} />
            <i className={styles.network} />
            <i className={styles.wallet} />
          </div>
          <main className={shell.main}>
            {FAILURES.map(({ language, notLoaded, reload }) => (
              <div key={language} lang={language} role="alert" className={styles.failure}>
                <p>{notLoaded}</p>
                <button type="button" className="cs-act" data-reload="">
                  {reload}
                </button>
              </div>
            ))}
            <p className={clsx(styles.line, styles.caption)} data-source="" />
            <p className={styles.heading} data-total="" />
            <i className={styles.line} />
            <p className={styles.seen} data-words="" />
            <div className={clsx('cs-panel', styles.rows)}>
              {Array.from({ length: ROWS }, (_, row) => (
                <div key={row} className={styles.row}>
                  <i className={styles.mark} />
                  <a className={styles.line} data-words="" />
                  <span className={styles.act} data-amount="" />
                </div>
              ))}
            </div>
          </main>
        </div>
        <div className={clsx(bottom.bar, styles.bottom)} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i className={styles.ofAccount} />
        </div>
      </div>
    </div>
  )
}

function Links({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <div className={clsx(styles.links, className)}>
      {Array.from({ length: count }, (_, link) => (
        <span key={link}>
          <i className={styles.icon} />
          <i className={styles.line} />
        </span>
      ))}
    </div>
  )
}
