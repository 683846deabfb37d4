import type { Chain } from '@countersign/api'
import { errorText } from '@countersign/primitives'
import { FieldNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { useFeeWords } from '../../../parts/transaction/effects/useFeeWords.ts'
import { worstOf } from '../../../signing/execution/FeeFields.tsx'
import { createMessages as messages } from '../createMessages.ts'
import { creationCostQuery } from '../model/creationCostQuery.ts'
import styles from './Networks.module.css'

type Props = {
  readonly first: Chain
  readonly chain: Chain
  readonly version: string | null
  readonly owners: number
}

/** What the creation costs at most on a network that is paid now, and whether the connected wallet has that. */
export function NetworkCost({ chain, ...creation }: Props) {
  const wallet = useWallet()
  const payer = wallet.status === 'connected' ? wallet.address : null
  const write = useFeeWords(chain)
  const { data, error } = useQuery(creationCostQuery({ chain, payer, ...creation }))
  if (error) return <span className={styles.quiet}>{messages.notEstimated({ reason: errorText(error) })}</span>
  if (!data) return <span className={styles.quiet}>{messages.estimating}</span>
  const most = worstOf(data.suggested)
  const { balance } = data.bounds
  return (
    <>
      <span className={styles.cost}>{messages.atMostCost({ amount: write(most) })}</span>
      {payer !== null && balance !== null && most > balance && (
        <FieldNote kind="caution">{messages.tooPoor({ balance: write(balance) })}</FieldNote>
      )}
    </>
  )
}
