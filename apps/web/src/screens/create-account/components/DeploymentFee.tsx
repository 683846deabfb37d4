import type { Chain } from '@countersign/api'
import { useQuery } from '@tanstack/react-query'
import type { UndeployedAccount } from '../../../data/undeployed/undeployedAccounts.ts'
import styles from '../../../parts/undeployed/Undeployed.module.css'
import { deploymentReceiptQuery } from '../model/deploymentReceiptQuery.ts'
import { useCoinWords } from '../model/useCoinWords.ts'

type Props = { readonly account: UndeployedAccount; readonly chain: Chain }

/** What this browser's wallet paid for the deployment, from its receipt; nothing where another wallet paid, or nothing was paid yet. */
export function DeploymentFee({ account, chain }: Props) {
  const { data: receipt } = useQuery(deploymentReceiptQuery(chain, account))
  const { amount, worth } = useCoinWords(chain)
  if (!receipt) return null
  const fiat = worth(receipt.fee)
  return (
    <>
      {amount(receipt.fee)}
      {fiat !== null && <span className={styles.worth}>{fiat}</span>}
    </>
  )
}
