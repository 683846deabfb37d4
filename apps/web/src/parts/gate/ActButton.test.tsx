import type { Delegate } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { chainState, treasury } from '../../testing/proposalFixture.ts'
import { renderInAccount } from '../../testing/renderInAccount.tsx'
import { seedAccount } from '../../testing/seedAccount.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { toDelegation } from '../../data/proposers/Delegation.ts'
import { ActButton } from './ActButton.tsx'
import { ActIcon } from './ActIcon.tsx'

const [alice] = chainState.owners
const erin: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const frank: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
if (!alice) throw new Error('fixture')

const delegate = (fields: Partial<Delegate> = {}): Delegate => ({
  safe: treasury,
  delegate: erin,
  delegator: alice,
  label: 'Bot',
  expiryDate: null,
  ...fields,
})

async function open(wallet: Address | null, delegates: readonly Delegate[] = []) {
  if (wallet !== null) walletStore.set({ status: 'connected', address: wallet, chainId: '31337' })
  const onAct = vi.fn()
  const { screen, client, account } = await renderInAccount(
    <>
      <ActButton act="propose" onClick={onAct}>
        Propose
      </ActButton>
      <ActButton act="sign" onClick={onAct}>
        Sign
      </ActButton>
      <ActIcon act="add-proposer" aria-label="Rename" title="Rename" onClick={onAct}>
        R
      </ActIcon>
    </>,
    treasury,
    (cache, opened) => {
      seedAccount(cache, opened)
      cache.setQueryData(queryKeys.chainState(opened.key), chainState)
      cache.setQueryData(['signing-ways', opened.chainId, wallet, chainState.owners.join(' ')], {
        isContract: false,
        through: [],
      })
      cache.setQueryData([...queryKeys.proposers(opened.key), 'of', wallet], delegates.map(toDelegation))
    },
  )
  const button = (name: string) => screen.getByRole('button', { name })
  return { screen, onAct, button, client, account }
}

describe('a button follows the table of acts', () => {
  beforeEach(() => {
    walletStore.clear()
    walletStore.setDialog(null)
    toasts.clear()
  })

  it('behavior: an owner acts', async () => {
    const { button, onAct } = await open(alice)
    for (const name of ['Propose', 'Sign', 'Rename']) await button(name).click()
    expect(onAct).toHaveBeenCalledTimes(3)
  })

  it('behavior: a proposer proposes and does not sign; the reason is beside the button', async () => {
    const { button, onAct, screen } = await open(erin, [delegate()])
    await button('Propose').click()
    expect(onAct).toHaveBeenCalledTimes(1)
    const sign = button('Sign')
    await expect.element(sign).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(sign)
      .toHaveAccessibleDescription(
        'Only owners of this account can sign its transactions. The connected wallet is a proposer: it may propose, but not sign.',
      )
    await expect.element(screen.getByText(/^Only owners of this account can sign/)).toBeVisible()
    sign.element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onAct).toHaveBeenCalledTimes(1)
    await expect.element(sign).toHaveFocus()
  })

  it('behavior: an icon that may not act shows the reason when it is pressed, also by touch', async () => {
    const { button, onAct } = await open(erin, [delegate()])
    await expect.element(button('Rename')).toHaveAttribute('aria-disabled', 'true')
    await button('Rename').click({ force: true })
    await button('Rename').click({ force: true })
    expect(toasts.list().map(({ title }) => title)).toEqual([button('Rename').element().getAttribute('title')])
    expect(toasts.list()[0]?.title).toMatch(/owner/)
    expect(onAct).not.toHaveBeenCalled()
  })

  it('security: an address added by a non-owner, or after its end date, is not a proposer', async () => {
    const { button, onAct } = await open(erin, [
      delegate({ delegator: frank }),
      delegate({ expiryDate: '2020-01-01T00:00:00Z' }),
      delegate({ expiryDate: 'never' }),
    ])
    await expect
      .element(button('Propose'))
      .toHaveAccessibleDescription(/The connected wallet is neither an owner nor a proposer\.$/)
    await button('Propose').click({ force: true })
    expect(onAct).not.toHaveBeenCalled()
  })

  it('security: the service cannot add an owner', async () => {
    const { button, client, account, onAct } = await open(erin)
    const reported = client.getQueryData<{ owners: unknown[] }>(queryKeys.safe(account.key))
    client.setQueryData(queryKeys.safe(account.key), {
      ...reported,
      owners: [{ value: erin, name: null, logoUri: null }],
    })
    await expect.element(button('Sign')).toHaveAttribute('aria-disabled', 'true')
    await button('Sign').click({ force: true })
    expect(onAct).not.toHaveBeenCalled()
  })

  it('behavior: without a wallet the button connects one', async () => {
    const { button, onAct } = await open(null)
    await expect.element(button('Propose')).toHaveAccessibleDescription('Connect the wallet of an owner or a proposer.')
    await button('Propose').click()
    expect(walletStore.getDialog()).toBe('connect')
    expect(onAct).not.toHaveBeenCalled()
  })
})
