import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { checkNames } from '../checkNames.ts'
import type { ChainNames } from '../describeChain.ts'
import { NameFields } from './NameFields.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

function Form() {
  const [names, setNames] = useState<ChainNames>({ chainName: 'Halden', shortName: 'Big Net', symbol: 'HAL' })
  return <NameFields names={names} problem={checkNames(names, [{ shortName: 'eth' }])} onChange={setNames} />
}

test('error: an invalid name of a network shows the reason at its own field only', async () => {
  const { screen } = await renderInAccount(<Form />, safe, () => {})
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  const prefix = field('Prefix of addresses')
  await expect.element(prefix).toHaveAccessibleDescription(/^The prefix is 1 to 24 lower-case/)
  await prefix.fill('eth')
  await expect
    .element(prefix)
    .toHaveAccessibleDescription('The prefix "eth" belongs to another network. Choose another one.')
  await prefix.fill('hal')
  await expect.element(prefix).not.toHaveAttribute('aria-invalid', 'true')
  await field('Coin').fill('')
  await expect.element(field('Coin')).toHaveAccessibleDescription('The network needs a name and a coin symbol.')
  for (const name of ['Name', 'Prefix of addresses'])
    await expect.element(field(name)).not.toHaveAttribute('aria-describedby')
})
