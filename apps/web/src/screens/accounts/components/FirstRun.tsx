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
  /** Below the accounts of a wallet that owns none: without title and without Connect. */
  embedded?: boolean
  /** What a link names to be watched. */
  watch?: string | undefined
}

/** No pitch, no steps: the ways to an account in order of likelihood, and what is kept and sent where. */
export function FirstRun({ onUseDemoOwner, embedded = false, watch }: FirstRunProps) {
  const demo = useConfig()?.demo
  return (
    <>
      {!embedded && (
        <header className={styles.head}>
          <h1>There is no account here yet</h1>
          <p>
            Countersign shows what a shared account is about to do, before its owners sign. Owners keep their keys. This
            page holds none.
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
                text="Lists the accounts your address owns. It shares that address and cannot move anything."
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
              text="Reads any account on any network. No wallet needed, nothing to sign."
            >
              <WatchForm text={watch} />
            </Way>
            <Way
              icon="users-plus"
              title="Create an account"
              text="Choose the owners and how many must sign. You see its address before paying anything."
              action={<Button renderRoot={(props) => <Link to="/create" {...props} />}>Create account</Button>}
            />
            <Way
              icon="file-import"
              title="Open a file"
              text="A transaction somebody asks you to sign, as a file, a link or a code on a screen."
              action={<Button renderRoot={(props) => <Link to="/import" {...props} />}>Choose file</Button>}
            />
          </ol>
          <dl className={styles.facts}>
            <Fact term="Kept where">In this browser.</Fact>
            <Fact term="Sent to the service">Addresses you open, and signatures you give.</Fact>
            <Fact term="Sent to anyone else">Reads of the chain to its node. No trackers, no remote logos.</Fact>
            <Fact term="Without the service">What was last seen stays readable.</Fact>
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
