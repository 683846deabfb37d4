import { formatAccountAddress } from '@countersign/primitives'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { lastAccountStore } from '../../data/storage/lastAccount.ts'

/** `/wc?uri=wc:…`: the link by which dapps open this wallet. The page uses the account that was opened last. */
export const Route = createFileRoute('/_app/wc')({
  validateSearch: (search: Record<string, unknown>): { uri?: string } =>
    typeof search['uri'] === 'string' ? { uri: search['uri'] } : {},
  beforeLoad({ context, search }) {
    const last = lastAccountStore.get()
    const chains = context.queryClient.getQueryData(chainsQuery().queryKey) ?? []
    const chain = chains.find(({ chainId }) => chainId === last?.chainId)
    if (last === null || !chain) throw redirect({ to: '/accounts', replace: true })
    throw redirect({
      to: '/safes/$safe/dapps',
      params: { safe: formatAccountAddress({ shortName: chain.shortName, address: last.safe }) },
      search: search.uri === undefined ? {} : { wc: search.uri },
      replace: true,
    })
  },
})
