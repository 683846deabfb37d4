import type { Chain } from '@countersign/api'
import { errorText, formatAccountAddress } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { deploymentState, type UndeployedAccount } from '../../../data/undeployed/undeployedAccounts.ts'
import { useFollowUndeployed } from '../../../data/creation/useFollowUndeployed.ts'
import { explorerTransactionLink } from '../../../data/url/explorerLink.ts'
import { openConnectDialog, useWallet } from '../../../data/wallet/walletStore.ts'
import tables from '../../../parts/lists/Table.module.css'
import { DeploymentStateText } from '../../../parts/undeployed/DeploymentStateText.tsx'
import styles from '../../../parts/undeployed/Undeployed.module.css'
import { undeployedMessages as messages } from '../../../parts/undeployed/undeployedMessages.ts'
import { DeploymentDetail } from './DeploymentDetail.tsx'
import { DeploymentFee } from './DeploymentFee.tsx'

type Props = { readonly accounts: readonly UndeployedAccount[]; readonly chains: readonly Chain[] }

/** One account on its networks: where it is deployed, where it is on its way, and where a wallet has to pay. */
export function NetworkBoard({ accounts, chains }: Props) {
  useFollowUndeployed(accounts, chains)
  const [busy, setBusy] = useState<string | null>(null)
  const wallet = useWallet()
  const deploy = async (account: UndeployedAccount, chain: Chain) => {
    if (wallet.status !== 'connected') return openConnectDialog()
    setBusy(chain.chainId)
    try {
      const [{ deployAccount }, { sendTransaction }] = await Promise.all([
        import('../../../data/creation/deployAccount.ts'),
        import('../../../signing/execution/sendTransaction.ts'),
      ])
      await deployAccount(chain, account, ({ to, data }) =>
        sendTransaction(chain, to, data, {
          description: messages.walletText({ name: account.name || messages.nameless, chain: chain.chainName }),
        }),
      )
    } catch (error) {
      toasts.show({ kind: 'failure', title: messages.failed, detail: errorText(error) })
    } finally {
      setBusy(null)
    }
  }
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{messages.network}</th>
            <th scope="col">{messages.state}</th>
            <th scope="col">{messages.detail}</th>
            <th scope="col" className={styles.fee}>
              {messages.fee}
            </th>
            <th scope="col">
              <span className="cs-visually-hidden">{messages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.flatMap((account) => {
            const chain = chains.find(({ chainId }) => chainId === account.chainId)
            if (!chain) return []
            const state = deploymentState(account)
            const isRetry = state === 'failed'
            return (
              <tr key={account.chainId}>
                <th scope="row">{chain.chainName}</th>
                <td>
                  <DeploymentStateText state={state} />
                </td>
                <td className={styles.quiet}>
                  <DeploymentDetail account={account} chain={chain} />
                </td>
                <td className={styles.fee}>
                  <DeploymentFee account={account} chain={chain} />
                </td>
                <td>
                  {state === 'deployed' ? (
                    <Link
                      to="/safes/$safe"
                      params={{ safe: formatAccountAddress({ shortName: chain.shortName, address: account.address }) }}
                      className="cs-link"
                      aria-label={messages.openOn({ chain: chain.chainName })}
                    >
                      {messages.open}
                    </Link>
                  ) : state === 'deploying' ? (
                    account.sent && (
                      <a
                        href={explorerTransactionLink(chain, account.sent.txHash)}
                        target="_blank"
                        rel="noreferrer"
                        className="cs-link"
                        aria-label={messages.transactionOn({ chain: chain.chainName })}
                      >
                        {messages.transaction}
                      </a>
                    )
                  ) : (
                    <Button
                      size="xs"
                      loading={busy === chain.chainId}
                      aria-label={(isRetry ? messages.tryOn : messages.deployNowOn)({ chain: chain.chainName })}
                      onClick={() => void deploy(account, chain)}
                    >
                      {isRetry ? messages.tryAgain : messages.deployNow}
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
