import { AddressSchema, routes } from '@countersign/api'
import { contractName, isTrustedForDelegateCall } from '@countersign/ledger'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { findTokens } from '../../read/tokens/TokenIndex.ts'
import { rememberDescriptors } from './readDescriptors.ts'
import { readVerifiedAbi } from '../../read/contracts/readVerifiedAbi.ts'
import type { Address } from '@countersign/primitives'
import { lookupMessages } from '../../read/lookupMessages.ts'
import * as z from 'zod/mini'

export function mountContracts(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getContract, async ({ params: { chainId, address }, request }) => {
    requireChain(context, chainId)
    const [tokens, verified] = await Promise.all([
      findTokens(context, chainId, [address]),
      readVerifiedAbi(context.config, chainId, address, context.monotonic(), () => app.fetchLimit.take(request)),
    ])
    const token = tokens.get(address)
    const displayName =
      contractName(address) ?? token?.name ?? verified?.name ?? (verified ? 'Verified contract' : null)
    if (displayName === null) throw notFound(address, context.config.sources?.name)
    const name = token?.symbol ?? displayName
    const trustedForDelegateCall = isTrustedForDelegateCall(address)
    const contractAbi = verified && { abi: verified.abi }
    return { address, name, displayName, logoUri: null, contractAbi, trustedForDelegateCall }
  })
  mountExplorerApi(app, context)
  const descriptors = rememberDescriptors(context)
  mount(app, routes.getDescriptors, async ({ params: { chainId, address } }) => {
    requireChain(context, chainId)
    return (await descriptors()).filter((file) => file.isAbout(chainId, address)).map(({ id, text }) => ({ id, text }))
  })
}

const notFound = (address: Address, source: string | undefined) =>
  new ServiceError('contract/unknown', () =>
    source === undefined
      ? lookupMessages.noContract({ address })
      : lookupMessages.noContractOrSource({ address, source }),
  )

const Query = z.object({ module: z.literal('contract'), action: z.literal('getabi'), address: AddressSchema })

/**
 * `GET /v1/chains/:chainId/explorer-api`: the ABI of a contract in the form of block explorers. `blockExplorerUriTemplate.api` of chains without an explorer names it, because other clients need a URL there. It is not in the route table, because that form belongs to the explorers.
 */
function mountExplorerApi(app: FastifyInstance, { config, monotonic }: ServiceContext): void {
  app.get<{ Params: { chainId: string } }>('/v1/chains/:chainId/explorer-api', async (request) => {
    const { chainId } = request.params
    const { data: query } = z.safeParse(Query, request.query)
    if (!query) return refuse('Only module=contract with action=getabi and an address is answered here.')
    if (!config.chains.some((chain) => chain.chainId === chainId))
      return refuse(`Chain ${chainId} is not configured here.`)
    const take = () => app.fetchLimit.take(request)
    const verified = await readVerifiedAbi(config, chainId, query.address, monotonic(), take)
    if (verified === null) return refuse('Contract source code not verified')
    return { status: '1', message: 'OK', result: JSON.stringify(verified.abi) }
  })
}

const refuse = (result: string) => ({ status: '0', message: 'NOTOK', result })
