import { PERMIT2_ADDRESS } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { afterEach, expect, test } from 'vitest'
import { chainFixture } from '../../../../data/chain-access/chainFixture.ts'
import { queryKeys } from '../../../../data/keys/queryKeys.ts'
import { addressBookStore } from '../../../../data/storage/addressBook.ts'
import { AccountContext } from '../../../../data/url/AccountContext.tsx'
import { treasury } from '../../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../../testing/renderInAccount.tsx'
import type { ApprovalRow } from '../model/approvalRows.ts'
import { ApprovalsTable } from './ApprovalsTable.tsx'

const usd = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const [booked, person, stranger]: readonly [Address, Address, Address] = [
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
]

const rowOf = (spender: Address, fields: Partial<ApprovalRow> = {}): ApprovalRow => ({
  id: spender,
  kind: 'ERC20',
  token: usd,
  spender,
  tokenId: null,
  allowance: 5_000_000n,
  isUnlimited: false,
  held: 9_000_000n,
  takeable: 5_000_000n,
  symbol: 'USD',
  decimals: 6,
  expiresAt: null,
  isContract: true,
  changedAt: Date.UTC(2024, 7, 19),
  changedBlock: 12,
  changedBy: `0x${'1'.repeat(64)}`,
  price: '1',
  value: '5.000000',
  ...fields,
})

afterEach(() => addressBookStore.set([]))

test('security: the mark of a spender comes from the own book and the chain; a name of the service gives none', async () => {
  addressBookStore.set([{ address: booked, name: 'Kestrel Audits', chainId: null }])
  const rows = [
    rowOf(booked),
    rowOf(person, { isContract: false, isUnlimited: true }),
    rowOf(PERMIT2_ADDRESS),
    rowOf(stranger),
  ]
  const { screen } = await renderInAccount(
    <ApprovalsTable
      rows={rows}
      currency="usd"
      chosen={new Set()}
      whoOf={({ spender }) => spender}
      onToggle={() => {}}
      onLower={() => {}}
    />,
    treasury,
    (client, { key }) => {
      client.setQueryData(queryKeys.balances(key, 'usd'), {
        fiatTotal: '0',
        items: [
          {
            tokenInfo: { type: 'ERC20', address: usd, decimals: 6, symbol: 'USD', name: 'USD', logoUri: null },
            balance: 9_000_000n,
            fiatBalance: '9',
            fiatConversion: '1',
            fiatBalance24hChange: null,
          },
        ],
      })
    },
    '/safes/$safe/approvals',
  )
  const row = (index: number) => screen.getByRole('row').nth(index + 1)
  await expect.element(row(0)).toHaveTextContent('In your book')
  await expect.element(row(1)).toHaveTextContent('A wallet, no contract')
  await expect.element(row(1)).toHaveTextContent('Everything, no limit')
  await expect.element(row(2)).toHaveTextContent('Known by address')
  await expect.element(row(2)).toHaveTextContent('token, for apps')
  await expect.element(row(3)).toHaveTextContent('Not known')
  // The token itself is neither published nor in a list.
  await expect.element(row(3)).toHaveTextContent('Unverified')
  await expect.element(row(3)).toHaveTextContent('19 Aug 2024')
})

test('security: a contract with a published flaw is marked as a danger, also when it is a contact', async () => {
  const flawed = '0x044b75f554b886A065b9567891e45c79542d7357'
  addressBookStore.set([{ address: flawed, name: 'My router', chainId: null }])
  const chain = chainFixture({ chainId: '1' })
  const { screen } = await renderInAccount(
    <AccountContext
      value={{ chain, chainId: '1', safe: treasury, key: { chainId: '1', safe: treasury }, account: `eth:${treasury}` }}
    >
      <ApprovalsTable
        rows={[rowOf(flawed)]}
        currency="usd"
        chosen={new Set()}
        whoOf={({ spender }) => spender}
        onToggle={() => {}}
        onLower={() => {}}
      />
    </AccountContext>,
    treasury,
    () => {},
    '/safes/$safe/approvals',
  )
  const row = screen.getByRole('row').nth(1)
  await expect.element(row).toHaveTextContent('Known flaw')
  await expect.element(row).toHaveTextContent('RouteProcessor2: approved tokens were stolen in 2023-04')
  await expect.element(row).not.toHaveTextContent('In your book')
})
