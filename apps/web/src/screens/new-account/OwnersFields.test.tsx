import type { Address } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { emptyForm, newAccountForms } from './NewAccountForm.ts'
import { OwnersFields } from './OwnersFields.tsx'
import { useNewAccount } from './useNewAccount.ts'

const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

afterEach(() => sessionStorage.clear())

const Fields = () => <OwnersFields api={useNewAccount()} showsProblem={false} />

test('behavior: the problem of the threshold, or else its meaning, is described with the field', async () => {
  newAccountForms.write(`dev1:${safe}`, { ...emptyForm(), threshold: 2 })
  const { screen } = await renderInAccount(<Fields />, safe, seedAccount)
  const threshold = screen.getByRole('combobox', { name: 'Signatures needed' })
  await expect.element(threshold).toHaveAttribute('aria-invalid', 'true')
  await expect.element(threshold).toHaveAccessibleDescription(/2/)
  await threshold.selectOptions('1')
  await expect.element(threshold).toHaveAccessibleDescription(/alone/)
})
