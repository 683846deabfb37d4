import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { seedAccount } from '../../testing/seedAccount.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { NonceField } from './NonceField.tsx'
import { SafeTxGasField } from './SafeTxGasField.tsx'
import { useNonceChoice } from './useNonceChoice.ts'

const SAFE = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

function Fields({ onSubmit }: { onSubmit: () => void }) {
  const [nonce, setNonce] = useState<string | null>(null)
  const [gas, setGas] = useState('')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <NonceField id="nonce" choice={useNonceChoice(nonce)} onChange={setNonce} />
      <SafeTxGasField id="gas" value={gas} version="1.4.1" onChange={setGas} />
    </form>
  )
}

test('behavior: a nonce and a safeTxGas are judged when their field is left, not at each key', async () => {
  const { screen } = await renderInAccount(<Fields onSubmit={() => {}} />, SAFE, seedAccount)
  const nonce = screen.getByRole('textbox', { name: 'Transaction number' })
  const gas = screen.getByRole('textbox', { name: /^safeTxGas/ })
  await expect.element(nonce).toHaveValue('4')
  // The account is at nonce 4, so 1 is used; it is also the beginning of 12.
  await nonce.fill('1')
  await expect.element(nonce).toHaveValue('1')
  await expect.element(nonce).not.toBeInvalid()
  await gas.click()
  await expect.element(nonce).toBeInvalid()
  await expect.element(nonce).toHaveAccessibleDescription(/1/)
  await nonce.fill('12')
  await gas.fill('12a')
  await expect.element(gas).not.toBeInvalid()
  await nonce.click()
  await expect.element(gas).toBeInvalid()
  await expect.element(nonce).not.toBeInvalid()
})

test('behavior: Enter submits a form, so it shows the problem of the field too', async () => {
  const submit = vi.fn()
  const { screen } = await renderInAccount(<Fields onSubmit={submit} />, SAFE, seedAccount)
  const gas = screen.getByRole('textbox', { name: /^safeTxGas/ })
  await gas.fill('12a')
  await userEvent.keyboard('{Enter}')
  await expect.element(gas).toBeInvalid()
})
