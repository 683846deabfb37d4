import { shortenAddress } from '@countersign/primitives'
import { ProvenanceMark, type ProvenanceSource, VerdictBadge } from '@countersign/ui'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { chainStateQuery } from '../../../data/query/chainStateQuery.ts'
import { DeploymentStateText } from '../../../parts/undeployed/DeploymentStateText.tsx'
import { undeployedMessages } from '../../../parts/undeployed/undeployedMessages.ts'
import { groupOfPlaces, isRead } from '../accountGroups.ts'
import type { AccountGroup, AccountPlace, OpenDeployment } from '../AccountGroup.ts'
import {
  mostCommonSetup,
  plainVersion,
  setupDifferences,
  type PlaceSetup,
  type SetupDifference,
} from '../setupDifferences.ts'
import { AccountActions } from './AccountActions.tsx'
import { LastActivity, Needed, Ownership, type ReadAt, Signatures, Value } from './AccountCells.tsx'
import accounts from './Accounts.module.css'
import styles from './Places.module.css'
import { accountListMessages as messages } from '../accountListMessages.ts'

type Props = { readonly group: AccountGroup; readonly read: ReadAt }

/** The networks of an account. Their set-up is read from the chain; until then it is what the service said. */
export function NetworkRows({ group, read }: Props) {
  const { name, safe, places } = group
  const { from } = useDataSource()
  const onChain = useQueries({
    queries: places.map(({ chain, known }) => ({ ...chainStateQuery(chain, safe), enabled: known !== null })),
    combine: (answers) =>
      answers.map(({ data }): PlaceSetup | null =>
        data ? { owners: data.owners, threshold: data.threshold, version: plainVersion(data.version) } : null,
      ),
  })
  const most = mostCommonSetup(places.flatMap(({ setup }, index) => onChain[index] ?? setup ?? []))
  const sourceOf = ({ open }: AccountPlace, index: number): ProvenanceSource =>
    open ? 'you' : onChain[index] ? 'chain' : from
  const like = places.find(({ known, setup }, index) => known !== null && !isOther(most, onChain[index] ?? setup))
  const model = like?.chain.shortName ?? null
  const deployed = places.find(({ known }) => known !== null)
  return (
    <>
      {places.map((place, index) => (
        <PlaceRow
          key={place.account}
          place={place}
          name={name}
          read={read}
          setup={onChain[index] ?? place.setup}
          source={sourceOf(place, index)}
          most={most}
          model={model}
          isContradicted={isOther(onChain[index] ?? null, place.setup)}
        />
      ))}
      {deployed && (
        <tr className={styles.place}>
          <td colSpan={7} className={styles.wide}>
            <div
              role="group"
              className={styles.actions}
              aria-label={messages.actions({ account: name ?? shortenAddress(safe) })}
            >
              {places.length > 1 && (
                <Link
                  to="/plan/$address"
                  params={{ address: safe }}
                  search={model === null ? {} : { from: model }}
                  className="cs-link"
                >
                  {messages.plan}
                </Link>
              )}
              <Link to="/safes/$safe/setup" params={{ safe: deployed.account }} hash="elsewhere" className="cs-link">
                {messages.addElsewhere}
              </Link>
            </div>
          </td>
          <td className={styles.rest} />
        </tr>
      )}
    </>
  )
}

const isOther = (first: PlaceSetup | null, second: PlaceSetup | null): boolean =>
  first !== null && second !== null && setupDifferences(first, second).length > 0

type PlaceProps = {
  readonly place: AccountPlace
  readonly name: string | null
  readonly read: ReadAt
  readonly setup: PlaceSetup | null
  readonly source: ProvenanceSource
  readonly most: PlaceSetup | null
  /** The short name of a network with the set-up that most have. */
  readonly model: string | null
  readonly isContradicted: boolean
}

const PlaceRow = memo(function PlaceRow(props: PlaceProps) {
  const { place, name, read, setup, source, most, model, isContradicted } = props
  const { account, chain, known, open, overview, needsYou } = place
  const overviews = known === null ? [] : [overview]
  const alone = groupOfPlaces([place])
  const network = (
    <th scope="row">
      <div className={styles.network}>
        <Link to="/safes/$safe" params={{ safe: account }} className="cs-link">
          {chain.chainName}
        </Link>
        {known && <Ownership ownership={known.ownership} />}
      </div>
    </th>
  )
  const signatures = (
    <span className={accounts.signatures}>
      <Signatures setup={setup} overviews={overviews} />
      {setup && <ProvenanceMark source={source} />}
    </span>
  )
  const differences = <Differences differences={most && setup ? setupDifferences(most, setup) : []} />
  if (open)
    return (
      <tr className={styles.place} data-open="">
        {network}
        <td colSpan={6} className={styles.wide}>
          <div className={styles.state}>
            {signatures}
            <OpenState open={open} account={account} />
            {differences}
          </div>
        </td>
        <td className={styles.rest} />
      </tr>
    )
  return (
    <tr className={styles.place}>
      {network}
      <td>
        {differences}
        {most && setup && isOther(most, setup) && (
          <Link
            to="/plan/$address"
            params={{ address: place.key.safe }}
            search={model === null ? {} : { from: model }}
            className="cs-link"
            aria-label={messages.compareOn({ chain: chain.chainName })}
          >
            {messages.compare}
          </Link>
        )}
        {isContradicted && <VerdictBadge verdict="caution" label={messages.contradicted} quiet />}
      </td>
      <td>{signatures}</td>
      <td>
        <Needed count={needsYou} />
      </td>
      <td>{isRead(overview) ? overview.queued : <span className={accounts.quiet}>…</span>}</td>
      <td>
        <Value {...alone} overviews={overviews} read={read} />
      </td>
      <td className={accounts.quiet}>
        <LastActivity at={alone.lastActivity} />
      </td>
      <td>{known && <AccountActions account={known} name={name} />}</td>
    </tr>
  )
})

/** Why the account is not there yet, and what it cannot do until then. */
function OpenState({ open, account }: { open: OpenDeployment; account: string }) {
  const isSent = open.state === 'deploying'
  return (
    <>
      <DeploymentStateText state={open.state} />
      <span>{open.failure ?? (isSent ? messages.deployingLimits : messages.notDeployedLimits)}</span>
      {!isSent && (
        <Link
          to="/safes/$safe"
          params={{ safe: account }}
          className="cs-link"
          aria-label={undeployedMessages.deployOn({ chain: open.chain.chainName })}
        >
          {messages.deploy}
        </Link>
      )}
    </>
  )
}

function Differences({ differences }: { differences: readonly SetupDifference[] }) {
  const count = (type: SetupDifference['type']) => differences.filter((one) => one.type === type).length
  const [more, fewer] = [count('owner-added'), count('owner-removed')]
  const words = [
    ...differences.flatMap((one) =>
      one.type === 'threshold'
        ? [messages.fewerSignatures({ here: one.after, most: one.before })]
        : one.type === 'version'
          ? [messages.otherVersion({ here: one.after, most: one.before })]
          : [],
    ),
    ...(more > 0 ? [messages.moreOwners(more)] : []),
    ...(fewer > 0 ? [messages.missingOwners(fewer)] : []),
  ]
  return words.map((label) => <VerdictBadge key={label} verdict="caution" label={label} quiet />)
}
