import { expect } from '@playwright/test'
import { spareKeys } from '@countersign/devchain'
import { demoExecuted, demoTreasury } from '../support/demoTreasury.ts'
import { localChain } from '../support/localChain.ts'
import { makeAccount } from '../support/makeAccount.ts'
import { test } from '../support/test.ts'

const isSoak = process.env['JOURNEYS'] === 'all'
/** In `npm test` one link of each form; legacyLink.test.ts has the others. */
const some = <Link>(links: readonly Link[], count: number) => (isSoak ? links : links.slice(0, count))

test('behavior: links of the existing product lead to the corresponding page', async ({ page }) => {
  const chain = await localChain('dev1')
  const { address, path } = demoTreasury(chain)
  const safe = `dev1:${address}`
  const { id } = await demoExecuted(chain)
  const stranger = spareKeys[0].address
  const links: [from: string, to: string][] = [
    [`/balances?safe=${safe}`, `${path}/assets`],
    [`/transactions/tx?safe=${safe}&id=${id}`, `${path}/transactions/${id}`],
    [`/${safe}/balances`, `${path}/assets`],
    // An address in lower case is valid, and is shown with its checksum.
    [`/safes/dev1:${address.toLowerCase()}/queue`, `${path}/queue`],
    [`/home?safe=${safe}`, path],
    [`/?safe=${safe}`, path],
    [`/transactions/queue?safe=${safe}`, `${path}/queue`],
    [`/transactions/history?safe=${safe}`, `${path}/history`],
    [`/settings/setup?safe=${safe}`, `${path}/setup`],
    [`${path}/settings/setup`, `${path}/setup`],
  ]
  for (const [from, to] of some(links, 4))
    await test.step(from, async () => {
      await page.goto(from)
      await page.waitForURL((url) => decodeURIComponent(url.pathname) === to)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })
  await test.step('a proposed owner is filled in', async () => {
    const forms = [
      `/addOwner?safe=${safe}&address=${stranger}`,
      `/settings/setup?safe=${safe}&addOwner=dev1:${stranger}`,
      `${path}?addOwner=${stranger}`,
      `${path}/addOwner?address=${stranger}`,
    ]
    for (const from of some(forms, 1)) {
      await page.goto(from)
      await page.waitForURL((url) => decodeURIComponent(url.pathname) === `${path}/setup/owners` && url.search === '')
      await expect(page.getByRole('combobox', { name: 'Address of owner 4' })).toHaveValue(
        new RegExp(`^(dev1:)?${stranger}$`),
      )
    }
    // Every link named the same owner, which was already in the form of this tab.
    await expect(page.getByRole('combobox', { name: /^Address of owner/ })).toHaveCount(1)
  })
  await test.step('the network of the new account, and the account to watch, come from the link', async () => {
    const { chainName } = await localChain('dev2')
    await page.goto('/new-safe/create?chain=dev2')
    await expect(page.getByRole('checkbox', { name: chainName, exact: true })).toBeChecked()
    await page.goto(`/new-safe/load?chain=dev1&address=${address}`)
    await expect(page.getByLabel('Account address')).toHaveValue(safe)
  })
})

test('behavior: an account is watched by its address; an address without one is refused with the reason', async ({
  page,
}) => {
  const chain = await localChain('dev1')
  const { address, path } = await makeAccount(chain)
  await page.goto('/accounts')
  const field = page.getByLabel('Account address')
  const watch = page.getByRole('button', { name: 'Watch' })
  await test.step('the chain has no Safe there', async () => {
    await field.fill(`dev1:${spareKeys[0].address}`)
    await watch.click()
    await expect(page.getByRole('main')).toContainText(`There is no Safe at this address on ${chain.chainName}.`)
    await expect(page.getByRole('button', { name: 'Watch it anyway' })).toHaveCount(0)
    await expect(field).toHaveValue(`dev1:${spareKeys[0].address}`)
  })
  await test.step('one that is a Safe is opened or listed, without a wallet', async () => {
    await field.fill(`dev1:${address}`)
    await watch.click()
    await expect(field).toBeHidden()
    await page.goto('/accounts')
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible()
  })
})

test('error: a link that opens no account explains why', async ({ page }) => {
  const { address } = demoTreasury(await localChain('dev1'))
  const wrong = address.replace(/[a-f]/, (letter) => letter.toUpperCase())
  const links: [path: string, sentences: (string | RegExp)[]][] = [
    [`/safes/dev1:${wrong}`, ['This link does not name an account.', /checksum/]],
    [
      `/safes/eth:${address}`,
      ['This network is not configured.', '"eth" is not the prefix of a configured network.', 'dev1 (Local chain)'],
    ],
    ['/safes/dev1:0x1234', ['This link does not name an account.']],
    ['/home?safe=dev1:0x1234', ['This link does not name an account.']],
    [
      `/safes/dev1:0x${'7'.repeat(40)}`,
      [
        'Could not load Safe information',
        /There is no Safe at 0x7{40} on Local chain\./,
        'Check the address and the network of the link.',
      ],
    ],
    ['/no-such-page', ['This page does not exist.', 'There is no page at /no-such-page.']],
  ]
  for (const [path, sentences] of links)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(sentences[0] ?? '')
      for (const sentence of sentences) await expect(page.getByRole('main')).toContainText(sentence)
    })
})
