import { Modal, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Icon, Kbd } from '@countersign/ui'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type KeyboardEvent } from 'react'
import { useChains } from '../../data/query/useChains.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { openConnectDialog } from '../../data/wallet/walletStore.ts'
import { toggleProvenance } from '../keys/useShellKeys.ts'
import { historySearch } from './historySearch.ts'
import { matchItems } from './matchItems.ts'
import styles from './Palette.module.css'
import type { PaletteItem } from './PaletteItem.ts'
import { PaletteRow } from './PaletteRow.tsx'
import { pastedItems } from './pastedItems.ts'
import { switcherGroups } from './switcherGroups.ts'
import { usePaletteGroups } from './usePaletteGroups.ts'
import { currentLanguage } from '@countersign/primitives'
import { languageStore } from '../../data/language/languageStore.ts'
import { paletteMessages as messages } from './paletteMessages.ts'

export interface PaletteProps {
  account: OpenAccount | null
  /** Opened to choose another account: accounts come first. */
  isSwitcher?: boolean
  /** The text typed while this file was loading; empty on later calls. */
  takeTyped(): string
  onClose(): void
  onKeys(): void
}

/** Search and navigation: accounts, transactions, contacts, pages, actions, or a pasted address or hash. */
export function Palette({ account, isSwitcher = false, takeTyped, onClose, onKeys }: PaletteProps) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const id = useId()
  const chains = useChains()
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const scheme = useComputedColorScheme('light')
  const all = usePaletteGroups(account)
  const known = isSwitcher ? switcherGroups(all, messages.accounts, query.trim() !== '') : all
  const pasted = pastedItems(query, chains, account)
  const matched = matchItems(known, query, isSwitcher ? messages.accounts : null)
  const groups =
    pasted.length > 0
      ? [{ title: messages.pasted, items: pasted }, ...matched]
      : [...matched, ...(isSwitcher ? [] : historySearch(query, account))]
  const items = groups.flatMap((group) => group.items)
  // The switcher begins at the first account that is not the open one.
  const first =
    isSwitcher && query === ''
      ? Math.max(
          0,
          items.findIndex(({ id }) => id !== account?.account),
        )
      : 0
  const chosen = Math.min(active ?? first, items.length - 1)

  function open({ target }: PaletteItem) {
    onClose()
    if (target.kind === 'page') void navigate({ href: target.href })
    else if (target.act === 'provenance') toggleProvenance()
    else if (target.act === 'scheme') setColorScheme(scheme === 'dark' ? 'light' : 'dark')
    else if (target.act === 'connect') openConnectDialog()
    else if (target.act === 'language') switchLanguage()
    else onKeys()
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const item = items[chosen]
    if (step !== 0 && items.length > 0) {
      event.preventDefault()
      const next = (chosen + step + items.length) % items.length
      setActive(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && item) {
      event.preventDefault()
      open(item)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      yOffset={84}
      size={680}
      padding={0}
      attributes={{ content: { 'aria-label': isSwitcher ? messages.switchAccount : messages.searchOrJump } }}
      classNames={{ body: styles.body ?? '' }}
    >
      <div className={styles.input}>
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={messages.search}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={items.length > 0 ? `${id}-${chosen}` : undefined}
          data-autofocus
          placeholder={isSwitcher ? messages.searchAccounts : messages.searchOrJump}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onFocus={() => setQuery(query + takeTyped())}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(null)
          }}
          onKeyDown={onKeyDown}
        />
        <span role="status">
          {messages.results(groups.reduce((sum, { items: own, total = own.length }) => sum + total, 0))}
        </span>
      </div>
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={messages.list}>
        {groups.map(({ title, items: own, total = own.length }) => (
          <div key={title} role="group" aria-label={title}>
            <div className={styles.group} aria-hidden>
              <span>{title}</span>
              <span>{total > own.length ? messages.firstOf({ shown: own.length, total }) : own.length}</span>
            </div>
            {own.map((item) => {
              const index = items.indexOf(item)
              return (
                <PaletteRow
                  key={item.id}
                  id={`${id}-${index}`}
                  item={item}
                  query={query}
                  isActive={index === chosen}
                  onHover={() => setActive(index)}
                  onOpen={() => open(item)}
                />
              )
            })}
          </div>
        ))}
        {items.length === 0 && <p className={styles.none}>{messages.noMatch}</p>}
      </div>
      <div className={styles.foot} aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {messages.move}
        </span>
        <span>
          <Kbd>↵</Kbd> {messages.open}
        </span>
        <span>
          <Kbd>{messages.escapeKey}</Kbd> {messages.close}
        </span>
        <span>{messages.canPaste}</span>
      </div>
    </Modal>
  )
}

/** The page loads again, so that nothing stays in the other language. */
function switchLanguage(): void {
  languageStore.set(currentLanguage() === 'de' ? 'en' : 'de')
  location.reload()
}
