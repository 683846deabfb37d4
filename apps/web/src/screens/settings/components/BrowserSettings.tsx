import { Button, Switch } from '@mantine/core'
import { SectionHeading, toasts } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pendingStore } from '../../../signing/execution/pendingStore.ts'
import { signInUnlocks } from '../../../data/session/signInUnlocks.ts'
import { CurrencySelect } from '../../../parts/forms/CurrencySelect.tsx'
import { setPreference, usePreferences } from '../../../data/storage/preferences.ts'
import styles from './Settings.module.css'
import { SignInSetting } from './SignInSetting.tsx'

/** The settings that this browser stores: appearance, keys, currency, caches. */
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
      title:
        count === 0 ? 'No transaction was pending' : `${count} pending ${count === 1 ? 'record' : 'records'} removed`,
      detail: 'Transactions already sent continue; the queue shows their outcome.',
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
        <Row title="Networks and service" text="The data source of this page, your own nodes and networks.">
          <Button size="xs" renderRoot={(props) => <Link to="/settings/networks" {...props} />}>
            Open
          </Button>
        </Row>
        <Row id="currency-text" title="Currency" text="The currency of all fiat values.">
          <CurrencySelect describedBy="currency-text" />
        </Row>
        <Row title="Sign-in" text={`Optional, without a user account. ${signInUnlocks()}`}>
          <SignInSetting />
        </Row>
        <Row
          id="single-keys-text"
          title="Keyboard shortcuts"
          text="N, G, J, K, P and ?. Ctrl or Cmd K always works. No shortcut signs."
        >
          <Switch
            aria-label="Keyboard shortcuts"
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
          text="Messages that apps request become transactions, even if signatures were enough."
        >
          <Switch
            aria-label="Messages on chain"
            aria-describedby="on-chain-text"
            checked={signOnChain}
            onChange={(event) => setPreference({ signOnChain: event.currentTarget.checked })}
          />
        </Row>
        <Row title="Cached answers" text="Answers of the service, cached for one day so that pages open faster.">
          <Button size="xs" onClick={clearCache}>
            Clear
          </Button>
        </Row>
        <Row title="Pending transactions" text="Records of transactions that this browser sent and still watches.">
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
  /** The id of the text, for the field that it describes. */
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
