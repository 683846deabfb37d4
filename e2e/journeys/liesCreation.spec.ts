import { testContractAddresses } from '@countersign/devchain'
import { outerLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit, type HostileVisit } from '../support/hostileVisit.ts'
import { eve, reader, signer } from '../support/hostileWorld.ts'
import { localChain } from '../support/localChain.ts'
import { test } from '../support/test.ts'
import { chooseNetworks } from '../support/chooseNetworks.ts'

test('error: an account consists of published code only, whatever the service names', async ({ browser }) => {
  const chain = await localChain('dev1')
  const visit = await openHostileVisit(browser, chain, reader, '/create')
  const { page, proxy, wallet } = visit
  const world = {
    chainId: chain.chainId,
    safe: eve.address,
    eve: eve.address,
    signer: signer.address,
    owner: reader.address,
    otherRpc: chain.rpcUrl,
    prepared: { foreignCode: testContractAddresses().demoModule },
  }
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Halden')
  await chooseNetworks(page, [chain.chainName])
  await page.getByRole('button', { name: 'Continue to owners' }).click()
  await expect(page.getByRole('combobox', { name: 'Address of owner 1' })).toHaveValue(reader.address)
  for (const number of [3, 2]) await page.getByRole('button', { name: `Remove owner ${number}` }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  const honest = await create(visit)

  for (const lie of selectLies(outerLies.filter(({ scene }) => scene === 'creation')))
    await test.step(lie.id, async () => {
      proxy.tell(lie, world)
      // The entered values are kept in the tab.
      await page.reload()
      const asked = wallet.log.length
      if (lie.isLate) await page.getByRole('button', { name: 'Create account', exact: true }).click()
      for (const word of lie.words)
        await expect(page.getByRole('main')).toContainText(typeof word === 'string' ? word : word(world))
      if (lie.isLate) {
        await expect(page.getByRole('alert')).toBeVisible()
        expect(wallet.log.slice(asked).filter(({ method }) => method.startsWith('eth_send'))).toEqual([])
      } else if (lie.verdict === 'blocked')
        await expect(page.getByRole('button', { name: 'Create account', exact: true })).toBeDisabled()
      else {
        const request = await create(visit)
        if (!lie.changesRequest) expect(request).toEqual(honest)
      }
      expect([...proxy.untold]).toEqual([])
    })
  proxy.tell(null, world)
  await page.reload()
  expect(await create(visit)).toEqual(honest)
  await visit.close()
})

/** @returns the request to the wallet, which refuses it */
async function create({ page, wallet }: HostileVisit): Promise<unknown> {
  const sent = () => wallet.log.filter(({ method }) => method === 'eth_sendTransaction')
  const before = sent().length
  wallet.rule({ method: 'eth_sendTransaction', error: { code: 4001, message: 'User rejected the request.' }, times: 1 })
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect.poll(() => sent().length, { intervals: [20] }).toBe(before + 1)
  const { to, data, value }: { to?: unknown; data?: unknown; value?: unknown } = Object(sent().at(-1)?.params[0])
  return { to, data, value }
}
