import { expect, type Page } from '@playwright/test'

type Names = { readonly chainName: string; readonly shortName: string }

/** On the page of the networks: adds a network that only this browser knows, by the address of its node. */
export async function addNetwork(page: Page, node: string, { chainName, shortName }: Names): Promise<void> {
  const section = page.getByRole('region', { name: 'Add a network' })
  const check = async () => {
    await section.getByRole('textbox', { name: 'Node of the new network' }).fill(node)
    await section.getByRole('button', { name: 'Check' }).click()
  }
  await check()
  // The browser lets a page reach only the nodes that were known when it was loaded.
  await section.getByRole('button', { name: 'Reload' }).click()
  await expect(section.getByRole('textbox', { name: 'Node of the new network' })).toHaveValue('')
  await check()
  await section.getByRole('textbox', { name: 'Name', exact: true }).fill(chainName)
  await section.getByRole('textbox', { name: 'Prefix of addresses' }).fill(shortName)
  await section.getByRole('button', { name: 'Add network' }).click()
  await expect(section.getByText(`${chainName} was added.`)).toBeVisible()
}
