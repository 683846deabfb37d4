import { isSameAddress, ZERO_ADDRESS, type Address } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { isVersionFrom } from '../../shared/chain-access/isVersionFrom.ts'
import { signingWaysQuery } from '../../shared/chain-access/signingWays.ts'
import { hasFeature } from '../../shared/config/hasFeature.ts'
import { useSent } from '../../shared/sent/sentStore.ts'
import { useAccount } from '../../shared/url/useAccount.ts'
import { useWallet } from '../../shared/wallet/walletStore.ts'
import type { nextActs, SigningWay } from './nextAct.ts'
import { useReviewContext } from './ReviewContext.tsx'

type Situation = Parameters<typeof nextActs>[0]

const NOBODY: readonly Address[] = []

/** The situation with what the chain says of the wallet: whether it has a key, and which owners it can act for. */
export function useSituation(situation: Situation): { situation: Situation; through: readonly Address[] } {
  const { chain, account } = useAccount()
  const { review } = useReviewContext()
  const { walletName } = useWallet()
  const { data, isPending } = useQuery(signingWaysQuery(chain, situation.wallet, situation.owners))
  const path = `/safes/${account}/transactions/${review?.reviewed.safeTxHash}`
  const sent = useSent(situation.wallet ?? ZERO_ADDRESS)
  const isApproving = sent.some((record) => record.status === 'pending' && record.path === path)
  const version = review?.reviewed.version ?? null
  // Below, contracts are asked for the bytes of a transaction, and what an account signs is the hash.
  const asksAsAccountsSign = version !== null && isVersionFrom(version, [1, 5]) && hasFeature(chain, 'EIP1271')
  // Until the chain has said, only the account around this page is known to have no key.
  const isContract = data?.isContract ?? (isPending && walletName === 'Safe')
  const way: SigningWay = !isContract ? 'key' : asksAsAccountsSign ? 'contract' : 'contract-on-chain'
  return { situation: { ...situation, way, isApproving }, through: data?.through ?? NOBODY }
}

/** Owners who can still agree. */
export const stillToAgree = (through: readonly Address[], signed: readonly Address[]): readonly Address[] =>
  through.filter((owner) => !signed.some((other) => isSameAddress(other, owner)))
