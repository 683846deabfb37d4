import { expect, test } from 'vitest'
import { printExchangeFile, readExchangeFile } from './exchangeFile.ts'
import { packExchange, unpackExchange } from './packExchange.ts'
import type { SharedDraft } from './SharedDraft.ts'
import { buildShareFragment, openShareFragment, parseShareFragment } from './shareLink.ts'

const draft: SharedDraft = {
  kind: 'draft',
  chainId: 1n,
  chain: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH' },
  safe: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  use: 'template',
  name: 'Payroll',
  note: '',
  calls: [{ to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', value: 5n, data: '0xa9059cbb' }],
  createdAt: 1_700_000_000_000,
}

test('behavior: a draft is read from a file, packed bytes and a sealed link as it was shared', async () => {
  expect(readExchangeFile(printExchangeFile(draft))).toEqual(draft)
  expect(await unpackExchange(await packExchange(draft))).toEqual(draft)
  const fragment = parseShareFragment(`#${await buildShareFragment(draft, 'a passphrase')}`)
  if (fragment === null) throw new Error('There is no fragment.')
  expect(await openShareFragment(fragment, 'a passphrase')).toEqual(draft)
  await expect(openShareFragment(fragment, 'another one')).rejects.toMatchObject({ code: 'exchange/locked' })
})

test('security: a changed file, a delegatecall and a signature are refused', () => {
  const text = printExchangeFile(draft)
  expect(() => readExchangeFile(text.replace('Payroll', 'Payrol1'))).toThrow(
    expect.objectContaining({ code: 'exchange/damaged' }),
  )
  for (const extra of [{ operation: 1 }, { signatures: [] }]) {
    const changed = { ...draft, calls: draft.calls.map((call) => ({ ...call, ...extra })) }
    // The format has no place for them.
    expect(readExchangeFile(printExchangeFile(changed))).toEqual(draft)
  }
})
