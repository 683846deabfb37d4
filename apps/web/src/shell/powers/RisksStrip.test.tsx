import { allowanceModules } from '@countersign/chains'
import { expect, test } from 'vitest'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { RisksStrip } from './RisksStrip.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const module = allowanceModules[0]?.address ?? '0x'
const chain = chainFixture({ chainId: '77' })
const account: OpenAccount = { chain, chainId: '77', safe, account: `dev1:${safe}`, key: { chainId: '77', safe } }

const show = async (props: Omit<Parameters<typeof RisksStrip>[0], 'account'>) => {
  const { screen } = await renderInAccount(
    <RisksStrip account={account} {...props} />,
    safe,
    seedAccount,
    undefined,
    chain,
  )
  return screen
}

test('behavior: until the chain has answered the strip says what the service reports, and not what modules can do', async () => {
  const screen = await show({ modules: undefined, all: null, reported: 2, hasFailed: false })
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('The service reports 2 modules. This page is reading from the chain what they can do.')
})

test('error: when the chain does not answer the strip says that modules are not checked', async () => {
  const screen = await show({ modules: undefined, all: null, reported: 1, hasFailed: true })
  await expect.element(screen.getByRole('status')).toHaveTextContent('The chain did not answer')
  await expect.element(screen.getByRole('status')).toHaveTextContent('is not checked')
})

test('behavior: an account without modules according to the service has no strip until the chain has answered', async () => {
  const screen = await show({ modules: undefined, all: null, reported: null, hasFailed: false })
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})

test('behavior: what the chain says replaces what the service reported', async () => {
  const screen = await show({
    modules: [module],
    all: [{ kind: 'module', address: module, name: 'Allowance 0.1.1' }],
    reported: 2,
    hasFailed: false,
  })
  await expect.element(screen.getByRole('status')).toHaveTextContent('A module can act without owner signatures')
  await expect.element(screen.getByRole('status')).not.toHaveTextContent('reports')
})
