import { Button, Switch } from '@mantine/core'
import { SectionHeading, toasts } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pendingStore } from '../../../signing/execution/pendingStore.ts'
import { SIGN_IN_UNLOCKS } from '../../../data/session/signInUnlocks.ts'
import { CurrencySelect } from '../../../parts/forms/CurrencySelect.tsx'
import { setPreference, usePreferences } from '../../../data/storage/preferences.ts'
import styles from './Settings.module.css'
import { SignInSetting } from './SignInSetting.tsx'

/** What this browser remembers: looks, keys, currency, caches. */
export function BrowserSettings() {
  const { singleKeys, chainPrefix, signOnChain } = usePreferences()
  const queryClient = useQueryClient()
  const clearCache = () => {
    queryClient.clear()
    location.reload()
  }
  const forgetPending = () => {
    const pending = pendingStore.list()
    for (const entry of pending) pendingStore.remove(entry)
    const count = pending.length
    toasts.show({
      kind: 'info',
      title: count === 0 ? 'Nothing was pending' : `${count} pending ${count === 1 ? 'note' : 'notes'} forgotten`,
      detail: 'Transactions already sent go on; the queue shows what became of them.',
    })
  }
  return (
    <section className={styles.block} aria-labelledby="browser-heading">
      <SectionHeading id="browser-heading" title="This browser" />
      <div className={`cs-panel ${styles.rows}`}>
        <Row title="Appearance" text="Accent and colour scheme.">
          <Button size="xs" renderRoot={(props) => <Link to="/settings/appearance" {...props} />}>
            Choose
          </Button>
        </Row>
        <Row title="App permissions" text="What embedded apps may use and read, by their address.">
          <Button size="xs" renderRoot={(props) => <Link to="/settings/apps" {...props} />}>
            Open
          </Button>
        </Row>
        <Row title="Networks and service" text="Who answers this page, your own nodes and networks.">
          <Button size="xs" renderRoot={(props) => <Link to="/settings/networks" {...props} />}>
            Open
          </Button>
        </Row>
        <Row id="currency-text" title="Currency" text="Of every value in fiat.">
          <CurrencySelect describedBy="currency-text" />
        </Row>
        <Row title="Sign-in" text={`Optional: no account is behind it. ${SIGN_IN_UNLOCKS}`}>
          <SignInSetting />
        </Row>
        <Row
          id="single-keys-text"
          title="Single keys"
          text="N, G, J, K, P and ?. Ctrl or Cmd K always works. No key signs."
        >
          <Switch
            aria-label="Single keys"
            aria-describedby="single-keys-text"
            checked={singleKeys}
            onChange={(event) => setPreference({ singleKeys: event.currentTarget.checked })}
          />
        </Row>
        <Row id="prefix-text" title="Network prefix" text="Copied addresses begin with the network, as in dev1:0x….">
          <Switch
            aria-label="Network prefix"
            aria-describedby="prefix-text"
            checked={chainPrefix}
            onChange={(event) => setPreference({ chainPrefix: event.currentTarget.checked })}
          />
        </Row>
        <Row
          id="on-chain-text"
          title="Messages on chain"
          text="What apps ask to be signed becomes a transaction, even where signatures would do."
        >
          <Switch
            aria-label="Messages on chain"
            aria-describedby="on-chain-text"
            checked={signOnChain}
            onChange={(event) => setPreference({ signOnChain: event.currentTarget.checked })}
          />
        </Row>
        <Row title="Last-seen data" text="Answers of the service, kept one day so that pages open at once.">
          <Button size="xs" onClick={clearCache}>
            Clear
          </Button>
        </Row>
        <Row title="Pending transactions" text="Notes of what this browser sent and still watches.">
          <Button size="xs" onClick={forgetPending}>
            Forget
          </Button>
        </Row>
      </div>
    </section>
  )
}

type RowProps = {
  readonly title: string
  readonly text: string
  /** Of the text, for the field it is about. */
  readonly id?: string
  readonly children: ReactNode
}

function Row({ title, text, id, children }: RowProps) {
  return (
    <div className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p id={id}>{text}</p>
      </div>
      {children}
    </div>
  )
}
