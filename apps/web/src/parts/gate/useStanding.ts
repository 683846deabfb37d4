import { isSameAddress } from '@countersign/primitives'
import { useNow } from '@countersign/ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { delegationsOfQuery } from '../../data/proposers/delegationsOfQuery.ts'
import { isInForce } from '../../data/proposers/Delegation.ts'
import { useDataSource } from '../../data/api/dataSource.ts'
import { signingWaysQuery } from '../../data/chain-access/signingWays.ts'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import type { Answer, Standing } from './Standing.ts'

/**
 * The relation of the connected wallet to the open account. Owners are read from the chain; the service is asked only about wallets that
 * are not owners.
 */
export function useStanding(): Standing {
  const { chain, key, safe } = useAccount()
  const { status, address } = useWallet()
  const hasService = useDataSource().from === 'service'
  const wallet = status === 'connecting' ? null : address
  const state = useQuery({ ...chainStateQuery(chain, safe), enabled: wallet !== null })
  const owners = state.data?.owners ?? []
  const isOwner = wallet !== null && owners.some((owner) => isSameAddress(owner, wallet))
  const isStranger = wallet !== null && state.data !== undefined && !isOwner
  const ways = useQuery({ ...signingWaysQuery(chain, wallet, owners), enabled: isStranger && owners.length > 0 })
  const delegations = useQuery({ ...delegationsOfQuery(key, wallet), enabled: isStranger && hasService })
  // Only a delegation with an end date needs the clock.
  const now = useNow(delegations.data?.some(({ endsAt }) => endsAt !== null) ?? false)
  const known = state.data === undefined ? answerOf(state) : null
  const unlessOwner = (answer: Answer): Answer => known ?? (isOwner ? 'no' : answer)
  return {
    wallet,
    isAccount: wallet !== null && isSameAddress(wallet, safe),
    owner: known ?? (isOwner ? 'yes' : 'no'),
    parents: ways.data?.through ?? [],
    parentOwner: unlessOwner(answerOf(ways, ({ through }) => through.length > 0)),
    proposer: unlessOwner(
      hasService ? answerOf(delegations, (all) => all.some((one) => isInForce(one, owners, now))) : 'no',
    ),
  }
}

/** An earlier answer stays valid while it is read again, and when that fails. */
function answerOf<T>({ data, isError }: UseQueryResult<T>, isSo: (data: T) => boolean = () => false): Answer {
  if (data !== undefined) return isSo(data) ? 'yes' : 'no'
  return isError ? 'unread' : 'reading'
}
