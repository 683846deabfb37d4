import { safeAbi } from '@countersign/chains'
import { devClient } from '@countersign/devchain'
import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { serviceUrl } from '../../../e2e/support/serviceUrl.ts'
import { since } from '../support/version.ts'
import type { Subject } from './Subject.ts'

/** What the host says of itself, its account and its chain: letter by letter what chain and service say. */
export async function readAccount({ app, host, version }: Subject): Promise<void> {
  const { account, owner, page } = host
  const { chain, address } = account
  const service = `${serviceUrl()}/v1/chains/${chain.chainId}`
  const state = State.parse(await readJson(`${service}/safes/${address}`))
  const nonce = await devClient(chain.rpcUrl).readContract({ address, abi: safeAbi, functionName: 'nonce' })
  const getInfo = since(version, '4.0.0') ? 'safe.getInfo' : 'getSafeInfo'
  expect(await app.value(getInfo)).toEqual({
    safeAddress: address,
    // A number here, text in the chain's facts.
    chainId: Number(chain.chainId),
    threshold: 1,
    owners: [owner.address],
    isReadOnly: false,
    nonce: Number(nonce),
    implementation: state.implementation.value,
    modules: null,
    fallbackHandler: state.fallbackHandler.value,
    guard: null,
    version: '1.4.1',
    // What SDK 1 and 2 read.
    network: chain.chainName.toUpperCase(),
  })
  if (!since(version, '4.0.0'))
    expect(await app.value('getEnvInfo')).toEqual({
      txServiceUrl: `${serviceUrl()}/tx-service/${chain.chainId}/api/v1`,
    })
  else {
    const balances = `${service}/safes/${address}/balances`
    expect(await app.value('safe.experimental_getBalances')).toEqual(await readJson(`${balances}/usd`))
    expect(await app.value('safe.experimental_getBalances', { currency: 'EUR' })).toEqual(
      await readJson(`${balances}/eur`),
    )
  }
  if (since(version, '6.3.0')) {
    const { chainName, chainId, shortName, nativeCurrency, blockExplorerUriTemplate } = Chain.parse(
      await readJson(service),
    )
    expect(await app.value('safe.getChainInfo')).toEqual({
      chainName,
      chainId,
      shortName,
      nativeCurrency: { ...nativeCurrency, logoUri: nativeCurrency.logoUri ?? '' },
      blockExplorerUriTemplate,
    })
  }
  if (since(version, '7.3.0'))
    expect(await app.value('safe.getEnvironmentInfo')).toEqual({ origin: new URL(page.url()).origin })
}

const Contract = z.object({ value: z.string() })
const State = z.object({ implementation: Contract, fallbackHandler: Contract })
const Chain = z.object({
  chainName: z.string(),
  chainId: z.string(),
  shortName: z.string(),
  nativeCurrency: z.looseObject({ logoUri: z.nullable(z.string()) }),
  blockExplorerUriTemplate: z.unknown(),
})

export async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
  return response.json()
}
