import { shortenAddress } from '@countersign/primitives'
import { Icon, ProvenanceMark, useNow } from '@countersign/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useChangesSinceVisit } from '../../data/visits/useChangesSinceVisit.ts'
import { makersQuery } from '../../data/visits/makersQuery.ts'
import { isGrave } from '../../data/visits/changesSinceVisit.ts'
import { useNames } from '../../data/names/useNames.ts'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { noteSeenPowers } from '../../data/storage/seenPowers.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { changesWords } from './changesWords.ts'
import styles from './ChangedStrip.module.css'
import { onDay } from './dayWords.ts'
import { visitMessages } from './visitMessages.ts'

/**
 * What changed about the control of the account since this browser last saw it, with the transaction of each change. It is a danger when a
 * change gives control to an address and this user's wallet did not sign it.
 */
export function ChangedStrip({ account }: { account: OpenAccount }) {
  const { chain, chainId, safe, key } = account
  const { data: state } = useQuery(chainStateQuery(chain, safe))
  const [changes] = useChangesSinceVisit([account])
  const client = useQueryClient()
  const { address: wallet } = useWallet()
  const { nameOf } = useNames()
  const now = useNow(true)
  const { since, differences } = changes ?? { since: null, differences: [] }
  const query = makersQuery({ chain, key, version: state?.version ?? '', differences, since, wallet })
  const { data: makers, isPending } = useQuery({ ...query, enabled: differences.length > 0 && state !== undefined })
  if (!state || differences.length === 0) return null
  const name = (address: typeof safe) => nameOf(address, chainId)?.name ?? shortenAddress(address)
  const { text, isReportedByService } = changesWords(differences, makers, { nameOf: name, now })
  const isDanger = !isPending && differences.some((one, index) => isGrave(one) && !makers?.[index]?.isOwn)
  const accept = () => {
    noteSeenPowers(key, state)
    // A review of this account also compares with the last visit.
    void client.invalidateQueries({ queryKey: [...queryKeys.account(key), 'review'] })
  }
  const first = makers?.find((maker) => maker !== null)
  return (
    <div className={clsx(styles.strip, isDanger && styles.danger)} role="status">
      <Icon name={isDanger ? 'alert-octagon' : 'eye'} size={18} />
      <p>
        <b>{since === null ? visitMessages.changed : visitMessages.changedSince(onDay(since, now))}</b>{' '}
        <span>{text}</span> {isReportedByService && <ProvenanceMark source="service" />}
        {isDanger && <span> {visitMessages.askOwners}</span>}
      </p>
      <span className={styles.acts}>
        {first ? (
          <Link className="cs-link" to="/safes/$safe/transactions/$id" params={{ safe: account.account, id: first.id }}>
            {visitMessages.seeChange}
          </Link>
        ) : (
          <Link className="cs-link" to="/safes/$safe/history" params={{ safe: account.account }}>
            {visitMessages.seeHistory}
          </Link>
        )}
        <button type="button" className="cs-link" onClick={accept}>
          {visitMessages.seen}
        </button>
      </span>
    </div>
  )
}
