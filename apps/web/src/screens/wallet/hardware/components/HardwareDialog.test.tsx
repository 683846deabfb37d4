import { expect, it } from 'vitest'
import { renderInAccount } from '../../../../testing/renderInAccount.tsx'
import { HardwareDialog } from './HardwareDialog.tsx'
import { HardwareError } from '../HardwareError.ts'
import type { HardwareStep } from '../HardwareStep.ts'
import type { HardwareWallet } from '../HardwareWallet.ts'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function show(wallet: HardwareWallet, step: HardwareStep) {
  let isCancelled = false
  const cancel = () => {
    isCancelled = true
  }
  const { screen } = await renderInAccount(
    <HardwareDialog session={{ wallet, step, cancel }} chain={null} />,
    safe,
    () => {},
  )
  return { screen, isCancelled: () => isCancelled }
}

it('behavior: a failure that can be corrected offers a retry, others can only be closed', async () => {
  let again = 0
  const problem = (code: 'locked' | 'no-webhid'): HardwareStep => ({
    kind: 'problem',
    request: null,
    problem: new HardwareError(code),
    answer: () => (again += 1),
  })
  const first = await show('ledger', problem('locked'))
  await expect.element(first.screen.getByRole('alert')).toHaveTextContent('The device is locked.')
  const tryAgain = first.screen.getByRole('button', { name: 'Try again' })
  await expect.element(tryAgain).toHaveAccessibleDescription(/^The device is locked\./)
  await tryAgain.click()
  expect(again).toBe(1)
  await first.screen.unmount()

  const second = await show('ledger', problem('no-webhid'))
  await expect.element(second.screen.getByRole('alert')).toHaveTextContent('has no WebHID')
  expect(second.screen.getByRole('button', { name: 'Try again' }).query()).toBeNull()
  await second.screen.getByRole('button', { name: 'Close', exact: true }).last().click()
  expect(second.isCancelled()).toBe(true)
})

it('behavior: before a Trezor is used, the dialog names the host that is contacted', async () => {
  const { screen } = await show('trezor', { kind: 'attach', answer: () => {} })
  await expect.element(screen.getByText('This contacts connect.trezor.io')).toBeVisible()
})

it('behavior: addresses are read one after the other until the device has no more', async () => {
  const asked: number[] = []
  let chosen: unknown = null
  const { screen } = await show('keystone', {
    kind: 'chooseAccount',
    schemes: ['standard', 'legacy'],
    async read(scheme, index) {
      asked.push(index)
      return index < 6 ? { path: `${scheme} ${index}`, address: owner } : null
    },
    answer: (account) => (chosen = account),
  })
  const list = screen.getByRole('list', { name: 'Addresses' })
  await expect.element(list.getByText('standard 4')).toBeVisible()
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.element(list.getByText('standard 5')).toBeVisible()
  await expect.poll(() => screen.getByRole('button', { name: 'Show more' }).query()).toBeNull()
  expect([...new Set(asked)]).toEqual([0, 1, 2, 3, 4, 5, 6])

  await screen.getByLabelText('Numbering').selectOptions('legacy')
  await list.getByText('legacy 1').click()
  expect(chosen).toEqual({ path: 'legacy 1', address: owner })
})

it('behavior: a Ledger is compared by domain and message hash; values that it does not show are listed separately', async () => {
  const hash = (digit: string) => `0x${digit.repeat(64)}` as const
  const { screen } = await show('ledger', {
    kind: 'confirm',
    request: {
      kind: 'typedData',
      primaryType: 'SafeTx',
      domainHash: hash('a'),
      messageHash: hash('b'),
      hash: hash('c'),
    },
  })
  const panel = screen.getByRole('region', { name: 'On your device' })
  await expect.element(panel.getByRole('group', { name: 'Domain hash' })).toBeVisible()
  await expect.element(panel.getByRole('group', { name: 'Message hash' })).toBeVisible()
  expect(panel.getByRole('group', { name: 'safeTxHash' }).query()).toBeNull()
  await expect.element(screen.getByRole('group', { name: 'safeTxHash' })).toBeVisible()
})
