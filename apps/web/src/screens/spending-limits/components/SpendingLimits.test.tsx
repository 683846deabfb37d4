import { allowanceModuleAbi } from '@countersign/chains'
import { checkTypedAmounts, inspectCalls, type TypedAmount } from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe'
import type { QueryClient } from '@tanstack/react-query'
import axe from 'axe-core'
import { decodeFunctionData } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { BATCH } from '../../../data/drafts/SavedDraft.ts'
import { savedDrafts } from '../../../data/drafts/savedDrafts.ts'
import { sentStore } from '../../../data/sent/sentStore.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { addressBookStore } from '../../../data/storage/addressBook.ts'
import { endPage } from '../../../testing/endPage.ts'
import { safeState, treasury as safe } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import type { OpenAccount } from '../../../data/url/AccountContext.tsx'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import type { LimitModule, SpendingLimit, SpendingLimits as Limits } from '../model/SpendingLimit.ts'
import { anchorOf } from '../model/limitForms.ts'
import { spendingLimitsQuery } from '../spendingLimitsQuery.ts'
import { SpendingLimits } from './SpendingLimits.tsx'

const dana = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const erin = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const usd = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const module: LimitModule = {
  address: '0xAA46724893dedD72658219405185Fb0Fc91e091C',
  version: '0.1.1',
  isEnabled: true,
  isDevelopment: true,
  delegates: [dana, erin],
}
const daily: SpendingLimit = {
  module: module.address,
  delegate: dana,
  token: usd,
  symbol: 'TUSD',
  decimals: 6,
  amount: 500_000_000n,
  spent: 120_000_000n,
  resetMinutes: 1440,
  nextReset: Date.UTC(2026, 10, 22, 9, 30),
}
const once: SpendingLimit = {
  ...daily,
  delegate: erin,
  token: null,
  symbol: 'ETH',
  decimals: 18,
  amount: 2n * 10n ** 18n,
  spent: 2n * 10n ** 18n,
  resetMinutes: 0,
  nextReset: null,
}
const some: Limits = { block: 12n, module, modules: [module], limits: [daily, once] }
const none: Limits = { ...some, limits: [] }
// No server listens there, so requests without seeded data fail.
const nowhere = { authentication: 'NO_AUTHENTICATION' as const, value: 'http://127.0.0.1:9' }
const chain = chainFixture({ rpcUri: nowhere, publicRpcUri: nowhere })

type OnDraft = (transaction: SafeTransactionData, typed: readonly TypedAmount[]) => void

/** The review's finding about the amount, with the token's decimals on chain. */
const reviewAmount = (transaction: SafeTransactionData, typed: readonly TypedAmount[] = [], decimals = 6) =>
  checkTypedAmounts(typed, inspectCalls(safe, transaction), {
    nativeSymbol: 'ETH',
    chainOf: () => ({ ok: true, value: { symbol: 'TUSD', decimals } }),
  })

async function open(limits: Limits | null, on = chain) {
  const onDraft = vi.fn<OnDraft>()
  const seed = (client: QueryClient, { key }: OpenAccount) => {
    client.setQueryData(queryKeys.nonces(key), { currentNonce: 5, recommendedNonce: 7 })
    client.setQueryData(queryKeys.safe(key), safeState())
    client.setQueryData(queryKeys.balances(key, 'usd'), {
      fiatTotal: '0',
      items: [
        {
          tokenInfo: { type: 'ERC20', address: usd, decimals: 6, symbol: 'TUSD', name: 'Test USD', logoUri: null },
          balance: 10n ** 9n,
          fiatBalance: '1000',
          fiatConversion: '1',
          fiatBalance24hChange: null,
        },
      ],
    })
    if (limits) client.setQueryData(spendingLimitsQuery(on, safe).queryKey, limits)
    client.setQueryData(queryKeys.ens(on.chainId, 'erin.eth'), erin)
  }
  const content = (
    <main>
      <h1>Settings</h1>
      <SpendingLimits onDraft={onDraft} />
    </main>
  )
  const { screen } = await renderInAccount(content, safe, seed, '/safes/$safe/setup', on)
  return { screen, onDraft }
}

const drafted = async (onDraft: ReturnType<typeof vi.fn<OnDraft>>) => {
  await expect.poll(() => onDraft.mock.calls.length).toBe(1)
  const [transaction, typed] = onDraft.mock.calls[0] ?? []
  if (!transaction || !typed) throw new Error('no draft')
  return { transaction, typed, ...decodeFunctionData({ abi: allowanceModuleAbi, data: transaction.data }) }
}

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.lang = 'en'
  document.title = 'Settings'
  walletStore.clear()
  addressBookStore.set([{ address: dana, name: 'Dana Ruiz', chainId: null }])
})
afterEach(() => page.viewport(414, 896))

