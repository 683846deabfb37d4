import type { SendCost } from '@countersign/safe/checks'
import { CountersignProvider } from '@countersign/ui'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { assertCostAccepted, costRequests } from '../../signing/execution/costConsent.ts'
import { CostDialog } from './CostDialog.tsx'

const GWEI = 10n ** 9n
const ETHER = 10n ** 18n
const cost = (changes: Partial<SendCost>): SendCost => ({
  gas: 100_000n,
  perGas: 30n * GWEI,
  market: { ok: true, value: { base: 20n * GWEI, tip: GWEI } },
  trial: null,
  balance: { ok: true, value: 5n * ETHER },
  coin: { symbol: 'ETH', decimals: 18 },
  usualTip: 3n * GWEI,
  largeCost: ETHER / 10n,
  ...changes,
})
const show = () =>
  render(
    <CountersignProvider>
      <CostDialog />
    </CountersignProvider>,
  )

afterEach(() => costRequests.get()?.answer(false))

describe('CostDialog', () => {
  it('error: S20 a far too high fee shows the highest cost, and needs the typed sentence to continue', async () => {
    const screen = await show()
    const accepted = assertCostAccepted(cost({ perGas: 600n * GWEI }))
    const dialog = screen.getByRole('dialog', { name: 'Check the network cost' })
    await expect.element(dialog).toHaveTextContent('The wallet would pay up to 0.06 ETH')
    const go = dialog.getByRole('button', { name: 'Continue to the wallet' })
    await expect.element(go).toBeDisabled()
    await dialog.getByRole('textbox').fill('accept: the network fee is far too high')
    await go.click()
    await expect(accepted).resolves.toBeUndefined()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('behavior: S20 a fee that could not be compared is shown, and continues by a press', async () => {
    const screen = await show()
    const accepted = assertCostAccepted(cost({ market: { ok: false, reason: 'the node did not answer' } }))
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('the node did not answer')
    await screen.getByRole('button', { name: 'Continue to the wallet' }).click()
    await expect(accepted).resolves.toBeUndefined()
  })

  it('error: S20 a refused cost is not sent', async () => {
    const screen = await show()
    const accepted = assertCostAccepted(cost({ perGas: 200n * GWEI }))
    const failure = accepted.catch((error: unknown) => error)
    await screen.getByRole('button', { name: 'Do not send' }).click()
    await expect(failure).resolves.toMatchObject({ code: 'fee' })
  })

  it('behavior: Escape does not discard a sentence that was begun', async () => {
    const screen = await show()
    assertCostAccepted(cost({ perGas: 600n * GWEI })).catch(() => {})
    await screen.getByRole('textbox').fill('accept: the')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('textbox')).toHaveValue('accept: the')
    expect(costRequests.get()).not.toBeNull()
  })
})
