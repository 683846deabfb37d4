import type { Chain } from '@countersign/api'
import { errorText } from '@countersign/primitives'
import { FieldNote, ProvenanceMark } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { worstOf } from '../../../signing/execution/FeeFields.tsx'
import { createMessages as messages } from '../createMessages.ts'
import { creationCostQuery } from '../model/creationCostQuery.ts'
import { useCoinWords } from '../model/useCoinWords.ts'
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
  const { amount, worth } = useCoinWords(chain)
  const { data, error } = useQuery(creationCostQuery({ chain, payer, ...creation }))
  if (error) return <span className={styles.quiet}>{messages.notEstimated({ reason: errorText(error) })}</span>
  if (!data) return <span className={styles.quiet}>{messages.estimating}</span>
  const most = worstOf(data.suggested)
  const { balance } = data.bounds
  const fiat = worth(most)
  return (
    <>
      <span className={styles.cost}>{messages.atMostCost({ amount: amount(most) })}</span>
      {fiat !== null && (
        <span className={styles.worth}>
          {fiat} <ProvenanceMark source="service" />
        </span>
      )}
      {payer !== null && balance !== null && most > balance && (
        <FieldNote kind="caution">{messages.tooPoor({ balance: amount(balance) })}</FieldNote>
      )}
    </>
  )
}
