import { AddressLabel, EmptyState, Icon, InfoNote, SectionHeading, SkeletonRows } from '@countersign/ui'
import type { Address } from '@countersign/primitives'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { openConnectDialog, useWallet } from '../../../data/wallet/walletStore.ts'
import { sharedAppMessages } from './sharedAppMessages.ts'
import styles from './Share.module.css'

type OwnAccount = {
  readonly account: string
  readonly safe: Address
  readonly name: string | null
  readonly chainName: string
}

type Props = {
  readonly appUrl: string
  /** The best match first. */
  readonly accounts: readonly OwnAccount[]
  readonly isLoading: boolean
  /** The URL of this page, to return here after creating an account. */
  readonly here: string
  /** The account created for this app just now; null without one. */
  readonly created: string | null
}

/** Chooses the account with which the app is opened, or offers to create one. */
export function ChooseAccount({ appUrl, accounts, isLoading, here, created }: Props) {
  const { address: wallet } = useWallet()
  const fresh = accounts.find(({ account }) => account === created)
  return (
    <section className={styles.choose} aria-label={sharedAppMessages.choose}>
      <SectionHeading title={sharedAppMessages.openWith} count={accounts.length} />
      {fresh && (
        <InfoNote
          title={sharedAppMessages.created({
            name: fresh.name ?? sharedAppMessages.yourAccount,
            network: fresh.chainName,
          })}
        >
          {sharedAppMessages.createdText}
        </InfoNote>
      )}
      {created !== null && !fresh && !isLoading && (
        <InfoNote title={sharedAppMessages.createdElsewhere}>{sharedAppMessages.createdElsewhereText}</InfoNote>
      )}
      {isLoading && <SkeletonRows rows={2} shape="account" label={sharedAppMessages.loading} />}
      {accounts.length > 0 && (
        <ul className={`cs-panel ${styles.accounts}`}>
          {accounts.map(({ account, safe, name, chainName }, place) => (
            <li key={account}>
              <AddressLabel address={safe} shape="account" {...(name === null ? {} : { name })} />
              <span className={styles.chain}>{chainName}</span>
              <Button
                size="xs"
                variant={place === 0 ? 'filled' : 'default'}
                aria-label={sharedAppMessages.openNamed({ name: name ?? safe, network: chainName })}
                renderRoot={(props) => (
                  <Link to="/safes/$safe/apps/open" params={{ safe: account }} search={{ appUrl }} {...props} />
                )}
              >
                {sharedAppMessages.open}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isLoading && accounts.length === 0 && (
        <EmptyState sentence={sharedAppMessages.noAccount} detail={sharedAppMessages.noAccountText} />
      )}
      <div className={styles.acts}>
        {wallet === null && (
          <Button leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
            {sharedAppMessages.connect}
          </Button>
        )}
        <Button
          leftSection={<Icon name="users-plus" />}
          renderRoot={(props) => <Link to="/create" search={{ then: here }} {...props} />}
        >
          {sharedAppMessages.create}
        </Button>
      </div>
    </section>
  )
}
