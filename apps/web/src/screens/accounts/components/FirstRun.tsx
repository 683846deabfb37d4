import { Button } from '@mantine/core'
import type { PageConfig } from '@countersign/api'
import { Icon, type IconName } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConfig } from '../../../data/query/useConfig.ts'
import { openConnectDialog } from '../../../data/wallet/walletStore.ts'
import { DemoPanel } from './DemoPanel.tsx'
import styles from './FirstRun.module.css'
import { WatchForm } from './WatchForm.tsx'

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
          <h1>No account yet</h1>
          <p>
            Countersign shows what a transaction of a shared account does, before its owners sign it. The owners keep
            their keys; this page has none.
          </p>
        </header>
      )}
      <div className={styles.columns} data-demo={demo ? '' : undefined}>
        <div>
          <ol className={`cs-panel ${styles.ways}`}>
            {!embedded && (
              <Way
                icon="wallet"
                title="Connect a wallet"
                text="Lists the accounts that your address owns. Shares only this address, and cannot move any assets."
                action={
                  <Button variant="filled" leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
                    Connect wallet
                  </Button>
                }
              />
            )}
            <Way
              icon="eye"
              title="Watch an account"
              text="Shows any account on any network. You need no wallet and sign nothing."
            >
              <WatchForm text={watch} />
            </Way>
            <Way
              icon="users-plus"
              title="Create an account"
              text="Choose the owners and the threshold. You see its address before you pay."
              action={<Button renderRoot={(props) => <Link to="/create" {...props} />}>Create account</Button>}
            />
            <Way
              icon="file-import"
              title="Open a file"
              text="A transaction that you were asked to sign, as a file, a link or a QR code."
              action={<Button renderRoot={(props) => <Link to="/import" {...props} />}>Choose file</Button>}
            />
          </ol>
          <dl className={styles.facts}>
            <Fact term="Stored">In this browser.</Fact>
            <Fact term="Sent to the service">Addresses that you open, and signatures that you give.</Fact>
            <Fact term="Sent to other servers">
              Reads of the chain to its node. No trackers, no logos from other hosts.
            </Fact>
            <Fact term="Without the service">Cached data stays readable.</Fact>
          </dl>
        </div>
        {demo && <DemoPanel demo={demo} onUse={onUseDemoOwner} />}
      </div>
    </>
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
        <h2>{title}</h2>
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
