import { Button, Switch } from '@mantine/core'
import { toasts } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pendingStore } from '../../../signing/execution/pendingStore.ts'
import { signInUnlocks } from '../../../data/session/signInUnlocks.ts'
import { CurrencySelect } from '../../../parts/forms/CurrencySelect.tsx'
import { setPreference, usePreferences } from '../../../data/storage/preferences.ts'
import styles from './Settings.module.css'
import { SignInSetting } from './SignInSetting.tsx'
import { browserSettingsMessages as messages } from '../browserSettingsMessages.ts'

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

    toasts.show({
      kind: 'info',
      title: messages.forgotten(pending.length),
      detail: messages.forgottenDetail,
    })
  }
  return (
    <section className={styles.block} aria-labelledby="browser-heading">
      <h2 id="browser-heading" className="cs-visually-hidden">
        {messages.general}
      </h2>
      <div className={`cs-panel ${styles.rows} ${styles.links}`}>
        {links().map(({ to, title, text }) => (
          <Row key={to} title={title} text={text}>
            <Button
              size="xs"
              renderRoot={(props) => <Link to={to} {...props} aria-label={messages.openNamed({ title })} />}
            >
              {messages.open}
            </Button>
          </Row>
        ))}
      </div>
      <div className={`cs-panel ${styles.rows}`}>
        <Row id="currency-text" title={messages.currency} text={messages.currencyDetail}>
          <CurrencySelect describedBy="currency-text" />
        </Row>
        <Row title={messages.signIn} text={messages.signInDetail({ unlocks: signInUnlocks() })}>
          <SignInSetting />
        </Row>
        <Row id="single-keys-text" title={messages.keys} text={messages.keysDetail}>
          <Switch
            aria-label={messages.keys}
            aria-describedby="single-keys-text"
            checked={singleKeys}
            onChange={(event) => setPreference({ singleKeys: event.currentTarget.checked })}
          />
        </Row>
        <Row id="prefix-text" title={messages.prefix} text={messages.prefixDetail}>
          <Switch
            aria-label={messages.prefix}
            aria-describedby="prefix-text"
            checked={chainPrefix}
            onChange={(event) => setPreference({ chainPrefix: event.currentTarget.checked })}
          />
        </Row>
        <Row id="on-chain-text" title={messages.onChain} text={messages.onChainDetail}>
          <Switch
            aria-label={messages.onChain}
            aria-describedby="on-chain-text"
            checked={signOnChain}
            onChange={(event) => setPreference({ signOnChain: event.currentTarget.checked })}
          />
        </Row>
        <Row title={messages.cache} text={messages.cacheDetail}>
          <Button size="xs" onClick={clearCache}>
            {messages.clear}
          </Button>
        </Row>
        <Row title={messages.pending} text={messages.pendingDetail}>
          <Button size="xs" onClick={forgetPending}>
            {messages.forget}
          </Button>
        </Row>
      </div>
    </section>
  )
}

/** The other pages of the settings, for a narrow screen, where the list beside the content is hidden. */
const links = () =>
  [
    { to: '/settings/appearance', title: messages.appearance, text: messages.appearanceDetail },
    { to: '/settings/networks', title: messages.networks, text: messages.networksDetail },
    { to: '/settings/apps', title: messages.apps, text: messages.appsDetail },
    { to: '/settings/data', title: messages.data, text: messages.dataDetail },
    { to: '/settings/build', title: messages.build, text: messages.buildDetail },
  ] as const

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
