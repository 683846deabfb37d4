import type { Address } from '@countersign/primitives'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { dataSource, sourceChoice } from '../../../data/api/dataSource.ts'
import { endPage } from '../../../testing/endPage.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { chainState, propose, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { ProposersSection } from './ProposersSection.tsx'

const { owners } = chainState
const [first, second] = owners
if (!first || !second) throw new Error('fixture')
const alice: Address = first
const bob: Address = second
const bot: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const ines: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const left: Address = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const DAY_MS = 86_400_000

const delegation = (fields: Partial<Delegation> = {}): Delegation => ({
  proposer: bot,
  addedBy: alice,
  label: 'Pay bot',
  endsAt: Date.UTC(2099, 0, 2, 23, 59, 59),
  addedAt: Date.UTC(2026, 9, 2),
  isForAll: false,
  ...fields,
})

/** @param known null: the service has not answered, and no request can reach it */
async function open(
  known: readonly Delegation[] | null,
  { wallet = alice, forAll = [] }: { wallet?: Address | null; forAll?: readonly Delegation[] } = {},
) {
  if (wallet !== null) walletStore.set({ status: 'connected', address: wallet, chainId: '31337' })
  const { row } = await propose({ to: treasury, nonce: 5n })
  if (row.executionInfo?.type !== 'MULTISIG') throw new Error('fixture')
  const sent = { ...row.executionInfo, proposedByDelegate: { value: bot, name: null, logoUri: null } }
  return renderInAccount(<ProposersSection owners={owners} />, treasury, (client, opened) => {
    const { key, chainId } = opened
    seedAccount(client, opened)
    client.setQueryData(queryKeys.chainState(key), chainState)
    client.setQueryData(['signing-ways', chainId, wallet, owners.join(' ')], { isContract: false, through: [] })
    client.setQueryData([...queryKeys.proposers(key), 'of', wallet], [])
    client.setQueryData(['is-contract', chainId, ines], false)
    client.setQueryData(['is-contract', chainId, left], true)
    client.setQueryData(queryKeys.queue(key), {
      pages: [
        {
          count: 1,
          next: null,
          previous: null,
          results: [{ type: 'TRANSACTION', conflictType: 'None', transaction: { ...row, executionInfo: sent } }],
        },
      ],
      pageParams: [null],
    })
    if (known === null) return
    client.setQueryData([...queryKeys.proposers(key), 'list'], {
      pages: [{ count: known.length, next: null, delegations: known }],
      pageParams: [null],
    })
    client.setQueryData([...queryKeys.proposers(key), 'for-all', owners.join(' ')], forAll)
  })
}

