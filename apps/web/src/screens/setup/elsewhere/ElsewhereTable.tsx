import type { Chain } from '@countersign/api'
import { errorText, formatAccountAddress } from '@countersign/primitives'
import type { CreationData } from '@countersign/safe'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import { readNetworkAnswer } from '../../../data/creation/contractsOf.ts'
import {
  addUndeployed,
  deploymentState,
  isOfKey,
  storedCreation,
  useUndeployedAccounts,
} from '../../../data/undeployed/undeployedAccounts.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import tables from '../../../parts/lists/Table.module.css'
import { DeploymentStateText } from '../../../parts/undeployed/DeploymentStateText.tsx'
import undeployed from '../../../parts/undeployed/Undeployed.module.css'
import styles from './Elsewhere.module.css'
import { elsewhereMessages as messages } from './elsewhereMessages.ts'

/** Every other network: whether the account is there, or can be, and why not. */
export function ElsewhereTable({ creation }: { creation: CreationData }) {
  const { chainId } = useAccount()
  const others = useChains().filter((chain) => chain.chainId !== chainId)
  if (others.length === 0) return <p>{messages.none}</p>
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table
        className={`${tables.table} ${tables.cards} ${undeployed.table} ${styles.table}`}
        aria-label={messages.networks}
      >
        <thead>
          <tr>
            <th scope="col">{messages.network}</th>
            <th scope="col">{messages.state}</th>
            <th scope="col">
              <span className="cs-visually-hidden">{messages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {others.map((chain) => (
            <NetworkRow key={chain.chainId} {...{ chain, creation }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NetworkRow({ chain, creation }: { chain: Chain; creation: CreationData }) {
  const { chainId, safe } = useAccount()
  const navigate = useNavigate()
  const name = useNames().nameOf(safe, chainId)?.name ?? ''
  const known = useUndeployedAccounts().find((one) => isOfKey(one, { chainId: chain.chainId, safe }))
  const { data, error } = useQuery({
    queryKey: ['elsewhere', chain.chainId, safe],
    queryFn: async () => {
      const [answer, code] = await Promise.all([
        readNetworkAnswer(chain, creation),
        publicClientFor(chain).getCode({ address: safe }),
      ])
      return { answer, isThere: (code ?? '0x') !== '0x' }
    },
    meta: { persist: false },
  })
  const account = formatAccountAddress({ shortName: chain.shortName, address: safe })
  const add = () => {
    addUndeployed([{ chainId: chain.chainId, address: safe, name, creation: storedCreation(creation) }])
    void navigate({ to: '/safes/$safe', params: { safe: account } })
  }
  const state = () => {
    if (error) return messages.notRead({ reason: errorText(error) })
    if (data === undefined) return messages.reading
    if (data.isThere) return <DeploymentStateText state="deployed" />
    if (!data.answer.isPossible) return data.answer.reason
    return known ? <DeploymentStateText state={deploymentState(known)} /> : messages.possible
  }
  return (
    <tr>
      <th scope="row">{chain.chainName}</th>
      <td data-label={messages.state}>{state()}</td>
      <td>
        {known || data?.isThere === true ? (
          <Link
            to="/safes/$safe"
            params={{ safe: account }}
            className="cs-link"
            aria-label={messages.showOn({ chain: chain.chainName })}
          >
            {messages.show}
          </Link>
        ) : (
          data?.answer.isPossible === true && (
            <Button size="xs" aria-label={messages.addOn({ chain: chain.chainName })} onClick={add}>
              {messages.add}
            </Button>
          )
        )}
      </td>
    </tr>
  )
}
