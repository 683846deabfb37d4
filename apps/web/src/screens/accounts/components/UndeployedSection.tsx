import { formatAccountAddress } from '@countersign/primitives'
import { AddressLabel, SectionHeading } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import {
  deploymentState,
  ofAddress,
  type UndeployedAccount,
  useUndeployedAccounts,
} from '../../../data/creation/undeployedAccounts.ts'
import { useFollowUndeployed } from '../../../data/creation/useFollowUndeployed.ts'
import { useChains } from '../../../data/query/useChains.ts'
import tables from '../../../parts/lists/Table.module.css'
import { DeploymentStateText } from '../../../parts/undeployed/DeploymentStateText.tsx'
import undeployed from '../../../parts/undeployed/Undeployed.module.css'
import { undeployedMessages as messages } from '../../../parts/undeployed/undeployedMessages.ts'
import styles from './Accounts.module.css'

/** Accounts that are not deployed on every network of theirs, with the state on each. Loaded after the list. */
export function UndeployedSection() {
  const all = useUndeployedAccounts()
  const chains = useChains()
  useFollowUndeployed(all, chains)
  const addresses = new Set(all.filter(({ deployedAt }) => deployedAt === null).map(({ address }) => address))
  const groups = [...addresses].map((address) => ofAddress(all, address))
  if (groups.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="undeployed-heading">
      <SectionHeading title={messages.listTitle} count={groups.length} id="undeployed-heading" />
      <div className={`cs-panel ${tables.frame}`}>
        <table className={`${tables.table} ${tables.cards} ${undeployed.table}`}>
          <thead>
            <tr>
              <th scope="col">{messages.account}</th>
              <th scope="col">{messages.needed}</th>
              <th scope="col">{messages.networks}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Row key={group[0]?.address} group={group} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ group }: { group: readonly UndeployedAccount[] }) {
  const chains = useChains()
  const [account] = group
  if (!account) return null
  const { creation, address, name } = account
  return (
    <tr>
      <th scope="row">
        <AddressLabel address={address} name={name === '' ? undefined : name} shape="account" />
      </th>
      <td>{messages.setup({ threshold: creation.threshold, owners: creation.owners.length })}</td>
      <td>
        <ul className={undeployed.places} aria-label={messages.networksOf({ name: name || messages.nameless })}>
          {group.flatMap((one) => {
            const chain = chains.find(({ chainId }) => chainId === one.chainId)
            return chain ? (
              <li key={one.chainId}>
                <Link
                  to="/safes/$safe"
                  params={{ safe: formatAccountAddress({ shortName: chain.shortName, address }) }}
                  className="cs-link"
                >
                  {chain.chainName}
                </Link>{' '}
                <DeploymentStateText state={deploymentState(one)} />
              </li>
            ) : (
              []
            )
          })}
        </ul>
      </td>
    </tr>
  )
}
