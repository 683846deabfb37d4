import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context.ts'
import { mount } from '../../http/mount.ts'
import { ServiceFailure } from '../../http/ServiceFailure.ts'
import { requireChain } from '../chains/requireChain.ts'
import { isTrustedForDelegateCall } from '../decoder/trustedDelegateCall.ts'
import { contractName } from '../names/addressInfo.ts'
import { findTokens } from '../names/tokenIndex.ts'

export function mountContracts(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getContract, async ({ params: { chainId, address } }) => {
    requireChain(context, chainId)
    const token = (await findTokens(context, chainId, [address])).get(address)
    const displayName = contractName(address) ?? token?.name
    if (displayName === undefined)
      throw new ServiceFailure('contract/unknown', `${address} is neither a Safe contract nor a known token.`)
    const name = token?.symbol ?? displayName
    const trustedForDelegateCall = isTrustedForDelegateCall(address)
    return { address, name, displayName, logoUri: null, contractAbi: null, trustedForDelegateCall }
  })
}