describe('proposers', () => {
  beforeEach(() => {
    sessionStorage.clear()
    walletStore.clear()
    walletStore.setDialog(null)
    sourceChoice.set('auto')
    dataSource.serviceNamed()
    document.documentElement.dataset['mantineColorScheme'] = 'light'
  })

  it('behavior: each row shows the proposer, the owner who added it, the end, and the number of its queued transactions', async () => {
    const { screen } = await open([
      delegation(),
      delegation({ proposer: ines, label: 'Ines', addedBy: bob, endsAt: null }),
    ])
    const row = (name: RegExp) => screen.getByRole('row', { name })
    await expect.element(row(/^Pay bot/)).toHaveTextContent(/You, 2 Oct 2026.*2 Jan 2099.*1 transaction/)
    await expect.element(row(/^Ines/)).toHaveTextContent(/No end.*Nothing/)
    await expect.element(screen.getByText('2, can propose but not sign')).toBeVisible()
    await expect
      .element(
        screen.getByText(
          'This list is public: any person who knows the account’s address can request it from the service.',
        ),
      )
      .toBeVisible()
  })

  it('security: ended entries, and entries added by an address that is no owner on chain, are marked', async () => {
    const { screen } = await open([
      delegation({ endsAt: Date.now() - DAY_MS }),
      delegation({ proposer: ines, label: 'Ines', addedBy: left }),
    ])
    await expect.element(screen.getByRole('row', { name: /^Pay bot/ })).toHaveTextContent('Ended')
    await expect.element(screen.getByRole('row', { name: /^Ines/ })).toHaveTextContent('Not an owner: cannot propose')
  })

  it('behavior: the owner who added a proposer can change and remove it; others see why they cannot', async () => {
    const { screen } = await open([delegation()], { wallet: bob })
    await expect
      .element(screen.getByRole('button', { name: 'Change Pay bot' }))
      .toHaveAccessibleDescription(/^Only the owner who added a proposer can change it\./)
    await expect
      .element(screen.getByRole('button', { name: 'Remove Pay bot' }))
      .toHaveAccessibleDescription(/^Only the owner who added a proposer, or the proposer, can remove it\./)
    await expect.element(screen.getByRole('button', { name: 'Add a proposer' })).not.toHaveAttribute('aria-disabled')
    walletStore.set({ address: bot })
    await expect.element(screen.getByRole('button', { name: 'Remove Pay bot' })).not.toHaveAttribute('aria-disabled')
    walletStore.set({ address: alice })
    await screen.getByRole('button', { name: 'Remove Pay bot' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Remove Pay bot?' })).toBeVisible()
  })

  it('behavior: an entry for all accounts of an owner is marked, and the dialog says that it ends for all', async () => {
    const { screen } = await open([], { forAll: [delegation({ isForAll: true })] })
    await expect.element(screen.getByText('for every account of this owner')).toBeVisible()
    await screen.getByRole('button', { name: 'Remove Pay bot' }).click()
    await expect.element(screen.getByText('It is removed from every account')).toBeVisible()
  })

  it('error: problems appear at their fields, a contract is announced, and no signature is requested', async () => {
    const { screen } = await open([])
    await expect.element(screen.getByText('No proposers.')).toBeVisible()
    await screen.getByRole('button', { name: 'Add a proposer' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Add a proposer' })
    await dialog.getByRole('button', { name: 'Sign and add' }).click()
    await expect.element(dialog.getByText('Enter the address of the proposer.')).toBeVisible()
    await expect.element(dialog.getByText(/^Enter a label/)).toBeVisible()
    const field = dialog.getByRole('combobox', { name: 'Proposer' })
    await field.fill(treasury)
    await expect.element(dialog.getByText('This is the account itself. It cannot be its own proposer.')).toBeVisible()
    await field.fill(left)
    await expect.element(dialog.getByText(/^This is a contract, not a key\./)).toBeVisible()
    await field.fill(ines)
    await expect.element(dialog.getByText(/^This is a contract/)).not.toBeInTheDocument()
    await dialog.getByRole('combobox', { name: 'Can propose for' }).selectOptions('Until a date')
    await expect.element(dialog.getByText('Enter the last day.')).toBeVisible()
    await dialog.getByLabelText('Last day, in UTC').fill('2020-01-01')
    await expect.element(dialog.getByText('This day is in the past. Choose a later one.')).toBeVisible()
  })

  it('behavior: a typed proposer survives a reload, but not the closing of the dialog', async () => {
    const { screen } = await open([delegation()])
    await screen.getByRole('button', { name: 'Add a proposer' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Add a proposer' })
    await dialog.getByRole('combobox', { name: 'Proposer' }).fill(ines)
    await dialog.getByRole('textbox', { name: 'Label' }).fill('Books')
    await dialog.getByRole('combobox', { name: 'Can propose for' }).selectOptions('Until a date')
    await dialog.getByLabelText('Last day, in UTC').fill('2099-05-01')
    await dialog.getByRole('checkbox', { name: 'Also store the label in my address book' }).click()
    await endPage(screen)

    const { screen: again } = await open([delegation()])
    const kept = again.getByRole('dialog', { name: 'Add a proposer' })
    await expect.element(kept.getByRole('combobox', { name: 'Proposer' })).toHaveValue(ines)
    await expect.element(kept.getByRole('textbox', { name: 'Label' })).toHaveValue('Books')
    await expect.element(kept.getByLabelText('Last day, in UTC')).toHaveValue('2099-05-01')
    await expect.element(kept.getByRole('checkbox', { name: 'Also store the label in my address book' })).toBeChecked()
    await kept.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(kept).not.toBeInTheDocument()
    await endPage(again)

    const { screen: third } = await open([delegation()])
    await third.getByRole('button', { name: 'Change Pay bot' }).click()
    const changed = third.getByRole('dialog', { name: 'Change the proposer' })
    await changed.getByRole('textbox', { name: 'Label' }).fill('Payments')
    await endPage(third)

    const { screen: fourth } = await open([delegation()])
    const keptChange = fourth.getByRole('dialog', { name: 'Change the proposer' })
    await expect.element(keptChange.getByRole('textbox', { name: 'Label' })).toHaveValue('Payments')
  })

  it('error: an unavailable service is not shown as an empty list; without a service the page says so', async () => {
    const { screen } = await open(null)
    await expect.element(screen.getByText('The service did not send the proposers')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    sourceChoice.set('chain')
    dataSource.serviceNamed()
    await expect.element(screen.getByText('The list of proposers is not available.')).toBeVisible()
    expect(screen.getByText('No proposers.').elements()).toEqual([])
  })

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('behavior: WCAG rules pass, %s at %i px, and nothing overflows', async (scheme, width) => {
    await page.viewport(width, 900)
    const { screen } = await open([delegation(), delegation({ proposer: ines, label: 'Ines', addedBy: left })])
    document.documentElement.dataset['mantineColorScheme'] = scheme
    await expect.element(screen.getByRole('row', { name: /^Ines/ })).toBeVisible()
    expect(await violations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await screen.getByRole('button', { name: 'Add a proposer' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Add a proposer' })).toBeVisible()
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
