import type { Address } from '@countersign/primitives'
import { expect, test } from 'vitest'
import type { Related } from '../../../data/related/readRelated.ts'
import type { RelatedAccount } from '../../../data/related/RelatedAccount.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { queueHeadQuery } from '../../../data/query/queueHeadQuery.ts'
import { chainState, propose, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { RelatedTree } from './RelatedTree.tsx'

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const CHAIN_ID = '31337'

const account = (number: number, threshold: number, next: readonly RelatedAccount[] = []): RelatedAccount => ({
  address: at(number),
  members: { owners: [at(901), at(902), at(903)], threshold },
  end: null,
  next,
})

/** Six levels of owners, of which the nearest has a second owner that is an account; one account below. */
const related: Related = {
  members: { owners: [at(11), at(901)], threshold: 2 },
  keys: 1,
  contracts: 0,
  above: {
    end: null,
    next: [
      account(11, 1, [
        account(12, 2, [account(13, 3, [account(14, 1, [account(15, 2, [account(16, 3)])])])]),
        account(22, 3),
      ]),
    ],
  },
  below: { end: null, next: [account(31, 2)] },
  denied: [],
}

/** @param waiting owner and owned account of each transaction that waits for an approval */
async function open(waiting: readonly { readonly owner: Address; readonly owned: Address }[]) {
  const { row } = await propose({ to: at(1), nonce: 5n })
  const proposals = waiting.map(({ owner, owned }) => ({ owner, owned, row: { ...row, id: `waits_in_${owned}` } }))
  const { screen } = await renderInAccount(
    <RelatedTree
      related={related}
      hasService
      waitsFor={({ id }, owner) => proposals.some((one) => one.row.id === id && one.owner === owner)}
    />,
    treasury,
    (client, { key }) => {
      client.setQueryData(queryKeys.chainState(key), chainState)
      for (const safe of [treasury, at(11), at(12), at(13), at(14), at(15)]) {
        const results = proposals
          .filter(({ owned }) => owned === safe)
          .map((one) => ({ type: 'TRANSACTION' as const, transaction: one.row, conflictType: 'None' as const }))
        client.setQueryData(queueHeadQuery({ chainId: CHAIN_ID, safe }).queryKey, {
          count: results.length,
          next: null,
          previous: null,
          results,
        })
      }
    },
  )
  return screen
}

test('behavior: owners are above at any depth, each with its threshold, the farthest first', async () => {
  const screen = await open([])
  await expect.element(screen.getByText('six levels above')).toBeVisible()
  const words = [...screen.container.querySelectorAll('[data-account-row]')].map((row) => row.textContent ?? '')
  const depths = words.map((text) => /[a-z]+ levels above|1 of 2 owners|this account|1 of its/.exec(text)?.[0])
  expect(depths).toEqual([
    'six levels above',
    'five levels above',
    'four levels above',
    'three levels above',
    'two levels above',
    'two levels above',
    '1 of 2 owners',
    'this account',
    '1 of its',
  ])
  expect(words.map((text) => /\d of \d/.exec(text)?.[0])).toEqual([
    '3 of 3',
    '2 of 3',
    '1 of 3',
    '3 of 3',
    '2 of 3',
    '3 of 3',
    '1 of 3',
    '2 of 2',
    '2 of 3',
  ])
})

test('behavior: the row of an owner offers the transactions that wait for its approval, at any depth', async () => {
  const screen = await open([
    { owner: at(11), owned: treasury },
    { owner: at(14), owned: at(13) },
  ])
  const links = screen.getByRole('link', { name: 'Sign as parent (1)' })
  await expect.element(links.nth(1)).toBeVisible()
  const hrefs = links.elements().map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    expect.stringMatching(new RegExp(`${at(13)}/transactions/waits_in_${at(13)}$`)),
    expect.stringMatching(new RegExp(`${treasury}/transactions/waits_in_${treasury}$`)),
  ])
  await expect
    .element(screen.getByRole('link', { name: 'Open' }).first())
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`${at(16)}$`)))
})
