import { expect, test, vi } from 'vitest'
import { chainFixture } from '../chain-access/chainFixture.ts'

const known = chainFixture()
const added = chainFixture({ chainId: '4217', chainName: 'Team chain', shortName: 'team' })
/** As in a page that was just loaded. */
async function load() {
  vi.resetModules()
  const module = await import('./ownChains.ts')
  module.ownChains.set([added])
  return { ...module, isOwn: ({ chainId }: { readonly chainId: string }) => module.isOwnChain({ chainId }) }
}

test('behavior: a network that the user added is asked for at its node, also after the networks of the last visit were restored', async () => {
  const { isOwn, withCachedChains, withOwnChains } = await load()
  expect(withCachedChains([known, added])).toEqual([known, added])
  expect([isOwn(known), isOwn(added)]).toEqual([false, true])
  expect(withOwnChains([known])).toEqual([known, added])
  // The cache may be read after the answer of this visit.
  expect(withCachedChains([known, added])).toEqual([known, added])
  expect([isOwn(known), isOwn(added)]).toEqual([false, true])
})

test('behavior: a network that the service knows by now is not an own one any more, whatever the cache contains', async () => {
  const { allChains, isOwn, withCachedChains, withOwnChains } = await load()
  withOwnChains([known, { ...added, chainName: 'Of the service' }])
  withCachedChains([known, added])
  expect(allChains().map(({ chainName }) => chainName)).toEqual([known.chainName, 'Of the service'])
  expect(isOwn(added)).toBe(false)
})
