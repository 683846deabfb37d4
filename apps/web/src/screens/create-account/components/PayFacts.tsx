import type { Chain } from '@countersign/api'
import { ProvenanceMark } from '@countersign/ui'
import { createMessages as messages } from '../createMessages.ts'
import { payingNetworks } from '../model/payingNetworks.ts'
import { usePayNow } from '../model/usePayNow.ts'
import type { ChosenNetwork } from '../model/CreateDraft.ts'
import styles from './Create.module.css'

type Props = {
  readonly chains: readonly [Chain, ...Chain[]]
  readonly chosen: readonly ChosenNetwork[]
  readonly version: string | null
  readonly owners: number
}

/** On how many networks the creation is paid now, with the sum of its costs, and on how many later. */
export function PayFacts({ chains, chosen, version, owners }: Props) {
  const { first, networks } = payingNetworks(chains, chosen)
  const now = networks.filter(({ isLater }) => !isLater).map(({ chain }) => chain)
  const later = networks.length - now.length
  const fiat = usePayNow({ first, chains: now, version, owners })
  return (
    <dl className={styles.pay}>
      {now.length > 0 && (
        <div>
          <dt>{messages.payNow}</dt>
          <dd>
            {fiat === null ? (
              messages.networkCount(now.length)
            ) : (
              <>
                {messages.sumOn({ fiat, networks: now.length })} <ProvenanceMark source="service" />
              </>
            )}
          </dd>
        </div>
      )}
      {later > 0 && (
        <div>
          <dt>{messages.payLater}</dt>
          <dd>{messages.networkCount(later)}</dd>
        </div>
      )}
    </dl>
  )
}