describe('spending limits', () => {
  it('behavior: on a phone the acts of a limit leave the whole width to its beneficiary', async () => {
    await page.viewport(390, 844)
    const { screen } = await open(some)
    const cell = screen.getByRole('rowheader', { name: /Dana Ruiz/ }).element()
    const acts = cell.parentElement?.lastElementChild
    if (!acts) throw new Error('no acts')
    expect(acts.getBoundingClientRect().top).toBeGreaterThanOrEqual(cell.getBoundingClientRect().bottom)
    expect(acts.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  })

  it('behavior: each limit shows beneficiary, amount, spent, left and the next reset', async () => {
    await page.viewport(1440, 900)
    const { screen } = await open(some)
    const row = screen.getByRole('row', { name: /Dana Ruiz/ })
    await expect
      .element(row)
      .toHaveTextContent(/500\.00 TUSD.*120\.00 TUSD.*380\.00 TUSD.*Every day.*22 Nov 2026, 09:30 UTC/)
    await expect
      .element(screen.getByRole('row', { name: /2\.00 ETH/ }))
      .toHaveTextContent(/0\.00 ETHNever, one-time limit/)
    await expect.element(screen.getByText('2 limits')).toBeVisible()
    await expect.element(screen.getByText('Development version, for local chains only')).toBeVisible()
  })

  it('behavior: no limits, no module, and a disabled module have different texts', async () => {
    const { screen } = await open(none)
    await expect.element(screen.getByText('Every payment needs signatures.')).toBeVisible()
    await screen.unmount()
    const without = await open({ block: 1n, module: null, modules: [], limits: [] })
    await expect.element(without.screen.getByText('There are no spending limits on Local chain.')).toBeVisible()
    expect(without.screen.getByRole('button').elements()).toEqual([])
    await without.screen.unmount()
    const off = { ...module, isEnabled: false, isDevelopment: false }
    const idle = await open({ ...some, module: off, modules: [off] })
    await expect.element(idle.screen.getByText('The module is disabled.')).toBeVisible()
    await expect.element(idle.screen.getByText('Known by its address; its code is not checked')).toBeVisible()
  })

  it('behavior: only the beneficiary can spend, others see the reason, and only while an amount is left', async () => {
    const { screen } = await open(some)
    const button = screen.getByRole('button', { name: 'Spend TUSD within your limit' })
    // The other limit has no amount left.
    await expect.element(button).toHaveAccessibleDescription('Connect the wallet of the beneficiary of the limit.')
    walletStore.set({ status: 'connected', address: erin })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAccessibleDescription(/^Only the beneficiary of a limit can pay within it\. /)
    walletStore.set({ address: dana })
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await expect.element(button).toHaveAccessibleDescription('')
    await screen.unmount()
    walletStore.set({ address: dana })
    const idle = await open({ ...some, modules: [{ ...module, isEnabled: false }] })
    await expect.element(idle.screen.getByText('Dana Ruiz')).toBeVisible()
    expect(idle.screen.getByRole('button', { name: /^Spend/ }).elements()).toEqual([])
  })

  it('behavior: a typed limit, and a payment within one, survive a reload', async () => {
    const { screen } = await open(some)
    await screen.getByRole('button', { name: 'Set a limit' }).click()
    await screen.getByRole('combobox', { name: 'Beneficiary' }).fill(erin)
    await screen.getByRole('textbox', { name: 'Amount' }).fill('12.5')
    await screen.getByRole('combobox', { name: 'Resets' }).selectOptions('Every week')
    await endPage(screen)
    const { screen: again } = await open(some)
    const dialog = again.getByRole('dialog', { name: 'Set a spending limit' })
    await expect.element(dialog.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue(erin)
    await expect.element(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5')
    await expect.element(dialog.getByRole('combobox', { name: 'Resets' })).toHaveValue('10080')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await endPage(again)

    walletStore.set({ status: 'connected', address: dana })
    const { screen: paying } = await open(some)
    expect(paying.getByRole('dialog').elements()).toEqual([])
    await paying.getByRole('button', { name: 'Spend TUSD within your limit' }).click()
    await paying.getByRole('textbox', { name: 'Amount in TUSD' }).fill('3')
    await endPage(paying)
    const { screen: last } = await open(some)
    await expect
      .element(
        last.getByRole('dialog', { name: 'Spend within your limit' }).getByRole('textbox', { name: 'Amount in TUSD' }),
      )
      .toHaveValue('3')
  })

  it('behavior: a payment that no block contains yet stands at its limit, and another one is cautioned', async () => {
    walletStore.set({ status: 'connected', address: dana, chainId: chain.chainId })
    const { screen } = await open(some)
    const path = `/safes/${chain.shortName}:${safe}/setup#${anchorOf(daily)}`
    sentStore.add({ chainId: chain.chainId, account: dana, hash: `0x${'1'.repeat(64)}`, description: 'One', path })
    await expect.element(screen.getByText('A payment waits for a block')).toBeVisible()
    await screen.getByRole('button', { name: 'Spend TUSD within your limit' }).click()
    await expect.element(screen.getByRole('dialog').getByText(/is paid in addition/)).toBeVisible()
    sentStore.clear(dana)
    await expect.poll(() => screen.getByText('A payment waits for a block').elements()).toEqual([])
  })

  it('security: a payment to a name of the service’s registry waits until the user compared the address', async () => {
    walletStore.set({ status: 'connected', address: dana })
    const named = { ...chain, features: [...chain.features, 'DOMAIN_LOOKUP'], ensRegistryAddress: safe }
    const { screen } = await open(some, named)
    await screen.getByRole('button', { name: 'Spend TUSD within your limit' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Spend within your limit' })
    await dialog.getByRole('combobox', { name: 'Recipient' }).fill('erin.eth')
    await dialog.getByRole('textbox', { name: 'Amount in TUSD' }).fill('3')
    await expect.element(dialog.getByText(/a registry that only the service names/)).toBeVisible()
    const send = dialog.getByRole('button', { name: 'Send' })
    await expect.element(send).toBeDisabled()
    await dialog.getByRole('checkbox', { name: /^I compared the whole address/ }).click()
    await expect.element(send).toBeEnabled()
  })

  it('error: a chain that does not answer is shown as not checked, never as no limits', async () => {
    const { screen } = await open(null)
    await expect.element(screen.getByText('The spending limits are not checked')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByText(/There are no spending limits/).elements()).toEqual([])
  })

  it('behavior: a limit can be set with the keyboard alone', async () => {
    const { screen, onDraft } = await open(none)
    const button = screen.getByRole('button', { name: 'Set a limit' })
    await expect.element(button).toBeVisible()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('combobox', { name: 'Beneficiary' })).toHaveFocus()
    await userEvent.keyboard(erin)
    await userEvent.tab()
    await userEvent.keyboard('250.5')
    await userEvent.tab()
    await userEvent.keyboard('T')
    await userEvent.tab()
    await userEvent.keyboard('Every w')
    await userEvent.tab()
    await userEvent.tab()
    // Cancel and "Add to batch" come before it.
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Review' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const { transaction, typed, functionName, args } = await drafted(onDraft)
    expect(reviewAmount(transaction, typed)).toMatchObject([{ verdict: 'verified' }])
    expect(reviewAmount(transaction, typed, 5)).toMatchObject([{ verdict: 'danger' }])
    expect(transaction).toMatchObject({ to: module.address, operation: 0, nonce: 7n, value: 0n, safeTxGas: 0n })
    expect([functionName, args]).toEqual(['setAllowance', [erin, usd, 250_500_000n, 10_080, 0]])
  })

  it('behavior: the first limit is one batch of the account’s own version', async () => {
    const { screen, onDraft } = await open({ ...none, module: { ...module, isEnabled: false, delegates: [] } })
    await screen.getByRole('button', { name: 'Set a limit' }).click()
    await expect.element(screen.getByText(/allows the module to pay from this account/)).toBeVisible()
    await screen.getByRole('combobox', { name: 'Beneficiary' }).fill(erin)
    await screen.getByRole('textbox', { name: 'Amount' }).fill('1')
    await screen.getByRole('button', { name: 'Review' }).click()
    await expect.poll(() => onDraft.mock.calls.length).toBe(1)
    const [transaction, typed] = onDraft.mock.calls[0] ?? []
    expect(transaction && reviewAmount(transaction, typed)).toMatchObject([{ verdict: 'verified' }])
    expect(transaction).toMatchObject({
      to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      operation: 1,
    })
  })

  it('behavior: a change keeps the spent amount unless it is reset; removing is one call', async () => {
    const { screen, onDraft } = await open(some)
    await screen.getByRole('button', { name: 'Change the TUSD limit of Dana Ruiz' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Change the limit' })
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expect.element(dialog.getByText('This limit exists already. Change the amount or the reset.')).toBeVisible()
    expect(onDraft).not.toHaveBeenCalled()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('600')
    await dialog.getByRole('button', { name: 'Review' }).click()
    expect(await drafted(onDraft)).toMatchObject({
      functionName: 'setAllowance',
      args: [dana, usd, 600_000_000n, 1440, 0],
    })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    onDraft.mockClear()
    await screen.getByRole('button', { name: 'Remove the TUSD limit of Dana Ruiz' }).click()
    expect(await drafted(onDraft)).toMatchObject({ functionName: 'deleteAllowance', args: [dana, usd] })
  })

  it('security: a limit is changed in the module that has it, also when a newer module is enabled beside it', async () => {
    const older: LimitModule = { ...module, address: '0x1Fb403834C911eB98d56E74F5182b0d64C3b3b4D', version: '0.1.0' }
    const limit = { ...daily, module: older.address }
    const { screen, onDraft } = await open({ ...some, modules: [module, older], limits: [limit] })
    await screen.getByRole('button', { name: 'Change the TUSD limit of Dana Ruiz' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Change the limit' })
    await dialog.getByRole('button', { name: 'Review' }).click()
    await expect.element(dialog.getByText('This limit exists already. Change the amount or the reset.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('1')
    await dialog.getByRole('button', { name: 'Review' }).click()
    const { transaction, functionName, args } = await drafted(onDraft)
    expect([transaction.to, functionName, args?.[2]]).toEqual([older.address, 'setAllowance', 1_000_000n])
  })

  it('behavior: a removal waits in the batch of the account instead', async () => {
    const { screen, onDraft } = await open(some)
    await screen.getByRole('button', { name: 'Add to batch: removal of the TUSD limit of Dana Ruiz' }).click()
    const key = { chainId: chain.chainId, safe }
    await expect.poll(() => savedDrafts.read(key, BATCH)?.calls.length).toBe(1)
    const [saved] = savedDrafts.read(key, BATCH)?.calls ?? []
    expect(decodeFunctionData({ abi: allowanceModuleAbi, data: saved?.call?.data ?? '0x' })).toMatchObject({
      functionName: 'deleteAllowance',
      args: [dana, usd],
    })
    expect(onDraft).not.toHaveBeenCalled()
    savedDrafts.remove({ ...key, id: BATCH })
  })

  it('behavior: two limits in one batch enable the module once', async () => {
    const disabled = { ...module, isEnabled: false, delegates: [] }
    const { screen } = await open({ ...none, module: disabled, modules: [disabled] })
    const key = { chainId: chain.chainId, safe }
    const calls = () => savedDrafts.read(key, BATCH)?.calls ?? []
    for (const [beneficiary, count] of [
      [dana, 3],
      [erin, 5],
    ] as const) {
      await screen.getByRole('button', { name: 'Set a limit' }).click()
      const dialog = screen.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Beneficiary' }).fill(beneficiary)
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('1')
      await dialog.getByRole('button', { name: 'Add to batch' }).click()
      await expect.poll(() => calls().length).toBe(count)
    }
    expect(calls().filter(({ call }) => call?.to === safe)).toHaveLength(1)
    savedDrafts.remove({ ...key, id: BATCH })
  })

  it('error: each field shows its problem, and the input is kept', async () => {
    const { screen, onDraft } = await open(some)
    await screen.getByRole('button', { name: 'Set a limit' }).click()
    await screen.getByRole('button', { name: 'Review' }).click()
    await expect.element(screen.getByText('Enter the address of the beneficiary.')).toBeVisible()
    await screen.getByRole('combobox', { name: 'Beneficiary' }).fill(safe)
    await expect.element(screen.getByText('This is the account itself. It needs no limit.')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Amount' }).fill('79228162514.264337593543950336')
    await expect
      .element(
        screen.getByText(
          /The largest amount of the module is 79,228,162,514\.264337593543950335 ETH; this is 0\.000000000000000001 more/,
        ),
      )
      .toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('79228162514.264337593543950336')
    expect(onDraft).not.toHaveBeenCalled()
  })

  it('behavior: the amount field describes which limit is replaced', async () => {
    const { screen } = await open(some)
    await screen.getByRole('button', { name: 'Set a limit' }).click()
    await screen.getByRole('combobox', { name: 'Beneficiary' }).fill(dana)
    await screen.getByRole('combobox', { name: 'Token' }).selectOptions('TUSD (unverified)')
    await expect
      .element(screen.getByRole('textbox', { name: 'Amount' }))
      .toHaveAccessibleDescription(/^It replaces .* TUSD/)
  })

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('behavior: WCAG rules pass, %s at %i px, and nothing overflows', async (scheme, width) => {
    await page.viewport(width, 900)
    const { screen } = await open(some)
    document.documentElement.dataset['mantineColorScheme'] = scheme
    await expect.element(screen.getByText('Dana Ruiz')).toBeVisible()
    expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme)
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await screen.getByRole('button', { name: 'Change the TUSD limit of Dana Ruiz' }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'Reset the spent amount to zero' })).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

async function violations(): Promise<string[]> {
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  const found = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`)
}
