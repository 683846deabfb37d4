import { expect } from '@playwright/test'
import { ana, shareContact } from '../support/answer.ts'
import type { Subject } from './Subject.ts'

/** The address book: refused once, then the entries a person picks. */
export async function shareContacts({ app, host }: Subject): Promise<void> {
  const { page, account } = host
  expect(await app.value('wallet.getPermissions')).toEqual([])
  const refused = app.call('safe.requestAddressBook')
  await page.getByRole('region', { name: 'Address book request' }).getByRole('button', { name: 'Not now' }).click()
  expect(await refused).toEqual({ error: 'Permissions rejected', code: 4001 })
  expect(await app.value('wallet.getPermissions')).toEqual([])

  const asked = app.value('safe.requestAddressBook')
  await shareContact(page)
  expect(await asked).toEqual([{ ...ana, chainId: account.chain.chainId }])
  const held = [{ invoker: app.url, parentCapability: 'requestAddressBook' }]
  expect(await app.value('wallet.getPermissions')).toMatchObject(held)
  expect(await app.value('wallet.isPermissionRequestValid', [{ requestAddressBook: {} }])).toBe(true)
}
