import { EmptyState, SkeletonRows } from '@countersign/ui'
import { type Address, isSameAddress } from '@countersign/primitives'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sourceChoice } from '../../data/api/dataSource.ts'
import { serviceApi } from '../../data/client/apiClient.ts'
import { errorWords } from '../../data/connection/errorWords.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { safeQuery } from '../../data/query/safeQuery.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useAuth } from '../../data/wallet/authStore.ts'
import { openConnectDialog, openSignInDialog, useWallet } from '../../data/wallet/walletStore.ts'
import { CopyAccount } from './CopyAccount.tsx'
import { notFollowedMessages as messages } from './notFollowedMessages.ts'

/**
 * In place of content that needs the index of the service, for an account that the service does not follow: what begins it. For an owner
 * who is signed in, the page asks for it at once, because reads of the page do not send the session.
 */
export function NotFollowed({ isPage }: { readonly isPage: boolean }) {
  const { chain, key } = useAccount()
  const { data: state } = useQuery(safeQuery(key))
  const wallet = useWallet()
  const auth = useAuth()
  const isOwner = (address: Address | null) =>
    address !== null && state?.owners.some(({ value }) => isSameAddress(value, address)) === true
  const signer = auth.status === 'authenticated' && isOwner(auth.address) ? auth.address : null
  const { error, isFetching } = useFollow(signer)
  if (isFetching) return <SkeletonRows rows={3} shape="transaction" label={messages.beginning} />
  const isOther = wallet.address !== null && state !== undefined && !isOwner(wallet.address)
  return (
    <EmptyState
      level={isPage ? 1 : 2}
      sentence={messages.title}
      detail={
        <>
          {error ? messages.refused({ reason: errorWords(error) }) : messages.reasons({ chain: chain.chainName })}
          {isOther && ` ${messages.otherWallet}`}
        </>
      }
      action={
        <>
          {signer === null && (
            <button
              type="button"
              className="cs-act"
              data-size="xs"
              onClick={wallet.address === null || isOther ? openConnectDialog : openSignInDialog}
            >
              {wallet.address === null || isOther ? messages.connect : messages.signIn}
            </button>
          )}
          <NewTransaction />
          <CopyAccount />
          <button type="button" className="cs-act" data-size="xs" onClick={() => sourceChoice.set('chain')}>
            {messages.readNetwork}
          </button>
        </>
      }
    />
  )
}

function NewTransaction() {
  const { account } = useAccount()
  return (
    <Link to="/safes/$safe/send" params={{ safe: account }} className="cs-act" data-size="xs">
      {messages.propose}
    </Link>
  )
}

/** Asks the service once for the owner who is signed in, and then reads the account again. */
function useFollow(signer: string | null) {
  const { key } = useAccount()
  const queryClient = useQueryClient()
  const follow = useQuery({
    queryKey: ['follow', key.chainId, key.safe, signer],
    queryFn: async ({ signal }) => {
      await serviceApi().followSafe({ params: key, signal })
      return true
    },
    enabled: signer !== null,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (follow.data) void queryClient.invalidateQueries({ queryKey: queryKeys.account(key) })
  }, [follow.data, key, queryClient])
  return follow
}
