import { developmentTokens } from '@countersign/chains'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHAIN_ID, type Fixture, startFixture } from '../../testing/startFixture.ts'
import { createTestFolder } from '../../testing/testService.ts'

/** A token that is not deployed, whose symbol the second test token imitates. */
const genuine = '0x1111111111111111111111111111111111111111'
const [usd, dai] = developmentTokens

const folder = createTestFolder()
let fixture: Fixture
beforeAll(async () => {
  const file = join(folder.path, 'list.json')
  const token = (address: string | undefined, symbol: string, more: object = {}) => ({
    chainId: Number(CHAIN_ID),
    address,
    symbol,
    name: symbol,
    decimals: 6,
    ...more,
  })
  const tokens = [
    token(usd, 'TUSD', { logoURI: `data:image/png;base64,iVBORw0KGgo=` }),
    token(genuine, 'TDAI', { decimals: 18 }),
  ]
  writeFileSync(file, JSON.stringify({ name: 'Ours', tokens }))
  fixture = await startFixture(undefined, { tokenList: { file } }, { tokens: [] })
})
afterAll(async () => {
  await fixture?.stop()
  folder.remove()
})

const balancesOf = async (exclude_spam: boolean) =>
  (await fixture.api.getBalances({ params: { ...fixture.params, fiatCode: 'USD' }, query: { exclude_spam } })).items

test('behavior: a listed token says so and has a logo of this service; its decimals come from its contract', async () => {
  const listed = (await balancesOf(true)).find(({ tokenInfo }) => tokenInfo.address === usd)
  expect(listed).toMatchObject({
    listed: true,
    tokenInfo: { symbol: 'TUSD', decimals: 6, logoUri: `${fixture.url}/v1/chains/${CHAIN_ID}/tokens/${usd}/logo` },
  })
})

test('behavior: a token with the symbol of a listed one counts as spam, and names the listed one where it is asked for', async () => {
  expect((await balancesOf(true)).map(({ tokenInfo }) => tokenInfo.address)).not.toContain(dai)
  const imitation = (await balancesOf(false)).find(({ tokenInfo }) => tokenInfo.address === dai)
  expect(imitation).toMatchObject({ listed: false, imitates: { address: genuine, symbol: 'TDAI' } })
  const trusted = await fixture.api.getBalances({
    params: { ...fixture.params, fiatCode: 'USD' },
    query: { trusted: true },
  })
  expect(trusted.items.flatMap(({ tokenInfo }) => (tokenInfo.type === 'ERC20' ? [tokenInfo.address] : []))).toEqual([
    usd,
  ])
})

test('error: a logo that is not a picture is an empty answer', async () => {
  const { status } = await fetch(`${fixture.url}/v1/chains/${CHAIN_ID}/tokens/${usd}/logo`)
  expect(status).toBe(204)
})

test('error: the picture of an NFT whose metadata is not stored is not fetched', async () => {
  const url = `${fixture.url}/v1/chains/${CHAIN_ID}/nfts/${genuine}/1/media`
  const response = await fetch(url, { headers: { 'accept-language': 'de' } })
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Der Dienst hat keine Metadaten')
  expect((await fetch(url.replace('/1/', '/x/'))).status).toBe(422)
})
