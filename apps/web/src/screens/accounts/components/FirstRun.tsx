import { Button } from '@mantine/core'
import type { PageConfig } from '@countersign/api'
import { Icon, type IconName, SectionHeading } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConfig } from '../../../data/query/useConfig.ts'
import { openConnectDialog } from '../../../data/wallet/walletStore.ts'
import { DemoPanel } from './DemoPanel.tsx'
import styles from './FirstRun.module.css'
import { WatchForm } from './WatchForm.tsx'
import { firstRunMessages as messages } from '../firstRunMessages.ts'

export type DemoOwner = NonNullable<PageConfig['demo']>['owners'][number]

export interface FirstRunProps {
  onUseDemoOwner(owner: DemoOwner): Promise<void>
  /** Shown below the accounts of a wallet that owns none, without title and Connect button. */
  embedded?: boolean
  /** The account that a link asks to watch. */
  watch?: string | undefined
}

/** The ways to open an account, the most likely first, and where data is stored and sent. */
export function FirstRun({ onUseDemoOwner, embedded = false, watch }: FirstRunProps) {
  const demo = useConfig()?.demo
  return (
    <>
      {!embedded && (
        <header className={styles.head}>
          <h1>{messages.title}</h1>
          <p>{messages.subtitle}</p>
        </header>
      )}
      <div className={styles.columns} data-demo={demo ? '' : undefined}>
        <div>
          <Ways title={messages.existing}>
            {!embedded && (
              <Way
                icon="wallet"
                title={messages.connect}
                text={messages.connectDetail}
                action={
                  <Button variant="filled" leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
                    {messages.connectButton}
                  </Button>
                }
              />
            )}
            <Way icon="eye" title={messages.watch} text={messages.watchDetail}>
              <WatchForm text={watch} />
            </Way>
            <Way
              icon="download"
              title={messages.move}
              text={messages.moveDetail}
              action={
                <Button renderRoot={(props) => <Link to="/settings/data" {...props} />}>{messages.moveButton}</Button>
              }
            />
          </Ways>
          <Ways title={messages.beginning}>
            <Way
              icon="users-plus"
              title={messages.create}
              text={messages.createDetail}
              action={<Button renderRoot={(props) => <Link to="/create" {...props} />}>{messages.createButton}</Button>}
            />
            <Way
              icon="file-import"
              title={messages.file}
              text={messages.fileDetail}
              action={<Button renderRoot={(props) => <Link to="/import" {...props} />}>{messages.fileButton}</Button>}
            />
          </Ways>
          <dl className={styles.facts}>
            <Fact term={messages.stored}>{messages.storedDetail}</Fact>
            <Fact term={messages.toService}>{messages.toServiceDetail}</Fact>
            <Fact term={messages.toOthers}>{messages.toOthersDetail}</Fact>
            <Fact term={messages.without}>{messages.withoutDetail}</Fact>
          </dl>
        </div>
        {demo && <DemoPanel demo={demo} onUse={onUseDemoOwner} />}
      </div>
    </>
  )
}

function Ways({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <SectionHeading title={title} />
      <ul className={`cs-panel ${styles.ways}`}>{children}</ul>
    </section>
  )
}

interface WayProps {
  icon: IconName
  title: string
  text: string
  action?: ReactNode
  children?: ReactNode
}

function Way({ icon, title, text, action, children }: WayProps) {
  return (
    <li>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {children && <div className={styles.wide}>{children}</div>}
    </li>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
