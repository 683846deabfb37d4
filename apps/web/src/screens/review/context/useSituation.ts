import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { useQuery } from '@tanstack/react-query'
import { judgeAct } from '../../../parts/gate/judgeAct.ts'
import { useStanding } from '../../../parts/gate/useStanding.ts'
import { isVersionFrom } from '../../../data/chain-access/isVersionFrom.ts'
import { signingWaysQuery } from '../../../data/chain-access/signingWays.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { useSent } from '../../../data/sent/sentStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import type { nextActs, SigningWay } from '../../../signing/transaction/nextAct.ts'
import { useReviewContext } from './ReviewContext.tsx'

type Situation = Parameters<typeof nextActs>[0]

const NO_OWNERS: readonly Address[] = []

/**
 * Adds facts about the wallet to the situation: whether it is a key, for which owners it can act, and whether it may
 * propose.
 */
export function useSituation(situation: Situation): { situation: Situation; through: readonly Address[] } {
  const { chain, account } = useAccount()
  const { review, details } = useReviewContext()
  const standing = useStanding()
  const { walletName } = useWallet()
  const { data, isPending } = useQuery(signingWaysQuery(chain, situation.wallet, situation.owners))
  const path = `/safes/${account}/transactions/${review?.reviewed.safeTxHash}`
  const sent = useSent(situation.wallet ?? ZERO_ADDRESS)
  const isApproving = sent.some((record) => record.status === 'pending' && record.path === path)
  const version = review?.reviewed.version ?? null
  // Versions before 1.5.0 ask a contract owner with the bytes of the transaction, but an account as owner signs the
  // hash.
  const asksAsAccountsSign = version !== null && isVersionFrom(version, [1, 5]) && hasFeature(chain, 'EIP1271')
  // While the chain has not answered, the page knows only of the surrounding account that it has no key.
  const isContract = data?.isContract ?? (isPending && walletName === 'Safe')
  const way: SigningWay = !isContract ? 'key' : asksAsAccountsSign ? 'contract' : 'contract-on-chain'
  const mayPropose = details === null && standing.proposer === 'yes'
  const refusal = judgeAct(details === null ? 'propose' : 'sign', standing).reason
  return { situation: { ...situation, way, isApproving, mayPropose, refusal }, through: data?.through ?? NO_OWNERS }
}

/** Owners who can still agree. */
export const stillToAgree = (through: readonly Address[], signed: readonly Address[]): readonly Address[] =>
  through.filter((owner) => !signed.some((other) => isSameAddress(other, owner)))
