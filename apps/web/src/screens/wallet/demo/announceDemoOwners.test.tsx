import { PageConfig } from '@countersign/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { announceDemoOwners, isDemoProvider } from './announceDemoOwners.ts'

const owner = {
  name: 'Demo owner 1',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
}
const configOf = (demo: unknown) => PageConfig.parse({ demo })

let announced: { info: { name: string; rdns: string; uuid: string }; provider: unknown }[]
const onAnnounced = (event: Event) => {
  if (event instanceof CustomEvent) announced.push(event.detail)
}
/** Announcements answer every later request on the same page, so those of other tests are left out. */
let others: ReadonlySet<string>
const news = () => announced.filter(({ info }) => !others.has(info.uuid))
beforeEach(() => {
  announced = []
  addEventListener('eip6963:announceProvider', onAnnounced)
  dispatchEvent(new Event('eip6963:requestProvider'))
  others = new Set(announced.map(({ info }) => info.uuid))
})
afterEach(() => removeEventListener('eip6963:announceProvider', onAnnounced))

describe('announceDemoOwners', () => {
  it('behavior: without a local chain in the configuration there are no demo owners, also after a request', () => {
    const everything = { chainIds: ['31337'], owners: [owner], accounts: [] }
    expect(announceDemoOwners(configOf(undefined), [chainFixture()])).toEqual([])
    expect(announceDemoOwners(configOf(everything), [chainFixture({ chainId: '1' })])).toEqual([])
    dispatchEvent(new Event('eip6963:requestProvider'))
    expect(news()).toEqual([])
  })

  it('behavior: with a local chain every owner is a wallet, recognized by its object and not by its name', () => {
    const config = configOf({ chainIds: ['31337'], owners: [owner], accounts: [] })
    const [id] = announceDemoOwners(config, [chainFixture()])
    dispatchEvent(new Event('eip6963:requestProvider'))
    expect(news()).toHaveLength(2)
    expect(news()[0]?.info).toMatchObject({ name: 'Demo owner 1', rdns: id })
    expect(isDemoProvider(news()[0]?.provider)).toBe(true)
    expect(isDemoProvider({ request: async () => [] })).toBe(false)
  })
})
