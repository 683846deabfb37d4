import type { SafeApp } from '@countersign/api'
import { FieldNote, Icon, describedBy } from '@countersign/ui'
import { ActionIcon, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { listedAppAt } from '../../../data/apps/isListed.ts'
import { ownOrigins } from '../../../data/apps/ownOrigins.ts'
import { readAppUrl } from '../../../data/url/readAppUrl.ts'
import { useCustomApps } from '../../../data/apps/customApps.ts'
import { appKey } from '../../../data/url/appOf.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { NewApp } from './NewApp.tsx'
import { appsMessages } from './appsMessages.ts'
import styles from './Apps.module.css'

/** Waits for the end of typing before the service fetches a manifest. */
const PAUSE_MS = 400

type Props = { readonly initial: string; readonly listed: readonly SafeApp[]; readonly onClose: () => void }

/** Adds an app that the service does not list, after a warning. */
export function AddAppPanel({ initial, listed, onClose }: Props) {
  const { chainId, account } = useAccount()
  const own = useCustomApps(chainId)
  const [text, setText] = useState(initial)
  const [settled] = useDebouncedValue(text, PAUSE_MS)
  const titleId = useId()
  const noteId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const read = readAppUrl(text, ownOrigins())
  const isSettled = settled === text
  const isKnown =
    read.ok && (listedAppAt(read.app.url, listed) !== null || own.some(({ url }) => appKey(url) === read.app.key))
  const problem = isKnown ? appsMessages.already : text.trim() !== '' && isSettled && !read.ok ? read.reason : null
  return (
    <aside className={`cs-panel ${styles.panel}`} aria-labelledby={titleId}>
      <div className={styles.panelHead}>
        <h2 id={titleId}>{appsMessages.addByAddress}</h2>
        <ActionIcon aria-label={appsMessages.close} onClick={onClose}>
          <Icon name="x" />
        </ActionIcon>
      </div>
      <div className={styles.panelBody}>
        <div>
          <TextInput
            ref={field}
            label={appsMessages.address}
            description={appsMessages.addressHint}
            dir="ltr"
            placeholder="https://" // no message: the beginning of every address
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            error={problem !== null}
            {...describedBy(noteId, `${noteId}-app`)}
          />
          <div id={noteId}>{problem !== null && <FieldNote kind="error">{problem}</FieldNote>}</div>
          {read.ok && isKnown && (
            <Link
              className="cs-link"
              to="/safes/$safe/apps/open"
              params={{ safe: account }}
              search={{ appUrl: read.app.url }}
            >
              {appsMessages.openKnown}
            </Link>
          )}
        </div>
        {read.ok && !isKnown && isSettled && (
          <NewApp key={read.app.key} app={read.app} listed={listed} noteId={`${noteId}-app`} onClose={onClose} />
        )}
      </div>
    </aside>
  )
}
