import type { Boot } from '@countersign/api'
import { createApiClient } from '@countersign/api/client'
import type { QueryClient } from '@tanstack/react-query'
import { serviceApi, setClientServiceUrl } from '../data/client/apiClient.ts'
import { showHiddenNames } from '../data/client/showHiddenNames.ts'
import { dataSource } from '../data/api/dataSource.ts'
import { withDetail } from '../data/api/withDetail.ts'
import { withOwnChains } from '../data/config/ownChains.ts'
import { queryKeys } from '../data/keys/queryKeys.ts'
import { newestEvent } from '../data/live/newestEvent.ts'
import { setRpcApiKeys } from '../data/rpc/chainNodes.ts'
import { namedBlock } from '../data/rpc/namedBlock.ts'
import { accountOfBoot } from './accountOfBoot.ts'
import { readFirstAnswer } from './readFirstAnswer.ts'

/** The request that the page's head has started. */
export type BootRequest = NonNullable<Window['__countersignBoot']>

/** Fills the query cache with the answer to the request of the page's head. */
export async function adoptBoot(queryClient: QueryClient, request: BootRequest): Promise<void> {
  const answer = await readFirstAnswer(request.response).catch(() => readAgain(request))
  seedBoot(queryClient, answer, request)
  dataSource.serviceAnswered()
}

/** For the error: what the service says, or what is wrong with its answer. */
const readAgain = ({ response }: BootRequest): Promise<Boot> =>
  withDetail(createApiClient({ fetch: () => response })).getBoot()

/** Requests configuration and chains again, when the first request failed. The pages request their own data. */
export async function askBoot(queryClient: QueryClient): Promise<void> {
  seedBoot(queryClient, await serviceApi().getBoot({ query: { page: 'other' } }), { account: null, currency: '' })
  dataSource.serviceAnswered()
}

/** Writes the parts of a boot answer under the query keys of the pages. */
export function seedBoot(
  queryClient: QueryClient,
  boot: Boot,
  { account, currency }: Pick<BootRequest, 'account' | 'currency'>,
): void {
  showHiddenNames(boot)
  newestEvent.note(boot.newestEvent ?? null)
  applyConfig(boot.config)
  queryClient.setQueryData(queryKeys.config(), boot.config)
  queryClient.setQueryData(queryKeys.chains(), withOwnChains(boot.chains))
  const { key } = accountOfBoot(boot, account) ?? {}
  if (!key) return
  if (boot.head) namedBlock.note(key.chainId, boot.head)
  if (boot.safe) queryClient.setQueryData(queryKeys.safe(key), boot.safe)
  if (boot.queue) queryClient.setQueryData(queryKeys.queue(key), firstPage(boot.queue))
  if (boot.history) queryClient.setQueryData(queryKeys.history(key), firstPage(boot.history))
  for (const details of boot.details ?? []) queryClient.setQueryData(queryKeys.transaction(key, details.txId), details)
  if (boot.balances) queryClient.setQueryData(queryKeys.balances(key, currency), boot.balances)
}

/** The parts of the configuration that are used outside React. */
export function applyConfig(config: Boot['config']): void {
  dataSource.setHasService(config.clientServiceUrl !== null)
  dataSource.setPlainGateway(config.isPlainGateway ?? false)
  if (config.clientServiceUrl) setClientServiceUrl(config.clientServiceUrl)
  setRpcApiKeys(config.rpcApiKeys)
}

const firstPage = <Page>(page: Page) => ({ pages: [page], pageParams: [null] })
