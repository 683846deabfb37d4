import type { Address } from '@countersign/primitives'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { clearSharedNames, sharedNames } from '../../data/shared-book/sharedNames.ts'
import { addressBookStore } from '../../data/storage/addressBook.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { AddressField } from './AddressField.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const kestrel = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function open(onResolved: (address: Address | null) => void = () => {}) {
  function Form() {
    const [text, setText] = useState('')
    return (
      <>
        <AddressField
          label="Recipient"
          value={text}
          onChange={setText}
          onResolved={onResolved}
          chain={chainFixture()}
        />
        <button type="button">Next</button>
      </>
    )
  }
  const { screen } = await renderInAccount(<Form />, safe, () => {})
  return { screen, field: screen.getByRole('combobox', { name: 'Recipient' }) }
}

beforeEach(() => addressBookStore.set([{ address: kestrel, name: 'Kestrel Audits', chainId: null }]))

test('behavior: known names are suggested while typing and chosen with the keyboard', async () => {
  const onResolved = vi.fn()
  const { screen, field } = await open(onResolved)
  await field.fill('kes')
  await expect.element(screen.getByRole('option', { name: /Kestrel Audits/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue(kestrel)
  await expect.poll(() => onResolved.mock.lastCall).toEqual([kestrel])
})

test('security: a name that owners share is suggested with its mark, after own names, and is no known address', async () => {
  const shared = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const names = new Map([
    [shared.toLowerCase(), 'Kestrel Labs'],
    [kestrel.toLowerCase(), 'Kestrel of another owner'],
  ])
  sharedNames.set({ chainId: chainFixture().chainId, here: names, everywhere: new Map() })
  const { screen, field } = await open()
  await field.fill('kestrel')
  const options = screen.getByRole('option')
  await expect.element(options.nth(0)).toHaveTextContent(/^Kestrel Audits/)
  await expect.element(options.nth(1)).toHaveTextContent(/^Kestrel Labs/)
  await expect.element(options.nth(1).getByRole('img', { name: /owner/ })).toBeInTheDocument()
  expect(options.elements()).toHaveLength(2)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue(shared)
  await expect.element(screen.getByText(/Kestrel Labs/)).not.toBeInTheDocument()
  clearSharedNames()
})

test('behavior: the list opens when the user enters the field, not when a click elsewhere moves the focus there', async () => {
  const { screen, field } = await open()
  const option = screen.getByRole('option', { name: /Kestrel Audits/ })
  const input = document.querySelector<HTMLElement>('[role=combobox]')
  input?.focus()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option).toBeVisible()
  await userEvent.tab()
  await expect.element(option).not.toBeInTheDocument()
  await userEvent.tab({ shift: true })
  await expect.element(option).toBeVisible()
  await userEvent.tab()
  await expect.element(option).not.toBeInTheDocument()
  await field.click()
  await expect.element(option).toBeVisible()
})

test('behavior: other forms of an address and this network’s prefix are accepted, and the name is shown below', async () => {
  const onResolved = vi.fn()
  const { screen, field } = await open(onResolved)
  await field.fill(`dev1:${kestrel.toLowerCase()}`)
  await expect.poll(() => onResolved.mock.lastCall).toEqual([kestrel])
  await expect.element(screen.getByText(/Kestrel Audits:/)).toBeVisible()
})

test('error: the error for a wrong checksum shows both forms, and the typed text stays', async () => {
  const onResolved = vi.fn()
  const { screen, field } = await open(onResolved)
  const wrong = kestrel.replace('dc79C8', 'DC79C8')
  await field.fill(wrong)
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(wrong)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(kestrel)
  await expect.element(field).toHaveValue(wrong)
  expect(onResolved.mock.lastCall).toEqual([null])
})

test('error: the error for another network’s prefix names both networks', async () => {
  const { screen, field } = await open()
  await field.fill(`oeth:${kestrel}`)
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/"oeth".*"dev1"/)
})

test('error: the error for a name says that the network has no names', async () => {
  const { screen, field } = await open()
  await field.fill('kestrel.eth')
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/names are not looked up on Local chain/)
  await expect.element(field).toHaveValue('kestrel.eth')
})

test('error: a look-alike of a known address is compared group by group', async () => {
  const { screen, field } = await open()
  await field.fill(`${kestrel.slice(0, 8).toLowerCase()}${'00'.repeat(14)}${kestrel.slice(-6).toLowerCase()}`)
  await expect.element(screen.getByText(/Looks like Kestrel Audits/)).toBeVisible()
})

test('behavior: the message about an incomplete address does not move the button under a click that leaves the field', async () => {
  const onClick = vi.fn()
  function Form() {
    const [text, setText] = useState('')
    return (
      <>
        <AddressField label="Recipient" value={text} onChange={setText} onResolved={() => {}} chain={chainFixture()} />
        <button type="button" style={{ blockSize: 12, padding: 0 }} onClick={onClick}>
          Next
        </button>
      </>
    )
  }
  const { screen } = await renderInAccount(<Form />, safe, () => {})
  await screen.getByRole('combobox', { name: 'Recipient' }).fill('0x12345')
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByText(/has 5 digits after 0x/)).toBeVisible()
  expect(onClick).toHaveBeenCalledOnce()
})

test('security: a name of the service’s registry reports its address only after the user compared it, if no review follows', async () => {
  const onResolved = vi.fn()
  const chain = chainFixture({ features: ['DOMAIN_LOOKUP'], ensRegistryAddress: safe })
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  function Form() {
    const [text, setText] = useState('')
    return <AddressField label="To" value={text} onChange={setText} onResolved={onResolved} chain={chain} isFinal />
  }
  const { screen } = await renderInAccount(<Form />, safe, (client) => {
    client.setQueryData(queryKeys.ens(chain.chainId, 'kestrel.eth'), kestrel)
    client.setQueryData(queryKeys.ens(chain.chainId, 'other.eth'), other)
  })
  const field = screen.getByRole('combobox', { name: 'To' })
  const box = screen.getByRole('checkbox', { name: /^I compared the whole address/ })
  await field.fill('kestrel.eth')
  await expect.element(screen.getByText(/a registry that only the service names/)).toBeVisible()
  expect(onResolved.mock.calls.flat()).not.toContain(kestrel)
  await box.click()
  await expect.poll(() => onResolved.mock.lastCall).toEqual([kestrel])
  // The confirmation is for one address.
  await field.fill('other.eth')
  await expect.element(screen.getByText(/^other\.eth:/)).toBeVisible()
  await expect.element(box).not.toBeChecked()
  expect(onResolved.mock.lastCall).toEqual([null])
  await field.fill(kestrel)
  await expect.element(box).not.toBeInTheDocument()
  await expect.poll(() => onResolved.mock.lastCall).toEqual([kestrel])
})
