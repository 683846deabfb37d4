import { parseAddressInput, type Address } from '@countersign/primitives'
import { AddressLabel, EmptyState, GroupedHex, Icon, PageHeader, SectionHeading, SkeletonRows } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../../../data/url/useDocumentTitle.ts'
import { openConnectDialog, useWallet } from '../../../../data/wallet/walletStore.ts'
import styles from './AddOwnerLink.module.css'
import { addOwnerLinkMessages } from './addOwnerLinkMessages.ts'

export type OwnAccount = {
  /** `shortName:0x…` */
  readonly account: string
  readonly safe: Address
  readonly name: string | null
  readonly chainName: string
}

type Props = {
  /** The new owner in the link, unchanged; empty without one. */
  readonly asked: string
  readonly accounts: readonly OwnAccount[]
  readonly isLoading: boolean
}

/** A link that asks for a new owner but names no account: the user chooses the account. */
export function AddOwnerLinkPage({ asked, accounts, isLoading }: Props) {
  const { address: wallet } = useWallet()
  useDocumentTitle(addOwnerLinkMessages.title)
  const parsed = parseAddressInput(asked)
  return (
    <>
      <PageHeader title={addOwnerLinkMessages.title} subtitle={addOwnerLinkMessages.subtitle} />
      <div className={styles.page}>
        {asked !== '' && (
          <section className={`cs-panel ${styles.asked}`} aria-label={addOwnerLinkMessages.newOwner}>
            <b>{addOwnerLinkMessages.newOwner}</b>
            {parsed.ok ? <GroupedHex value={parsed.address} /> : <span>{asked}</span>}
          </section>
        )}
        <section aria-labelledby="add-owner-accounts">
          <SectionHeading id="add-owner-accounts" title={addOwnerLinkMessages.chooseAccount} />
          {isLoading && <SkeletonRows rows={2} shape="account" label={addOwnerLinkMessages.loading} />}
          {accounts.length > 0 && (
            <ul className={`cs-panel ${styles.accounts}`}>
              {accounts.map(({ account, safe, name, chainName }) => (
                <li key={account}>
                  <AddressLabel address={safe} shape="account" {...(name === null ? {} : { name })} />
                  <span className={styles.chain}>{chainName}</span>
                  <Button
                    size="xs"
                    aria-label={addOwnerLinkMessages.openFormOf({ name: name ?? safe, network: chainName })}
                    renderRoot={(props) => (
                      <Link
                        to="/safes/$safe/setup/owners"
                        params={{ safe: account }}
                        search={asked === '' ? {} : { add: asked }}
                        {...props}
                      />
                    )}
                  >
                    {addOwnerLinkMessages.openForm}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {!isLoading && accounts.length === 0 && (
            <EmptyState
              sentence={addOwnerLinkMessages.noAccounts}
              detail={addOwnerLinkMessages.noAccountsNote}
              action={
                <span className={styles.acts}>
                  {wallet === null && (
                    <Button leftSection={<Icon name="wallet" />} onClick={openConnectDialog}>
                      {addOwnerLinkMessages.connect}
                    </Button>
                  )}
                  <Link to="/accounts" className="cs-link">
                    {addOwnerLinkMessages.allAccounts}
                  </Link>
                </span>
              }
            />
          )}
        </section>
      </div>
    </>
  )
}
