import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Chain } from '@countersign/api'
import { expectAccount } from '../../data/creation/newAccountsStore.ts'
import { useDraftCalls } from '../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../parts/draft/useOpenReview.ts'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { chainStateQuery } from '../../data/query/chainStateQuery.ts'
import { useAccountTokens } from '../../data/tokens/useAccountTokens.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { checkForm, type FundingAsset } from './checkForm.ts'
import { emptyForm, newAccountForms, type FundingRow, type NewAccountForm } from './NewAccountForm.ts'
import { newPlanQuery } from './newPlanQuery.ts'
import { newAccountMessages } from './newAccountMessages.ts'

/** The contract versions in which accounts can be created on a chain. */
const contractsQuery = (chain: Chain) =>
  queryOptions({
    queryKey: ['creation-contracts', chain.chainId],
    queryFn: async () => {
      const { contractsOnChain } = await import('../../data/creation/contractsOf.ts')
      return contractsOnChain(chain)
    },
    staleTime: 10 * 60_000,
    meta: { persist: false },
  })

/** The form of an account below the open one, with its validation. */
export function useNewAccount() {
  const { account, chain, chainId, safe } = useAccount()
  const [form, update] = useState<NewAccountForm>(() => newAccountForms.read(account) ?? emptyForm())
  useEffect(() => newAccountForms.write(account, form), [account, form])
  const contracts = useQuery(contractsQuery(chain))
  const recommended = chain.recommendedMasterCopyVersion
  const chosen =
    contracts.data?.find(({ version }) => version === form.version) ??
    contracts.data?.find(({ version }) => version === recommended) ??
    contracts.data?.[0]
  const assets = useFundingAssets()
  const checked = checkForm(form, safe, assets.list)
  const plan = useQuery(
    newPlanQuery(chain, { owners: checked.everyone, threshold: form.threshold, contracts: chosen, salt: form.salt }),
  )
  const openReview = useOpenReview('setup')
  const { draft, add, isBusy, error } = useDraftCalls(openReview)
  const build = async () => {
    // Another transaction may have used the address since the form was loaded.
    const fresh = (await plan.refetch({ throwOnError: true })).data
    if (!fresh) throw new Error(newAccountMessages.notComputedRetry)
    const { draftNewAccount } = await import('./draftNewAccount.ts')
    expectAccount({ chainId, address: fresh.address, name: form.name.trim(), parent: safe, draftedAt: Date.now() })
    return draftNewAccount(fresh, checked.funding)
  }
  return {
    form,
    checked,
    contracts,
    chosen,
    assets,
    plan,
    isBusy,
    error,
    change: (next: Partial<NewAccountForm>) => update((current) => ({ ...current, ...next })),
    setOwner: (id: string, next: Partial<NewAccountForm['others'][number]>) =>
      update((current) => ({
        ...current,
        others: current.others.map((one) => (one.id === id ? { ...one, ...next } : one)),
      })),
    setFunding: (id: string, next: Partial<FundingRow>) =>
      update((current) => ({
        ...current,
        funding: current.funding.map((one) => (one.id === id ? { ...one, ...next } : one)),
      })),
    review: () => draft(build),
    /** Puts the calls into the batch of the account. The form begins again, with another salt: the same address cannot be created twice. */
    add: () => add(build, () => update(emptyForm())),
  }

  /** The coin from the chain; tokens from the service, which the review reads again, and those that the user added. */
  function useFundingAssets() {
    const { balances, trustOf } = useAccountTokens()
    const state = useQuery(chainStateQuery(chain, safe))
    const coin = nativeCoin(chain)
    const shown = balances.data?.items ?? []
    const native = shown.find(({ tokenInfo }) => tokenInfo.type === 'NATIVE_TOKEN')?.balance
    const balance = state.data?.balance ?? native
    const list: FundingAsset[] = [
      ...(balance === undefined ? [] : [{ token: ZERO_ADDRESS, ...coin, balance }]),
      ...shown
        .filter(({ tokenInfo }) => tokenInfo.type === 'ERC20' && !isSameAddress(tokenInfo.address, ZERO_ADDRESS))
        .map(({ tokenInfo, balance: held }) => ({
          token: tokenInfo.address,
          symbol: tokenInfo.symbol,
          decimals: tokenInfo.decimals,
          balance: held,
        })),
    ]
    const source = state.data ? ('chain' as const) : ('service' as const)
    return { list, trustOf, isLoading: balance === undefined, source }
  }
}

export type NewAccountApi = ReturnType<typeof useNewAccount>
